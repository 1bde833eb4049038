export { type ErrorDefinition, type ErrorKey, errorCatalogue } from './catalogue'
export {
  type ErrorKind,
  type ListWriteErrorBody,
  type ReadErrorBody,
  toErrorBody,
  type WriteErrorBody,
} from './error-body'
export {
  type DuplicateMatchResult,
  fail,
  isPorchlightError,
  PorchlightError,
  type WriteErrorDetail,
} from './porchlight-error'

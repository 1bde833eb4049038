export { type ErrorKey, errorCatalogue } from './catalogue/catalogue'
export type { CustomerErrorKey } from './catalogue/customer-errors'
export {
  type ErrorKind,
  errorKeyHeader,
  errorKeyOf,
  type ListWriteErrorBody,
  type ReadErrorBody,
  toErrorBody,
  type WriteErrorBody,
} from './error-body'
export { type ErrorDefinition, templateOf } from './error-definition'
export {
  type DuplicateMatchResult,
  fail,
  isPorchlightError,
  PorchlightError,
  type WriteErrorDetail,
} from './porchlight-error'

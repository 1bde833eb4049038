export { type ErrorDefinition, type ErrorKey, errorCatalogue } from './catalogue'
export { type ReadErrorBody, toErrorBody, type WriteErrorBody } from './error-body'
export { fail, isPorchlightError, PorchlightError, type WriteErrorDetail } from './porchlight-error'

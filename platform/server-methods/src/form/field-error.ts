import { type ErrorKey, fail, type PorchlightError } from '@porchlight/errors'

/** The error `key` with the field of the form that it belongs to. */
export function fieldError(key: ErrorKey, ...fields: readonly string[]): PorchlightError {
  const { code, message } = fail(key)
  return fail(
    key,
    {},
    { fieldErrors: fields.map((field) => ({ field, fieldLabel: field, errorCode: code, message })) },
  )
}

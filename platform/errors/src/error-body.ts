import { type ErrorKey, errorCatalogue } from './catalogue/catalogue'
import { type ErrorDefinition, templateOf } from './error-definition'
import type { DuplicateMatchResult, PorchlightError } from './porchlight-error'

/** The body of a failed read: an array, as the platform sends it. */
export type ReadErrorBody = readonly { readonly errorCode: string; readonly message: string }[]

/** The body of a rejected write: an object with the errors of the record and of its fields. */
export interface WriteErrorBody {
  readonly enhancedErrorType: 'RecordError' | null
  readonly message: string
  readonly output: {
    readonly errors: readonly WriteErrorEntry[]
    readonly fieldErrors: Readonly<Record<string, readonly WriteErrorEntry[]>>
  }
}

/** The body of a rejected write of a list view: the errors of its parts are a list (`docs/specification/ui-api.md`). */
export interface ListWriteErrorBody {
  readonly enhancedErrorType: null
  readonly message: string
  readonly output: {
    readonly errors: readonly WriteErrorEntry[]
    readonly fieldErrors: readonly {
      readonly errorCode: string
      readonly errorMessage: string
      readonly fieldApiName: string
      readonly message: string
    }[]
  }
}

/** How a call reports its errors: an array, or an object for writes of records or of list views. */
export type ErrorKind = 'read' | 'write' | 'listWrite'

interface WriteErrorEntry {
  readonly constituentField: string | null
  readonly duplicateRecordError: { readonly matchResults: readonly DuplicateMatchResult[] } | null
  readonly errorCode: string
  readonly field: string | null
  readonly fieldLabel: string | null
  readonly message: string
}

/**
 * Returns the body of the response for `error`: an array for a read, the write-error object for a write of a record or,
 * with a list of errors of its parts, of a list view. Shapes: `error-read-400.json` and
 * `error-write-400.RECONSTRUCTED.json` of the samples.
 */
export function toErrorBody(
  error: PorchlightError,
  kind: ErrorKind,
): ReadErrorBody | WriteErrorBody | ListWriteErrorBody {
  if (kind === 'read') return [{ errorCode: error.code, message: error.message }]
  const fieldErrors: Record<string, WriteErrorEntry[]> = {}
  for (const detail of error.fieldErrors) {
    const entries = fieldErrors[detail.field] ?? []
    entries.push({ constituentField: detail.field, duplicateRecordError: null, ...detail })
    fieldErrors[detail.field] = entries
  }
  const { duplicateMatches } = error
  const whole: WriteErrorEntry = {
    constituentField: null,
    duplicateRecordError: duplicateMatches.length === 0 ? null : { matchResults: duplicateMatches },
    errorCode: error.code,
    field: null,
    fieldLabel: null,
    message: error.message,
  }
  const errors = error.fieldErrors.length > 0 ? [] : [whole]
  if (kind === 'listWrite') {
    const ofParts = error.fieldErrors.map(({ field, errorCode, message }) => ({
      errorCode,
      errorMessage: message,
      fieldApiName: field,
      message,
    }))
    return {
      enhancedErrorType: null,
      message: error.message,
      output: { errors, fieldErrors: ofParts },
    }
  }
  return { enhancedErrorType: 'RecordError', message: error.message, output: { errors, fieldErrors } }
}

/** The header that names a rejected write’s error for scripts: its key in the catalogue, derived from the body. */
export const errorKeyHeader = 'x-error-key'

/**
 * Returns the catalogue key that the body of a rejected write refers to: several rows share a code, and the message
 * distinguishes them. It reveals no more than the body does: rows with the same text are treated as one.
 */
export function errorKeyOf(error: PorchlightError): ErrorKey {
  const [field] = error.fieldErrors
  const { code, message } = field === undefined ? error : { code: field.errorCode, message: field.message }
  const alike = rows.filter(([, row]) => row.code === code)
  const [key] = alike.find(([, row]) => templateOf(row) === message) ?? alike[0] ?? ['internal']
  return key
}

const rows = Object.entries(errorCatalogue) as readonly [ErrorKey, ErrorDefinition][]

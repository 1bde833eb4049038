import type { PorchlightError } from './porchlight-error'

/** The body of a failed read: an array, as the platform sends it. */
export type ReadErrorBody = readonly { readonly errorCode: string; readonly message: string }[]

/** The body of a refused write: an object with the errors of the record and of its fields. */
export interface WriteErrorBody {
  readonly enhancedErrorType: 'RecordError' | null
  readonly message: string
  readonly output: {
    readonly errors: readonly WriteErrorEntry[]
    readonly fieldErrors: Readonly<Record<string, readonly WriteErrorEntry[]>>
  }
}

interface WriteErrorEntry {
  readonly constituentField: string | null
  readonly duplicateRecordError: null
  readonly errorCode: string
  readonly field: string | null
  readonly fieldLabel: string | null
  readonly message: string
}

/**
 * The body that answers `error`: an array for a read, the write-error object for a write of a record.
 * Shapes: `error-read-400.json` and `error-write-400.RECONSTRUCTED.json` of the samples.
 */
export function toErrorBody(error: PorchlightError, kind: 'read' | 'write'): ReadErrorBody | WriteErrorBody {
  if (kind === 'read') return [{ errorCode: error.code, message: error.message }]
  const fieldErrors: Record<string, WriteErrorEntry[]> = {}
  for (const detail of error.fieldErrors) {
    const entries = fieldErrors[detail.field] ?? []
    entries.push({ constituentField: detail.field, duplicateRecordError: null, ...detail })
    fieldErrors[detail.field] = entries
  }
  const whole: WriteErrorEntry = {
    constituentField: null,
    duplicateRecordError: null,
    errorCode: error.code,
    field: null,
    fieldLabel: null,
    message: error.message,
  }
  return {
    enhancedErrorType: 'RecordError',
    message: error.message,
    output: { errors: error.fieldErrors.length > 0 ? [] : [whole], fieldErrors },
  }
}

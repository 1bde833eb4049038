import { type ErrorKey, errorCatalogue } from './catalogue/catalogue'
import { templateOf } from './error-definition'

/** A field error of a write, in the platform's format. */
export interface WriteErrorDetail {
  /** The field's api name. */
  readonly field: string
  /** The label that a person knows the field by. */
  readonly fieldLabel: string
  readonly errorCode: string
  readonly message: string
}

/** Records that a write would have doubled, as one match rule found them. */
export interface DuplicateMatchResult {
  /** The api name of their object. */
  readonly apiName: string
  /** Whether the record can be saved by insisting. */
  readonly isAllowSave: boolean
  /** 18 characters each. */
  readonly matchRecordIds: readonly string[]
  readonly matchRule: string
  readonly objectLabel: string
  readonly objectLabelPlural: string
  readonly themeInfo: { readonly color: string; readonly iconUrl: string }
}

interface ErrorDetails {
  readonly fieldErrors?: readonly WriteErrorDetail[]
  readonly duplicateMatches?: readonly DuplicateMatchResult[]
  readonly retryAfterSeconds?: number
  readonly cause?: unknown
}

/**
 * An error of the catalogue with its placeholders filled in. It is the only error class from which servers create
 * responses.
 */
export class PorchlightError extends Error {
  override readonly name = 'PorchlightError'
  readonly key: ErrorKey
  /** The wire code, such as `INVALID_FIELD`. */
  readonly code: string
  /** The HTTP status. */
  readonly status: number
  /** Field errors; present only when a write was rejected because of its fields. */
  readonly fieldErrors: readonly WriteErrorDetail[]
  /** Present only when a write was rejected because it would duplicate records. */
  readonly duplicateMatches: readonly DuplicateMatchResult[]
  /** Seconds after which a retry makes sense; sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    key: ErrorKey,
    parameters: Readonly<Record<string, string | number>> = {},
    details: ErrorDetails = {},
  ) {
    const definition = errorCatalogue[key]
    super(
      templateOf(definition).replace(/\{(\w+)\}/g, (blank, name: string) =>
        String(parameters[name] ?? blank),
      ),
      { cause: details.cause },
    )
    this.key = key
    this.code = definition.code
    this.status = definition.status
    this.fieldErrors = details.fieldErrors ?? []
    this.duplicateMatches = details.duplicateMatches ?? []
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

/** Creates the error `key` of the catalogue; `throw fail('notFound')`. */
export function fail(
  key: ErrorKey,
  parameters?: Readonly<Record<string, string | number>>,
  details?: ErrorDetails,
): PorchlightError {
  return new PorchlightError(key, parameters, details)
}

/** Whether `error` (or that of the catalogue named `key`) is one of ours. */
export function isPorchlightError(error: unknown, key?: ErrorKey): error is PorchlightError {
  return error instanceof PorchlightError && (key === undefined || error.key === key)
}

import { type ErrorKey, errorCatalogue } from './catalogue'

/** A field error of a write, in the words of the platform. */
export interface WriteErrorDetail {
  /** The field's api name. */
  readonly field: string
  /** The label that a person knows the field by. */
  readonly fieldLabel: string
  readonly errorCode: string
  readonly message: string
}

/** An error of the catalogue with its blanks filled in. It is the only error class that servers answer from. */
export class PorchlightError extends Error {
  override readonly name = 'PorchlightError'
  readonly key: ErrorKey
  /** The wire code, such as `INVALID_FIELD`. */
  readonly code: string
  /** The HTTP status. */
  readonly status: number
  /** Field errors; present only when a write was refused because of its fields. */
  readonly fieldErrors: readonly WriteErrorDetail[]
  /** Seconds after which a retry makes sense; sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    key: ErrorKey,
    parameters: Readonly<Record<string, string | number>> = {},
    details: { fieldErrors?: readonly WriteErrorDetail[]; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    const definition = errorCatalogue[key]
    super(
      definition.message.replace(/\{(\w+)\}/g, (blank, name: string) => String(parameters[name] ?? blank)),
      { cause: details.cause },
    )
    this.key = key
    this.code = definition.code
    this.status = definition.status
    this.fieldErrors = details.fieldErrors ?? []
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

/** Makes the error `key` of the catalogue; `throw fail('notFound')`. */
export function fail(
  key: ErrorKey,
  parameters?: Readonly<Record<string, string | number>>,
  details?: { fieldErrors?: readonly WriteErrorDetail[]; retryAfterSeconds?: number; cause?: unknown },
): PorchlightError {
  return new PorchlightError(key, parameters, details)
}

/** Tells whether `error` (or that of the catalogue named `key`) is one of ours. */
export function isPorchlightError(error: unknown, key?: ErrorKey): error is PorchlightError {
  return error instanceof PorchlightError && (key === undefined || error.key === key)
}

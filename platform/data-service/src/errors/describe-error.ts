/** One error, with the server's message. */
export interface ErrorDetail {
  /** Such as `REQUIRED_FIELD_MISSING`; empty when the response has none. */
  readonly errorCode: string
  readonly message: string
  /** The api name of the field that it is about; null when it is about none. */
  readonly field: string | null
}

/** Any failure in one shape. */
export interface DescribedError {
  /** The HTTP status; 0 when there was no response. */
  readonly status: number
  /** At least one. */
  readonly details: readonly ErrorDetail[]
}

/**
 * Converts every failure of a read or a write to one shape: the arrays of reads, the objects of writes with their field
 * errors, a network adapter's result without a response, and thrown errors (`docs/specification/ui-api.md` section 1,
 * Errors).
 */
export function describeError(error: unknown): DescribedError {
  if (error instanceof Error) {
    const { status, code } = error as { readonly status?: unknown; readonly code?: unknown }
    const errorCode = typeof code === 'string' ? code : error.name
    return { status: typeof status === 'number' ? status : 0, details: [detail(errorCode, error.message)] }
  }
  if (!isObject(error)) return { status: 0, details: [detail('', String(error))] }
  const status = typeof error.status === 'number' ? error.status : 0
  const details = detailsOf('body' in error ? error.body : error)
  const fallback = typeof error.statusText === 'string' ? error.statusText : ''
  return { status, details: details.length > 0 ? details : [detail('', fallback)] }
}

function detailsOf(body: unknown): readonly ErrorDetail[] {
  if (Array.isArray(body)) return body.flatMap(detailsOf)
  if (!isObject(body)) return []
  const { output } = body
  if (isObject(output)) {
    const fieldErrors = isObject(output.fieldErrors) ? Object.entries(output.fieldErrors) : []
    const details = [
      ...detailsOf(output.errors),
      ...fieldErrors.flatMap(([field, errors]) => detailsOf(errors).map((one) => ({ ...one, field }))),
    ]
    if (details.length > 0) return details
  }
  const message = body.message ?? body.errorMessage
  if (typeof message !== 'string') return []
  const field = body.field ?? body.fieldApiName
  return [
    {
      errorCode: typeof body.errorCode === 'string' ? body.errorCode : '',
      message,
      field: typeof field === 'string' ? field : null,
    },
  ]
}

function detail(errorCode: string, message: string): ErrorDetail {
  return { errorCode, message, field: null }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

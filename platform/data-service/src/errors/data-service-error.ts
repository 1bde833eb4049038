/** An error raised by the client itself; codes and messages are rows of the catalogue in `@porchlight/errors`. */
export class DataServiceError extends Error {
  override readonly name = 'DataServiceError'
  readonly code: string
  /** The HTTP status that the row names. */
  readonly status: number

  constructor(row: ClientError, blanks: Readonly<Record<string, string>> = {}) {
    super(row.message.replace(/\{(\w+)\}/g, (blank, name: string) => blanks[name] ?? blank))
    this.code = row.code
    this.status = row.status
  }
}

/** A row of the catalogue. */
export interface ClientError {
  readonly code: string
  readonly status: number
  readonly message: string
}

/** One row of the catalogue: the wire code, the HTTP status and the message template (`{name}` is filled in). */
export interface ErrorDefinition {
  readonly code: string
  readonly status: number
  readonly message: string
}

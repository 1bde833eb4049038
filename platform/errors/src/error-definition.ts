/** A text that customers are shown, in both languages of the portal. */
export interface CustomerText {
  readonly en: string
  readonly es: string
}

/** An error that only programs meet: `message` is its English template (`{name}` is filled in). */
export interface ProgramError {
  /** The wire code, such as `INVALID_FIELD`. */
  readonly code: string
  /** The HTTP status. */
  readonly status: number
  readonly message: string
}

/**
 * An error that customers can encounter. Pages and the API show the same message, each page in its language; where the
 * specification of the data service fixes the API's response, or the message contains values that pages do not have,
 * pages show the text `onPage`.
 */
export type CustomerError =
  | (Omit<ProgramError, 'message'> & { readonly message: CustomerText })
  | (ProgramError & { readonly onPage: CustomerText })

/** One row of the catalogue. */
export type ErrorDefinition = ProgramError | CustomerError

/** Returns the English template that the API responds with. */
export function templateOf({ message }: ErrorDefinition): string {
  return typeof message === 'string' ? message : message.en
}

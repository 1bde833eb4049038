/** What a hosted check is asked for. */
export interface IdentityCheckRequest {
  /** Ours, such as the id of a verification; it comes back with the result. */
  readonly reference: string
  /** Where the browser goes when it is done. */
  readonly returnAddress: string
  readonly language: 'en' | 'es'
  /** Whom the check has to find: somebody of another name does not pass. */
  readonly firstName: string
  readonly lastName: string
}

/**
 * Checks who somebody is, on pages of its own: no number and no picture of a document reaches us. The result comes
 * as a signed callback. Fails with `unavailable` when the service does not answer in time or says what nobody
 * understands.
 */
export interface IdentityCheckPort {
  /** Prepares a check and gives the service's name for it. */
  begin(request: IdentityCheckRequest): Promise<string>
  /** The page on which the check of that name is done. */
  addressOf(checkReference: string): string
}

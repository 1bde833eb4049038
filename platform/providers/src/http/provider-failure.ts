/**
 * An external service did not respond, or not as agreed: retry later. The message contains codes only, so that it can
 * be logged.
 */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure'
  /** The HTTP status of a response that was not 2xx; null when there was none. */
  readonly status: number | null

  constructor(message: string, status: number | null = null) {
    super(message)
    this.status = status
  }
}

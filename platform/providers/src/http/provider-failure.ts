/**
 * A service outside that did not answer, or not as agreed: ask again later. The message names codes only, so that it
 * can be logged.
 */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure'
  /** The HTTP status of an answer that was not 2xx; null when none came. */
  readonly status: number | null

  constructor(message: string, status: number | null = null) {
    super(message)
    this.status = status
  }
}

/**
 * A service outside that did not answer, or not as agreed: ask again later. The message names codes only, so that it
 * can be logged.
 */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure'
}

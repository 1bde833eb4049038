/**
 * A text that was not taken, or of which that is not known. `temporary`: send it again later. `permanent`: this number
 * never gets it. `stopped`: its owner has opted out with the service. The message names codes only, so that it
 * can be logged.
 */
export class TextFailure extends Error {
  override readonly name = 'TextFailure'

  constructor(
    readonly kind: 'temporary' | 'permanent' | 'stopped',
    message: string,
  ) {
    super(message)
  }
}

/**
 * A text that was rejected, or whose acceptance is unknown. `temporary`: resend it later. `permanent`: this number can
 * never receive it. `stopped`: its owner has opted out with the service. The message contains codes only, so that it
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

/**
 * A message that was rejected, or whose acceptance is unknown. `temporary`: resend it later with the same key.
 * `permanent`: this message will never be accepted, such as for an unknown address. The message contains codes only, so
 * that it can be logged.
 */
export class MailFailure extends Error {
  override readonly name = 'MailFailure'

  constructor(
    readonly kind: 'temporary' | 'permanent',
    message: string,
  ) {
    super(message)
  }
}

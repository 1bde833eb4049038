/**
 * A message that was not taken, or of which that is not known. `temporary`: send it again later with the same key.
 * `permanent`: this message will never be taken, such as for an unknown address. The message names codes only, so
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

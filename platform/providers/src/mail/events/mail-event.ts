import type { Static } from 'typebox'
import { signBody } from '../../http/signed-body'
import { readSignedCallback, type SignedCallback } from '../../http/signed-callback'
import { MailEventSchema } from './mail-event-wire'

/** What happened to a mail after the mail server accepted it. */
export type MailEvent = Static<typeof MailEventSchema>

/** The header that carries the signature: `t=<seconds>,v1=<hex>`. */
export const mailSignatureHeader = 'mail-signature'

/** Signs an event as the mail service does. */
export function signMailEvent(body: string, secret: string, now: Date): string {
  return signBody(body, secret, now)
}

/** Reads an event; null unless one of `secrets` signed these exact bytes within the last five minutes. */
export function readMailEvent(
  callback: SignedCallback,
  secrets: readonly string[],
  now: Date,
): MailEvent | null {
  return readSignedCallback(MailEventSchema, callback, secrets, now)
}

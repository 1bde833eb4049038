import type { Static } from 'typebox'
import { signBody } from '../../http/signed-body'
import { readSignedCallback, type SignedCallback } from '../../http/signed-callback'
import { IdentityCallbackSchema, type IdentityOutcomeSchema } from '../identity-wire'

/** The outcome of a check. */
export type IdentityOutcome = Static<typeof IdentityOutcomeSchema>

/** A callback that the service has signed. */
type IdentityCallback = Static<typeof IdentityCallbackSchema>

/** The header that carries the signature: `t=<seconds>,v1=<hex>`. */
export const identitySignatureHeader = 'identity-signature'

/** Signs a callback as the service does. */
export function signIdentityCallback(body: string, secret: string, now: Date): string {
  return signBody(body, secret, now)
}

/** Reads a callback; null unless one of `secrets` signed these exact bytes within the last five minutes. */
export function readIdentityCallback(
  callback: SignedCallback,
  secrets: readonly string[],
  now: Date,
): IdentityCallback | null {
  return readSignedCallback(IdentityCallbackSchema, callback, secrets, now)
}

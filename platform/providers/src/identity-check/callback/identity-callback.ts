import type { Static } from 'typebox'
import { Value } from 'typebox/value'
import { isSignedBody, readSignature, signBody } from '../../http/signed-body'
import { IdentityCallbackSchema, type IdentityOutcomeSchema } from '../identity-wire'

/** What a check came to. */
export type IdentityOutcome = Static<typeof IdentityOutcomeSchema>

/** A callback that the service has signed. */
type IdentityCallback = Static<typeof IdentityCallbackSchema>

/** The header that carries the signature: `t=<seconds>,v1=<hex>`. */
export const identitySignatureHeader = 'identity-signature'

/** Signs a callback as the service does. */
export function signIdentityCallback(body: string, secret: string, now: Date): string {
  return signBody(body, secret, now)
}

/** Reads a callback; null unless one of `secrets` signed these very bytes within the last five minutes. */
export function readIdentityCallback(
  callback: { readonly body: string; readonly signature: string | undefined },
  secrets: readonly string[],
  now: Date,
): IdentityCallback | null {
  const signature = readSignature(callback.signature)
  if (signature === null || !isSignedBody(callback.body, signature, secrets, now)) return null
  return parse(callback.body)
}

function parse(body: string): IdentityCallback | null {
  try {
    const callback: unknown = JSON.parse(body)
    return Value.Check(IdentityCallbackSchema, callback) ? callback : null
  } catch {
    return null
  }
}

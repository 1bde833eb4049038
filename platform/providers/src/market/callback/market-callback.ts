import { Value } from 'typebox/value'
import { isSignedBody, readSignature, signBody } from '../../http/signed-body'
import { MarketEventSchema } from '../market-event-schema'
import type { MarketEvent } from '../market-port'

/** The header that carries the signature: `t=<seconds>,v1=<hex>`. */
export const marketSignatureHeader = 'x-market-signature'

/** Signs the bytes of a callback as the market does. */
export function signMarketCallback(body: string, secret: string, now: Date): string {
  return signBody(body, secret, now)
}

/**
 * Returns the event of a callback; null for one that is not signed with one of `secrets` over these exact bytes, whose
 * time is more than five minutes off, or whose content we do not recognise (abuse case A24). Accepting several secrets
 * allows rotation.
 */
export function readMarketCallback(
  callback: { readonly body: string; readonly signature: string | undefined },
  secrets: readonly string[],
  now: Date,
): MarketEvent | null {
  const signature = readSignature(callback.signature)
  if (signature === null || !isSignedBody(callback.body, signature, secrets, now)) return null
  try {
    const event: unknown = JSON.parse(callback.body)
    return Value.Check(MarketEventSchema, event) ? event : null
  } catch {
    return null
  }
}

import { createHmac, timingSafeEqual } from 'node:crypto'
import { Value } from 'typebox/value'
import { MarketEventSchema } from '../market-event-schema'
import type { MarketEvent } from '../market-port'

/** How long a signature counts, before and after its time. */
const toleranceSeconds = 300

/** The header that carries the signature: `t=<seconds>,v1=<hex>`. */
export const marketSignatureHeader = 'x-market-signature'

/** Signs the bytes of a callback as the market does: HMAC-SHA-256 over the time and the body. */
export function signMarketCallback(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1_000)
  return `t=${seconds},v1=${digestOf(seconds, body, secret).toString('hex')}`
}

/**
 * The event of a callback; null for one that is not signed by one of `secrets` over these very bytes, whose time is
 * more than five minutes away, or that says nothing we know (abuse case A24). Several secrets let one replace another.
 */
export function readMarketCallback(
  callback: { readonly body: string; readonly signature: string | undefined },
  secrets: readonly string[],
  now: Date,
): MarketEvent | null {
  const [, time, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(callback.signature ?? '') ?? []
  if (time === undefined || given === undefined) return null
  const seconds = Number(time)
  if (Math.abs(now.getTime() / 1_000 - seconds) > toleranceSeconds) return null
  const digest = Buffer.from(given, 'hex')
  const isSigned = secrets.some((secret) => timingSafeEqual(digest, digestOf(seconds, callback.body, secret)))
  if (!isSigned) return null
  try {
    const event: unknown = JSON.parse(callback.body)
    return Value.Check(MarketEventSchema, event) ? event : null
  } catch {
    return null
  }
}

function digestOf(seconds: number, body: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest()
}

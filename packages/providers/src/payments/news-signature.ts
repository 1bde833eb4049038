import { createHmac, timingSafeEqual } from 'node:crypto'

/** How old a signature may be, in seconds, either way: clocks differ (abuse case A24). */
const signatureToleranceSeconds = 300

/** The header that carries the signature: `t=1763820000,v1=<hex>`, with one `v1` for each secret in use. */
export const signatureHeader = 'porchlight-payment-signature'

/** Signs a body at a moment: an HMAC over the time and the bytes. */
export function signNews(secret: string, body: Uint8Array, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${macOf(secret, seconds, body).toString('hex')}`
}

/** Whether one of `secrets` signed exactly these bytes within the tolerance of `now`. */
export function isSignedNews(
  secrets: readonly string[],
  signature: string | undefined,
  body: Uint8Array,
  now: Date,
): boolean {
  if (signature === undefined || signature.length > 500) return false
  const seconds = Number(/^t=(\d{1,12}),/.exec(signature)?.[1] ?? Number.NaN)
  const age = Math.abs(now.getTime() / 1000 - seconds)
  if (!(age <= signatureToleranceSeconds)) return false
  const given = [...signature.matchAll(/,v1=([0-9a-f]{64})(?=,|$)/g)].map(([, hex = '']) =>
    Buffer.from(hex, 'hex'),
  )
  return secrets.some((secret) => {
    const wanted = macOf(secret, seconds, body)
    return given.some((mac) => timingSafeEqual(mac, wanted))
  })
}

function macOf(secret: string, seconds: number, body: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()
}

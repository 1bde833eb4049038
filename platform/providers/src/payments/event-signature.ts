import { isSignedBody, signBody } from '../http/signed-body'

/** The header that carries the signature: `t=1763820000,v1=<hex>`, with one `v1` for each secret in use. */
export const signatureHeader = 'porchlight-payment-signature'

/** Signs a body at a moment: an HMAC over the time and the bytes. */
export function signEvent(secret: string, body: Uint8Array, at: Date): string {
  return signBody(body, secret, at)
}

/** Checks whether one of `secrets` signed exactly these bytes within the tolerance of `now`. */
export function isSignedEvent(
  secrets: readonly string[],
  signature: string | undefined,
  body: Uint8Array,
  now: Date,
): boolean {
  if (signature === undefined || signature.length > 500) return false
  const seconds = Number(/^t=(\d{1,12}),/.exec(signature)?.[1] ?? Number.NaN)
  const digests = [...signature.matchAll(/,v1=([0-9a-f]{64})(?=,|$)/g)].map(([, hex = '']) =>
    Buffer.from(hex, 'hex'),
  )
  return isSignedBody(body, { seconds, digests }, secrets, now)
}

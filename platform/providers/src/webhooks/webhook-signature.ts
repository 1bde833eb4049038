import { signBody } from '../http/signed-body'

/** The header that carries the signature: `t=<seconds>,v1=<hex>`, with a further `v1` while two secrets are valid. */
export const webhookSignatureHeader = 'porchlight-signature'

/** Signs a body with every valid secret: HMAC-SHA-256 over the seconds, a point and the exact bytes of the body. */
export function signWebhook(body: string, secrets: readonly string[], now: Date): string {
  return signBody(body, secrets, now)
}

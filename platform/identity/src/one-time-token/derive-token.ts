import { createHmac, hkdfSync } from 'node:crypto'

/** The origin that a token belongs to. */
export interface TokenOrigin {
  readonly purpose: string
  readonly brand: string
  readonly subjectId: string
  /** Names the issue, such as the id of the job that mails the link. */
  readonly key: string
  /** Random bytes stored with the token's hash, so that no later issue results in the same token. */
  readonly seed: Uint8Array
}

/**
 * Creates the function that always returns the same token for the same origin: HMAC-SHA-256 under a key derived from
 * `secret` (HKDF-SHA-256), in the format of every other token. Without the secret it cannot be derived, whatever else
 * of the origin is known.
 */
export function createTokenDeriver(secret: string): (origin: TokenOrigin) => string {
  const derivedKey = Buffer.from(hkdfSync('sha256', secret, '', 'porchlight identity.one-time-token', 32))
  return ({ purpose, brand, subjectId, key, seed }) =>
    createHmac('sha256', derivedKey)
      .update(JSON.stringify([purpose, brand, subjectId, key]))
      .update(seed)
      .digest('base64url')
}

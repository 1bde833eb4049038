import { createHmac, hkdfSync } from 'node:crypto'

/** What a token belongs to. */
export interface TokenOrigin {
  readonly purpose: string
  readonly brand: string
  readonly subjectId: string
  /** Names the issue, such as the id of the job that mails the link. */
  readonly key: string
  /** Random bytes that are stored with the token's hash, so that no later issue gives the same token. */
  readonly seed: Uint8Array
}

/**
 * Makes the function that gives one token for one origin, time after time: HMAC-SHA-256 under a key derived from
 * `secret` (HKDF-SHA-256), in the shape of every other token. Without the secret it cannot be derived, whatever else
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

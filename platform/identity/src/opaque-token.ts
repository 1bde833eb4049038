import { createHash } from 'node:crypto'

const tokenBytes = 32
const tokenShape = /^[A-Za-z0-9_-]{43}$/

/** Creates a new token of 256 random bits as base64url, 43 characters. It has no meaning until it is looked up. */
export function newToken(randomBytes: (size: number) => Uint8Array): string {
  return Buffer.from(randomBytes(tokenBytes)).toString('base64url')
}

/**
 * Returns the stored form of a token: SHA-256 of its text. A fast hash is sufficient because 256 random bits cannot be
 * guessed. Null when `token` does not have the format of a token, which saves the lookup.
 */
export function hashToken(token: string): Buffer | null {
  return tokenShape.test(token) ? createHash('sha256').update(token).digest() : null
}

import { createHash } from 'node:crypto'

const tokenBytes = 32
const tokenShape = /^[A-Za-z0-9_-]{43}$/

/** A new token of 256 random bits as base64url, 43 characters. It means nothing until it is looked up. */
export function newToken(randomBytes: (size: number) => Uint8Array): string {
  return Buffer.from(randomBytes(tokenBytes)).toString('base64url')
}

/**
 * What is stored of a token: SHA-256 of its text. A fast hash is enough because 256 random bits cannot be
 * guessed. Null when `token` does not have the shape of a token, which saves the look-up.
 */
export function hashToken(token: string): Buffer | null {
  return tokenShape.test(token) ? createHash('sha256').update(token).digest() : null
}

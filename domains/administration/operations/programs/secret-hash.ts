import { createHash } from 'node:crypto'

/** What is stored of a code, token or secret of 256 random bits or more, which cannot be guessed: SHA-256 of its text. */
export function hashSecret(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

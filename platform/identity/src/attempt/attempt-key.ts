import { createHash } from 'node:crypto'

/** Returns the stored form of what is limited: the table holds neither usernames nor addresses. */
export function hashAttemptKey(scope: string, key: string): Buffer {
  return createHash('sha256').update(`${scope}\0${key}`).digest()
}

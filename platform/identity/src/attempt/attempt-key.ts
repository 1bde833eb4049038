import { createHash } from 'node:crypto'

/** What is stored of the thing that is limited: neither usernames nor addresses stand in the table. */
export function hashAttemptKey(scope: string, key: string): Buffer {
  return createHash('sha256').update(`${scope}\0${key}`).digest()
}

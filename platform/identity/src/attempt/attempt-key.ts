import { createHash } from 'node:crypto'

/** What is stored of the thing that is limited: the table holds neither usernames nor addresses. */
export function hashAttemptKey(scope: string, key: string): Buffer {
  return createHash('sha256').update(`${scope}\0${key}`).digest()
}

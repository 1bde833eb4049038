import { createHash } from 'node:crypto'
import type { LoginUser } from '../../../customers/operations/person/login-user'

/**
 * What the link that undoes the addition of a factor is for: the user, the moment, and the address that the mail goes
 * to. It holds no id of a login, so that a thief who sets another password closes no such link.
 */
export function additionSubject(user: Pick<LoginUser, 'userId' | 'username'>, addedAt: Date): string {
  const address = createHash('sha256').update(user.username.toLowerCase()).digest('hex').slice(0, 32)
  return `${user.userId}.${addedAt.getTime()}.${address}`
}

/** The user and the moment of a subject; null for anything else. */
export function additionOf(subjectId: string): { readonly userId: string; readonly addedAt: Date } | null {
  const [userId = '', time = ''] = subjectId.split('.')
  return /^[0-9]{1,15}$/.test(time) ? { userId, addedAt: new Date(Number(time)) } : null
}

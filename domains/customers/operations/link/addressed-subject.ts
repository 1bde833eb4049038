import { createHash } from 'node:crypto'

/**
 * What a mailed link is for: the record of that id, at one address. Once the contact's address changes, links that
 * went to the old one open nothing.
 */
export function addressedSubject(recordId: string, email: string): string {
  const address = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 32)
  return `${recordId}.${address}`
}

/** The record of a subject. */
export function recordOfSubject(subjectId: string): string {
  return subjectId.split('.')[0] ?? ''
}

import { createHash } from 'node:crypto'

/**
 * Whom a registration link is for: the contact at one address. Once the contact's address changes, links that
 * went to the old one open nothing.
 */
export function registrationSubject(contactId: string, email: string): string {
  const address = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 32)
  return `${contactId}.${address}`
}

/** The contact of a subject. */
export function contactOfRegistration(subjectId: string): string {
  return subjectId.split('.')[0] ?? ''
}

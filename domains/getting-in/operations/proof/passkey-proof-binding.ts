/**
 * Returns the binding of the passkey challenge that proves again who is signed in. It is not the token itself, which
 * enrollments are bound to: a session alone may request this challenge, and its response must not enroll anything.
 */
export function passkeyProofBinding(sessionToken: string): string {
  return `proof ${sessionToken}`
}

/**
 * What the question to a passkey is bound to that proves again who is signed in. It is not the token itself, which
 * enrolments are bound to: a session alone may ask this question, and its answer is to enrol nothing.
 */
export function passkeyProofBinding(sessionToken: string): string {
  return `proof ${sessionToken}`
}

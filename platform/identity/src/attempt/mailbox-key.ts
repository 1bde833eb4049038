import { normaliseUsername } from '../log-in/normalise-username'

/**
 * Returns the key that mails to an email address are counted under: the normalized address without the part after a `+`
 * in its local part, because `dana+1@` and `dana+2@` arrive in one mailbox (abuse case A26). A text that is not an
 * address counts as itself.
 */
export function mailboxKey(address: string): string {
  const plain = normaliseUsername(address)
  const at = plain.lastIndexOf('@')
  const plus = plain.indexOf('+')
  return plus < 1 || plus > at ? plain : plain.slice(0, plus) + plain.slice(at)
}

import { createHash } from 'node:crypto'
import { disclosureVersion } from './disclosure'

/** Letters and digits that are not taken for each other. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/**
 * The five characters printed on an account’s sample bill. A customer who types them has opened it: the consent shows
 * that bills can be read. They are no secret, and other disclosures have others.
 */
export function sampleCode(accountId: string): string {
  const bytes = createHash('sha256').update(`sample bill ${accountId} ${disclosureVersion}`).digest()
  return [...bytes.subarray(0, 5)].map((byte) => signs.charAt(byte % signs.length)).join('')
}

/** Returns whether that was typed, in any case and with any spaces. */
export function isSampleCode(accountId: string, typed: string): boolean {
  return typed.replace(/[\s-]/g, '').toUpperCase() === sampleCode(accountId)
}

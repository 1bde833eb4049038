import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/**
 * A phone number as it is stored, `(713) 555-0121`; null for an empty one. `invalid` for numbers outside the North
 * American plan and for those that cost extra: texts go to these numbers (abuse case A25).
 */
export function readPhone(typed: string): string | null | 'invalid' {
  const text = typed.trim()
  if (text === '') return null
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false })
  if (number === undefined || !number.isValid() || number.countryCallingCode !== '1') return 'invalid'
  if (number.getType() === 'PREMIUM_RATE') return 'invalid'
  return number.formatNational()
}

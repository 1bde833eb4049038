import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** A number that texts may go to, in both its forms. */
export interface TextableNumber {
  /** As services take it: `+17135550121`. */
  readonly international: string
  /** As stored in records and read by people: `(713) 555-0121`. */
  readonly national: string
}

/** Of the North American plan, the countries whose texts cost what domestic ones do. */
const countries: ReadonlySet<string | undefined> = new Set(['US', 'PR'])

/** Ordinary numbers; the numbering plan does not distinguish mobile phones from landlines. */
const kinds: ReadonlySet<string | undefined> = new Set(['FIXED_LINE_OR_MOBILE', 'MOBILE'])

/**
 * The number that was typed or stored, if a text may be sent there; null for numbers abroad, islands of the plan such
 * as 809, and those that cost extra, such as 900 and the exchange 976 (abuse case A25).
 */
export function textableNumber(typed: string | null): TextableNumber | null {
  const number = parsePhoneNumberFromString(typed ?? '', { defaultCountry: 'US', extract: false })
  if (number === undefined || !number.isValid() || number.ext !== undefined) return null
  if (number.countryCallingCode !== '1' || !countries.has(number.country)) return null
  if (!kinds.has(number.getType()) || number.nationalNumber.slice(3, 6) === '976') return null
  return { international: number.number, national: number.formatNational() }
}

/** The area code and the exchange, of which pumped numbers share one: `713555`. */
export function prefixOf({ international }: TextableNumber): string {
  return international.slice(2, 8)
}

import type { MatchMethod } from '@porchlight/metadata'
import type { Condition } from '@porchlight/record-engine'
import { likeness, plainWords } from './text-likeness'

/**
 * The similarity from which two names count as equal: `Gonzalez` and `Gonzales`, `Ana` and `Anna`, not `Maria` and
 * `Mario`.
 */
const sameName = 0.93
/** The similarity from which two streets with the same house number count as equal. */
const sameStreet = 0.9

/** Whether a value that is to be saved and a stored one match by `method`. Both are there. */
export function valuesMatch(method: MatchMethod, given: unknown, stored: unknown): boolean {
  const [first, second] = [plainWords(String(given)), plainWords(String(stored))]
  switch (method) {
    case 'Exact':
      return String(given).toLowerCase() === String(stored).toLowerCase()
    case 'Phone':
      return phoneDigits(String(given)) === phoneDigits(String(stored))
    case 'PostalCode':
      return postalDigits(String(given)) === postalDigits(String(stored))
    case 'FirstName':
      return isInitialOf(first, second) || isInitialOf(second, first) || likeness(first, second) >= sameName
    case 'LastName':
      return likeness(first, second) >= sameName
    case 'Street':
      return streetsMatch(String(given), String(stored))
  }
}

/**
 * Returns the condition that finds records whose `field` may match `given`; null for methods that only filter. It may
 * find too many, which `valuesMatch` then filters out.
 */
export function candidateCondition(method: MatchMethod, field: string, given: unknown): Condition | null {
  switch (method) {
    case 'Exact':
      return { kind: 'compare', field, operator: 'eq', value: given }
    case 'Phone':
      return { kind: 'compare', field, operator: 'in', value: phoneSpellings(String(given)) }
    case 'PostalCode': {
      const digits = postalDigits(String(given))
      return {
        kind: 'or',
        conditions: [
          { kind: 'compare', field, operator: 'eq', value: digits },
          { kind: 'compare', field, operator: 'like', value: `${digits}-%` },
        ],
      }
    }
    case 'Street': {
      const { houseNumber } = readStreet(String(given))
      return houseNumber === null
        ? null
        : { kind: 'compare', field, operator: 'like', value: `${houseNumber} %` }
    }
    case 'FirstName':
    case 'LastName':
      return null
  }
}

/** Returns the ten digits of a North American number; for others, all digits. Extensions do not count. */
function phoneDigits(phone: string): string {
  const digits = phone.replace(/(?:x|ext|#).*/is, '').replace(/\D/g, '')
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
}

/** Phone numbers are stored as typed: returns the ways in which people write a number, so that an index finds it. */
function phoneSpellings(phone: string): readonly string[] {
  const digits = phoneDigits(phone)
  if (digits.length !== 10) return [phone, digits, `+${digits}`]
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  const local = [
    `(${area}) ${exchange}-${line}`,
    `(${area})${exchange}-${line}`,
    ...['-', '.', ' ', ''].map((sign) => [area, exchange, line].join(sign)),
  ]
  const international = local.flatMap((spelling) => [
    `+1 ${spelling}`,
    `+1${spelling}`,
    `1 ${spelling}`,
    `1${spelling}`,
  ])
  const dashed = ['-', '.'].flatMap((sign) =>
    ['1', '+1'].map((country) => [country, area, exchange, line].join(sign)),
  )
  return [...new Set([phone, ...local, ...international, ...dashed])]
}

function postalDigits(postalCode: string): string {
  return postalCode.trim().slice(0, 5)
}

function isInitialOf(first: string, second: string): boolean {
  return first.length === 1 && second.startsWith(first)
}

const kindsOfStreet: Readonly<Record<string, string>> = {
  avenue: 'ave',
  boulevard: 'blvd',
  circle: 'cir',
  court: 'ct',
  drive: 'dr',
  highway: 'hwy',
  lane: 'ln',
  parkway: 'pkwy',
  place: 'pl',
  road: 'rd',
  street: 'st',
  terrace: 'ter',
  trail: 'trl',
}
const directions: Readonly<Record<string, string>> = { north: 'n', south: 's', east: 'e', west: 'w' }
const unitWords: ReadonlySet<string> = new Set(['apartment', 'apt', 'suite', 'ste', 'unit', 'no'])
const shortKinds: ReadonlySet<string> = new Set(Object.values(kindsOfStreet))

interface Street {
  readonly houseNumber: string | null
  readonly unit: string
  /** `ave`, `st`, ...; null when the line names none. */
  readonly kind: string | null
  readonly name: string
}

function readStreet(text: string): Street {
  const words = plainWords(text.replaceAll('#', ' unit '))
    .split(' ')
    .map((word) => kindsOfStreet[word] ?? directions[word] ?? word)
  const first = words[0] ?? ''
  const houseNumber = /^\d+[a-z]?$/.test(first) ? first : null
  const street = houseNumber === null ? words : words.slice(1)
  const unitAt = street.findIndex((word) => unitWords.has(word))
  const named = unitAt < 0 ? street : street.slice(0, unitAt)
  const unit =
    unitAt < 0
      ? ''
      : street
          .slice(unitAt)
          .filter((word) => !unitWords.has(word))
          .join(' ')
  const kind = named.find((word) => shortKinds.has(word)) ?? null
  return { houseNumber, unit, kind, name: named.filter((word) => word !== kind).join(' ') }
}

function streetsMatch(given: string, stored: string): boolean {
  const [first, second] = [readStreet(given), readStreet(stored)]
  return (
    first.houseNumber === second.houseNumber &&
    first.unit === second.unit &&
    (first.kind === null || second.kind === null || first.kind === second.kind) &&
    likeness(first.name, second.name) >= sameStreet
  )
}

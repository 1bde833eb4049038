import type { PaymentMethodKind } from '../payments-port'
import type { PaymentMessageKey } from './payment-messages'
import {
  isCardNumber,
  isRoutingNumber,
  networkOf,
  type TestMethod,
  testAccounts,
  testBank,
  testCards,
  testRoutingNumber,
} from './test-methods'

/** The errors of a form, by field. */
export type PayErrors = Readonly<Record<string, PaymentMessageKey>>

/** A parsed form: the method to pay with, or its errors. */
export type PayForm =
  | {
      readonly kind: 'fine'
      readonly method: PaymentMethodKind
      readonly lastFour: string
      readonly test: TestMethod
      readonly institution: string
      /** Of a card. */
      readonly expiryMonth: number | null
      readonly expiryYear: number | null
      readonly bankAccountType: 'checking' | 'savings' | null
    }
  | { readonly kind: 'wrong'; readonly errors: PayErrors }

const longAgo = 2000

/** Parses what was entered on the hosted page. Numbers are not stored. */
export function readPayForm(fields: URLSearchParams, method: PaymentMethodKind, now: Date): PayForm {
  return method === 'card' ? readCard(fields, now) : readBank(fields)
}

function readCard(fields: URLSearchParams, now: Date): PayForm {
  const number = digitsOf(fields, 'number')
  const test = testCards.find((card) => card.number === number)
  const errors: Record<string, PaymentMessageKey> = {}
  if (!isCardNumber(number)) errors.number = 'badCardNumber'
  else if (test === undefined) errors.number = 'unknownCard'
  const expiry = readExpiry(fields.get('expiry') ?? '')
  if (expiry === null || !isToCome(expiry, now)) errors.expiry = 'badExpiry'
  if (!/^\d{3,4}$/.test(digitsOf(fields, 'code'))) errors.code = 'badSecurityCode'
  return judged('card', number, test, errors, {
    institution: networkOf(number),
    expiryMonth: expiry?.month ?? null,
    expiryYear: expiry?.year ?? null,
    bankAccountType: null,
  })
}

function readBank(fields: URLSearchParams): PayForm {
  const number = digitsOf(fields, 'account')
  const routing = digitsOf(fields, 'routing')
  const test = testAccounts.find((account) => account.number === number)
  const errors: Record<string, PaymentMessageKey> = {}
  if (!isRoutingNumber(routing)) errors.routing = 'badRoutingNumber'
  else if (routing !== testRoutingNumber) errors.routing = 'unknownAccount'
  if (!/^\d{4,17}$/.test(number)) errors.account = 'badAccountNumber'
  else if (test === undefined) errors.account = 'unknownAccount'
  return judged('bank', number, test, errors, {
    institution: testBank,
    expiryMonth: null,
    expiryYear: null,
    bankAccountType: fields.get('type') === 'savings' ? 'savings' : 'checking',
  })
}

function judged(
  method: PaymentMethodKind,
  number: string,
  test: TestMethod | undefined,
  errors: PayErrors,
  known: Pick<
    Extract<PayForm, { kind: 'fine' }>,
    'institution' | 'expiryMonth' | 'expiryYear' | 'bankAccountType'
  >,
): PayForm {
  if (test === undefined || Object.keys(errors).length > 0) return { kind: 'wrong', errors }
  return { kind: 'fine', method, lastFour: number.slice(-4), test, ...known }
}

function digitsOf(fields: URLSearchParams, name: string): string {
  return (fields.get(name) ?? '').replace(/[\s-]/g, '')
}

interface Expiry {
  readonly month: number
  readonly year: number
}

/** Reads `MM/YY`. */
function readExpiry(text: string): Expiry | null {
  const match = /^(\d{1,2})\s*(?:\/\s*)?(?:20)?(\d{2})$/.exec(text.trim())
  const month = Number(match?.[1])
  return month >= 1 && month <= 12 ? { month, year: longAgo + Number(match?.[2]) } : null
}

/** Checks whether it is this month or a later one, within fifty years. */
function isToCome({ month, year }: Expiry, now: Date): boolean {
  const months = year * 12 + month - (now.getUTCFullYear() * 12 + now.getUTCMonth() + 1)
  return months >= 0 && months <= 600
}

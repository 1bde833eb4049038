import type { PaymentMethodKind } from '../payments-port'
import type { PaymentWord } from './payment-words'
import {
  isCardNumber,
  isRoutingNumber,
  type TestMethod,
  testAccounts,
  testCards,
  testRoutingNumber,
} from './test-methods'

/** What is wrong with a form, by field. */
export type PayErrors = Readonly<Record<string, PaymentWord>>

/** A form that was read: what it pays with, or what is wrong. */
export type PayForm =
  | {
      readonly kind: 'fine'
      readonly method: PaymentMethodKind
      readonly lastFour: string
      readonly test: TestMethod
    }
  | { readonly kind: 'wrong'; readonly errors: PayErrors }

const longAgo = 2000

/** Reads what was typed on the hosted page. Numbers are kept nowhere. */
export function readPayForm(fields: URLSearchParams, method: PaymentMethodKind, now: Date): PayForm {
  return method === 'card' ? readCard(fields, now) : readBank(fields)
}

function readCard(fields: URLSearchParams, now: Date): PayForm {
  const number = digitsOf(fields, 'number')
  const test = testCards.find((card) => card.number === number)
  const errors: Record<string, PaymentWord> = {}
  if (!isCardNumber(number)) errors.number = 'badCardNumber'
  else if (test === undefined) errors.number = 'unknownCard'
  if (!isToCome(fields.get('expiry') ?? '', now)) errors.expiry = 'badExpiry'
  if (!/^\d{3,4}$/.test(digitsOf(fields, 'code'))) errors.code = 'badSecurityCode'
  return judged('card', number, test, errors)
}

function readBank(fields: URLSearchParams): PayForm {
  const number = digitsOf(fields, 'account')
  const routing = digitsOf(fields, 'routing')
  const test = testAccounts.find((account) => account.number === number)
  const errors: Record<string, PaymentWord> = {}
  if (!isRoutingNumber(routing)) errors.routing = 'badRoutingNumber'
  else if (routing !== testRoutingNumber) errors.routing = 'unknownAccount'
  if (!/^\d{4,17}$/.test(number)) errors.account = 'badAccountNumber'
  else if (test === undefined) errors.account = 'unknownAccount'
  return judged('bank', number, test, errors)
}

function judged(
  method: PaymentMethodKind,
  number: string,
  test: TestMethod | undefined,
  errors: PayErrors,
): PayForm {
  if (test === undefined || Object.keys(errors).length > 0) return { kind: 'wrong', errors }
  return { kind: 'fine', method, lastFour: number.slice(-4), test }
}

function digitsOf(fields: URLSearchParams, name: string): string {
  return (fields.get(name) ?? '').replace(/[\s-]/g, '')
}

/** `MM/YY` of this month or a later one, within fifty years. */
function isToCome(expiry: string, now: Date): boolean {
  const match = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(expiry)
  const [month, year] = [Number(match?.[1]), longAgo + Number(match?.[2])]
  if (!(month >= 1 && month <= 12)) return false
  const months = year * 12 + month - (now.getUTCFullYear() * 12 + now.getUTCMonth() + 1)
  return months >= 0 && months <= 600
}

import type { PaymentReason, PaymentState } from '../payments-port'

/** A step of a payment's outcome; each step happens `afterMs` the previous one. */
export interface Outcome {
  readonly state: PaymentState
  readonly reason: PaymentReason | null
  readonly afterMs: number
}

/** A card or an account that the demo processor knows, and the outcome of paying with it. */
export interface TestMethod {
  /** Digits only. */
  readonly number: string
  readonly label: { readonly en: string; readonly es: string }
  readonly outcomes: readonly [Outcome, ...Outcome[]]
  /** The outcome of later debits if it differs from that of a payment; such a method can be stored. */
  readonly debits?: readonly [Outcome, ...Outcome[]]
}

const now = (state: PaymentState, reason: PaymentReason | null = null): Outcome => ({
  state,
  reason,
  afterMs: 0,
})

/** How long money is in transit here, in milliseconds: short, because a person is watching. */
const slowMs = 8_000
const bankMs = 15_000

export const testCards: readonly TestMethod[] = [
  {
    number: '4242424242424242',
    label: { en: 'is accepted', es: 'se acepta' },
    outcomes: [now('paid')],
  },
  {
    number: '4000000000000002',
    label: { en: 'is declined', es: 'se rechaza' },
    outcomes: [now('declined', 'cardDeclined')],
  },
  {
    number: '4000000000009995',
    label: { en: 'has insufficient funds', es: 'no tiene fondos suficientes' },
    outcomes: [now('declined', 'insufficientFunds')],
  },
  {
    number: '4000000000000069',
    label: { en: 'has expired', es: 'está vencida' },
    outcomes: [now('declined', 'cardExpired')],
  },
  {
    number: '4000000000000077',
    label: { en: 'takes a while', es: 'tarda un momento' },
    outcomes: [now('processing'), { state: 'paid', reason: null, afterMs: slowMs }],
  },
  {
    number: '4000000000000119',
    label: { en: 'ends in an error', es: 'termina con un error' },
    outcomes: [now('failed', 'processingError')],
  },
  {
    number: '4000000000000341',
    label: {
      en: 'can be stored, but later debits are declined',
      es: 'se puede guardar, pero los cargos se rechazan',
    },
    outcomes: [now('paid')],
    debits: [now('declined', 'cardDeclined')],
  },
]

/** All have the routing number `testRoutingNumber`. */
export const testAccounts: readonly TestMethod[] = [
  {
    number: '000123456789',
    label: { en: 'is debited', es: 'se debita' },
    outcomes: [now('processing'), { state: 'paid', reason: null, afterMs: bankMs }],
  },
  {
    number: '000111111116',
    label: { en: 'is debited, then the payment is returned', es: 'se debita y luego el pago se devuelve' },
    outcomes: [
      now('processing'),
      { state: 'paid', reason: null, afterMs: bankMs },
      { state: 'returned', reason: 'insufficientFunds', afterMs: bankMs },
    ],
  },
  {
    number: '000222222227',
    label: {
      en: 'is debited, the payment is returned, and the dispute about it is won',
      es: 'se debita, el pago se devuelve y la disputa se gana',
    },
    outcomes: [
      now('processing'),
      { state: 'paid', reason: null, afterMs: bankMs },
      { state: 'returned', reason: 'notAuthorized', afterMs: bankMs },
      { state: 'regained', reason: null, afterMs: bankMs },
    ],
  },
]

export const testRoutingNumber = '110000000'

/** Returns the outcome of debits with a stored method; those of a method that the page does not know are paid. */
export function debitOutcomes(test: TestMethod | undefined): readonly [Outcome, ...Outcome[]] {
  return test?.debits ?? test?.outcomes ?? [now('paid')]
}

/** The networks of cards by their first digit. */
const networks: Readonly<Record<string, string>> = {
  '3': 'American Express',
  '4': 'Visa',
  '5': 'Mastercard',
  '6': 'Discover',
}

/** Returns the network of a card; every bank account here belongs to one bank. */
export function networkOf(number: string): string {
  return networks[number.charAt(0)] ?? 'Card'
}

export const testBank = 'Harbor Pine Bank'

/** Checks whether the digits are a card number: the last digit is a checksum of the others. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Checks whether the digits are a bank’s routing number: nine, of a known range, with a checksum (3 7 1). */
export function isRoutingNumber(digits: string): boolean {
  if (!/^\d{9}$/.test(digits)) return false
  const range = Number(digits.slice(0, 2))
  const isKnown = (range >= 1 && range <= 12) || (range >= 21 && range <= 32) || (range >= 61 && range <= 72)
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * ([3, 7, 1][index % 3] ?? 0),
    0,
  )
  return (isKnown || range === 80) && sum % 10 === 0
}

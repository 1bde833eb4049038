/** What can change an amount from one bill to the next, as it is called; a fee is called as its line. */
export const storyCauseNames = {
  days: { en: 'Days in the bill', es: 'Días de la factura' },
  weather: { en: 'Weather', es: 'Clima' },
  use: { en: 'Your own usage', es: 'Su propio consumo' },
  price: { en: 'Price', es: 'Precio' },
  smallFees: { en: 'Taxes and small fees', es: 'Impuestos y cargos menores' },
  returned: { en: 'Returned payment', es: 'Pago devuelto' },
  carried: { en: 'Balance from before', es: 'Saldo anterior' },
} as const

/** What can change an amount from one bill to the next. */
export type StoryCause = keyof typeof storyCauseNames | 'fee'

/** One step on the way from the last bill’s amount to this one’s; amounts in dollars, never 0. */
export interface StoryStep {
  readonly id: string
  readonly cause: StoryCause
  readonly amount: number
  /** Units of use; null where it is no matter of use. */
  readonly used: number | null
  /** The line of the bill, in the viewer’s language; null but for a fee. */
  readonly name: string | null
}

/** Two bills and how their charges differ, as `explainBill` returns it; amounts in dollars. */
export interface ComparedBills {
  readonly thisBill: { readonly carried: number } | null
  readonly lastBill: { readonly carried: number } | null
  /** Payments of the last bill that went back. */
  readonly returned: number
  readonly change: {
    readonly parts: readonly {
      readonly cause: 'days' | 'weather' | 'use' | 'price' | 'fees'
      readonly amount: number
      readonly used: number | null
    }[]
    readonly fees: readonly { readonly name: string; readonly amount: number }[]
  } | null
}

/** From this amount on, a fee or a credit gets a separate step. */
const ownStepCents = 100
const mostReasons = 3
/** The share of the largest reason from which on another one is named. */
const noticeableShare = 0.05

/**
 * Returns the steps from the last bill’s amount to this one’s. They add up to exactly the difference: the difference in
 * charges, and the difference in what was carried over from earlier bills, part of it returned payments.
 */
export function billStory({ thisBill, lastBill, change, returned }: ComparedBills): readonly StoryStep[] {
  if (thisBill === null || lastBill === null || change === null) return []
  const carried = cents(thisBill.carried) - cents(lastBill.carried)
  const returnedCents = Math.max(0, Math.min(cents(returned), carried))
  const ownFees = change.fees.filter(({ amount }) => Math.abs(cents(amount)) >= ownStepCents)
  const fees = change.parts.find(({ cause }) => cause === 'fees')?.amount ?? 0
  const smallFees = cents(fees) - ownFees.reduce((sum, { amount }) => sum + cents(amount), 0)
  const step = (cause: StoryCause, amount: number, used: number | null = null): StoryStep => ({
    id: cause,
    cause,
    amount: amount / 100,
    used,
    name: null,
  })
  return [
    ...change.parts.flatMap(({ cause, amount, used }) =>
      cause === 'fees' ? [] : [step(cause, cents(amount), used)],
    ),
    ...ownFees.map(({ name, amount }) => ({ ...step('fee', cents(amount)), id: name, name })),
    step('smallFees', smallFees),
    step('returned', returnedCents),
    step('carried', carried - returnedCents),
  ].filter(({ amount }) => amount !== 0)
}

/**
 * Returns the steps to explain in text: up to three, the largest first, without those that are negligible next to it.
 */
export function mainReasons(steps: readonly StoryStep[]): readonly StoryStep[] {
  const bySize = [...steps].sort((one, other) => Math.abs(other.amount) - Math.abs(one.amount))
  const largest = Math.abs(bySize[0]?.amount ?? 0)
  return bySize.filter(({ amount }) => Math.abs(amount) >= largest * noticeableShare).slice(0, mostReasons)
}

function cents(dollars: number): number {
  return Math.round(dollars * 100)
}

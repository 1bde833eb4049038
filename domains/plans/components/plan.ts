import type { PlanSearch } from '../methods/find-plans/client'

/** A plan on offer with its prices, as the server method answers it. */
export type Plan = PlanSearch['plans'][number]

/** Who serves homes of a ZIP code. */
export type ServiceArea = PlanSearch['areas'][number]

/** The account whose use is priced; null for guests. */
export type PlanAccount = PlanSearch['account']

/** What a plan costs a month at the requested use. */
export interface ChosenPrice {
  /** US dollars. */
  readonly bill: number
  /** Cents for each kWh or therm. */
  readonly averagePrice: number
}

/** The use that plans are compared at: the account's own months, or one amount of kWh or therms a month. */
export type ChosenUse = { readonly kind: 'own' } | { readonly kind: 'amount'; readonly amount: number }

/** The price of a plan at that use; null when it was not requested. */
export function priceAt(plan: Plan, use: ChosenUse): ChosenPrice | null {
  if (use.kind === 'own') {
    const own = plan.ownPrice
    return own === null ? null : { bill: own.monthlyBill, averagePrice: own.averagePrice }
  }
  const known = [...plan.labelPrices, ...(plan.askedPrice === null ? [] : [plan.askedPrice])]
  return known.find((price) => price.use === use.amount) ?? null
}

/** What is low about a plan with a bill credit, and what is not. */
export interface CreditTrap {
  /** US dollars, and the use from which they are taken off. */
  readonly credit: number
  readonly from: number
  /** The prices of the facts label but the lowest. */
  readonly dearer: Plan['labelPrices']
}

/** What to warn of: a bill credit makes a plan look cheap at one use of the facts label. Null for other plans. */
export function creditTrapOf({ billCredit, billCreditFrom, labelPrices }: Plan): CreditTrap | null {
  if (billCredit === null || billCreditFrom === null) return null
  const lowest = Math.min(...labelPrices.map(({ averagePrice }) => averagePrice))
  const dearer = labelPrices.filter(({ averagePrice }) => averagePrice > lowest)
  return { credit: billCredit, from: billCreditFrom, dearer }
}

/** The highest price, in cents for each unit, that any of the plans has at a use that is shown; at least 1. */
export function highestPrice(plans: readonly Plan[]): number {
  const prices = plans.flatMap(({ labelPrices, askedPrice }) =>
    [...labelPrices, ...(askedPrice === null ? [] : [askedPrice])].map(({ averagePrice }) => averagePrice),
  )
  return Math.max(1, ...prices)
}

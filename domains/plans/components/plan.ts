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

/** A price that is low at some use, and not at others. */
export interface PriceTrap extends Pick<Plan, 'billCredits' | 'minimumUsageFee'> {
  /** Of a plan with credits, the prices of the facts label but the lowest; else those that include the fee. */
  readonly dearer: Plan['labelPrices']
}

/**
 * What to warn of: a bill credit makes a plan look cheap at one use of the facts label, and a minimum usage fee makes it
 * dear below another. Null for other plans.
 */
export function priceTrapOf({ billCredits, minimumUsageFee, labelPrices }: Plan): PriceTrap | null {
  if (billCredits.length === 0 && minimumUsageFee === null) return null
  const lowest = Math.min(...labelPrices.map(({ averagePrice }) => averagePrice))
  const dearer = labelPrices.filter(({ use, averagePrice }) =>
    billCredits.length > 0 ? averagePrice > lowest : use < (minimumUsageFee?.below ?? 0),
  )
  return { billCredits, minimumUsageFee, dearer }
}

/** The highest price, in cents for each unit, that any of the plans has at a use that is shown; at least 1. */
export function highestPrice(plans: readonly Plan[]): number {
  const prices = plans.flatMap(({ labelPrices, askedPrice }) =>
    [...labelPrices, ...(askedPrice === null ? [] : [askedPrice])].map(({ averagePrice }) => averagePrice),
  )
  return Math.max(1, ...prices)
}

import type { PlanRates } from './plan-rates'
import { recurringCharges } from './recurring-charges'

/** What a month with a certain use costs, without taxes and assessments. */
export interface PriceAtUse {
  /** In whole cents. */
  readonly bill: number
  /** Cents for each unit, one decimal, as facts labels print it (16 TAC 25.475(g)). */
  readonly averagePrice: number
}

/** What several months cost together. */
export interface PriceOfMonths {
  /** How many months there are, and the units used in all of them. */
  readonly months: number
  readonly used: number
  /** All bills together, and the lowest and highest of them; in whole cents. */
  readonly total: number
  readonly lowest: number
  readonly highest: number
  /** Cents for each unit over all months, one decimal. */
  readonly averagePrice: number
  /** In how many of the months the bill credit is given. */
  readonly creditMonths: number
}

/** The price of a month with `used` units, more than none. */
export function priceAtUse(rates: PlanRates, used: number): PriceAtUse {
  const bill = billOf(rates, used)
  return { bill, averagePrice: toLabelPrice(bill / used) }
}

/**
 * The price of months as they truly were: a credit counts only in the months that earn it, which no price at the
 * average use could show. Null without months, or when nothing was used in any.
 */
export function priceOfMonths(rates: PlanRates, months: readonly number[]): PriceOfMonths | null {
  const used = months.reduce((sum, month) => sum + month, 0)
  if (used <= 0) return null
  const bills = months.map((month) => billOf(rates, month))
  const total = bills.reduce((sum, bill) => sum + bill, 0)
  const { credit } = rates
  return {
    months: months.length,
    used,
    total,
    lowest: Math.min(...bills),
    highest: Math.max(...bills),
    averagePrice: toLabelPrice(total / used),
    creditMonths: credit === null ? 0 : months.filter((month) => month >= credit.fromUnits).length,
  }
}

function billOf(rates: PlanRates, used: number): number {
  return recurringCharges(rates, used).reduce((sum, line) => sum + line.amount, 0)
}

function toLabelPrice(centsPerUnit: number): number {
  return Math.round(centsPerUnit * 10) / 10
}

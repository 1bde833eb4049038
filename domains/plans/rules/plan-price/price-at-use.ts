import type { PlanRates } from './plan-rates'
import { recurringCharges } from './recurring-charges'

/** What a month with a certain use costs, without taxes and assessments. */
export interface PriceAtUse {
  /** In whole cents. */
  readonly bill: number
  /** Cents for each unit, to a hundredth. */
  readonly averagePrice: number
  /** The same to a tenth, as facts labels print it (16 TAC 25.475(g)). */
  readonly labelPrice: number
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
  /** Cents for each unit over all months, to a tenth as on facts labels. */
  readonly labelPrice: number
  /** In how many of the months each bill credit is granted, in the order of the credits. */
  readonly creditMonths: readonly number[]
  /** In how many of the months the minimum usage fee is charged. */
  readonly feeMonths: number
}

/** The price of a month with `used` units, more than none, at the shares of use in windows that the facts label assumes. */
export function priceAtUse(rates: PlanRates, used: number): PriceAtUse {
  const bill = billOf(rates, used)
  return { bill, averagePrice: Math.round((bill * 100) / used) / 100, labelPrice: toLabelPrice(bill, used) }
}

/**
 * The price of months as they truly were: a credit or a minimum usage fee counts only in the months that earn it, which no
 * price at the average use could show. Null without months, or when nothing was used in any.
 *
 * @param shares of the use in each window, 0 to 1; those that the facts label assumes by default
 */
export function priceOfMonths(
  rates: PlanRates,
  months: readonly number[],
  shares?: readonly number[],
): PriceOfMonths | null {
  const used = months.reduce((sum, month) => sum + month, 0)
  if (used <= 0) return null
  const bills = months.map((month) => billOf(rates, month, shares))
  const total = bills.reduce((sum, bill) => sum + bill, 0)
  const { credits, minimumFee } = rates
  return {
    months: months.length,
    used,
    total,
    lowest: Math.min(...bills),
    highest: Math.max(...bills),
    labelPrice: toLabelPrice(total, used),
    creditMonths: credits.map(({ fromUnits }) => months.filter((month) => month >= fromUnits).length),
    feeMonths: minimumFee === null ? 0 : months.filter((month) => month < minimumFee.belowUnits).length,
  }
}

function billOf(rates: PlanRates, used: number, shares?: readonly number[]): number {
  return recurringCharges(rates, used, shares).reduce((sum, line) => sum + line.amount, 0)
}

function toLabelPrice(bill: number, used: number): number {
  return Math.round((bill * 10) / used) / 10
}

import type { PlanRates } from '@porchlight/domains/plans/rules/plan-price/plan-rates'
import {
  type RecurringCharge,
  recurringCharges,
} from '@porchlight/domains/plans/rules/plan-price/recurring-charges'
import type { PlanShape } from './plans'
import type { DemoUtility } from './utilities'

/** A line of a bill; `amount` in whole cents, `rate` in cents per unit. */
export interface ChargeLine {
  readonly type:
    | RecurringCharge['type']
    | 'Assessment'
    | 'Late_Fee'
    | 'Returned_Payment_Fee'
    | 'Early_Termination_Fee'
    | 'Average_Billing'
  readonly by: RecurringCharge['by'] | 'Government'
  readonly quantity: number | null
  readonly unit: RecurringCharge['unit']
  readonly rate: number | null
  readonly amount: number
}

/** The state commission's assessment as a share of the charges. */
const assessmentShare = 0.001667

/** Returns the lines of one month's use, in the order of the bill. Bill credits are negative. */
export function chargesOf(rates: PlanRates, used: number): readonly ChargeLine[] {
  const lines = recurringCharges(rates, used)
  return [...lines, fee('Assessment', 'Government', Math.round(totalOf(lines) * assessmentShare))]
}

/** Returns the rates of a plan in the area of a utility. */
export function ratesOf(
  { commodity, energy, tiers, windows, base, minimumFee, credits }: PlanShape,
  { delivery }: DemoUtility,
): PlanRates {
  const unit = commodity === 'Gas' ? 'therm' : 'kWh'
  return { unit, energy, tiers, windows, base, minimumFee, credits, delivery }
}

/** Returns a line that is a plain amount. */
export function fee(type: ChargeLine['type'], by: ChargeLine['by'], amount: number): ChargeLine {
  return { type, by, quantity: null, unit: null, rate: null, amount }
}

/** Returns the sum of the lines, in cents. */
export function totalOf(lines: readonly ChargeLine[]): number {
  return lines.reduce((total, line) => total + line.amount, 0)
}

import type { PlanShape } from './plans'
import type { DemoUtility } from './utilities'

/** A line of a bill; `amount` in whole cents, `rate` in cents for each unit. */
export interface ChargeLine {
  readonly type:
    | 'Energy'
    | 'Base'
    | 'Bill_Credit'
    | 'Delivery_Fixed'
    | 'Delivery_Usage'
    | 'Assessment'
    | 'Late_Fee'
    | 'Returned_Payment_Fee'
  readonly by: 'Provider' | 'Utility' | 'Government'
  readonly quantity: number | null
  readonly unit: 'kWh' | 'therm' | 'month' | null
  readonly rate: number | null
  readonly amount: number
}

/** The share that the state's commission takes of what is charged. */
const assessmentShare = 0.001667

/** The lines of one month's use, in the order of the bill. Bill credits are negative. */
export function chargesOf(plan: PlanShape, utility: DemoUtility, used: number): readonly ChargeLine[] {
  const unit = plan.commodity === 'Gas' ? 'therm' : 'kWh'
  const lines: ChargeLine[] = [
    {
      type: 'Energy',
      by: 'Provider',
      quantity: used,
      unit,
      rate: plan.energy,
      amount: Math.round(used * plan.energy),
    },
  ]
  if (plan.base > 0) lines.push(monthly('Base', 'Provider', plan.base))
  if (plan.credit !== null && used >= plan.credit.fromUnits) {
    lines.push(fee('Bill_Credit', 'Provider', -plan.credit.amount))
  }
  lines.push(monthly('Delivery_Fixed', 'Utility', utility.delivery.fixed), {
    type: 'Delivery_Usage',
    by: 'Utility',
    quantity: used,
    unit,
    rate: utility.delivery.perUnit,
    amount: Math.round(used * utility.delivery.perUnit),
  })
  lines.push(fee('Assessment', 'Government', Math.round(totalOf(lines) * assessmentShare)))
  return lines
}

/** A line that is a plain amount. */
export function fee(type: ChargeLine['type'], by: ChargeLine['by'], amount: number): ChargeLine {
  return { type, by, quantity: null, unit: null, rate: null, amount }
}

/** The sum of the lines, in cents. */
export function totalOf(lines: readonly ChargeLine[]): number {
  return lines.reduce((total, line) => total + line.amount, 0)
}

function monthly(type: ChargeLine['type'], by: ChargeLine['by'], amount: number): ChargeLine {
  return { type, by, quantity: 1, unit: 'month', rate: amount, amount }
}

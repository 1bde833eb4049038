import type { PlanRates } from './plan-rates'

/** A line of what one month costs; `amount` in whole cents, `rate` in cents for each unit. */
export interface RecurringCharge {
  readonly type: 'Energy' | 'Base' | 'Bill_Credit' | 'Delivery_Fixed' | 'Delivery_Usage'
  readonly by: 'Provider' | 'Utility'
  readonly quantity: number | null
  readonly unit: 'kWh' | 'therm' | 'month' | null
  readonly rate: number | null
  readonly amount: number
}

/**
 * What a month with `used` units costs, without taxes and assessments, in the order of the bill. Bills, facts labels
 * and plan search all count with it. A credit that the month earns is negative.
 */
export function recurringCharges(rates: PlanRates, used: number): readonly RecurringCharge[] {
  const { unit, energy, base, credit, delivery } = rates
  const lines: RecurringCharge[] = [
    {
      type: 'Energy',
      by: 'Provider',
      quantity: used,
      unit,
      rate: energy,
      amount: Math.round(used * energy),
    },
  ]
  if (base > 0) lines.push(monthly('Base', 'Provider', base))
  if (credit !== null && used >= credit.fromUnits) {
    lines.push({
      type: 'Bill_Credit',
      by: 'Provider',
      quantity: null,
      unit: null,
      rate: null,
      amount: -credit.amount,
    })
  }
  lines.push(monthly('Delivery_Fixed', 'Utility', delivery.fixed), {
    type: 'Delivery_Usage',
    by: 'Utility',
    quantity: used,
    unit,
    rate: delivery.perUnit,
    amount: Math.round(used * delivery.perUnit),
  })
  return lines
}

function monthly(type: RecurringCharge['type'], by: RecurringCharge['by'], amount: number): RecurringCharge {
  return { type, by, quantity: 1, unit: 'month', rate: amount, amount }
}

import { pricedUnits } from './energy-charges'
import type { PlanRates } from './plan-rates'

/** A line of what one month costs; `amount` in whole cents, `rate` in cents for each unit. */
export interface RecurringCharge {
  readonly type: 'Energy' | 'Base' | 'Minimum_Usage_Fee' | 'Bill_Credit' | 'Delivery_Fixed' | 'Delivery_Usage'
  readonly by: 'Provider' | 'Utility'
  readonly quantity: number | null
  readonly unit: 'kWh' | 'therm' | 'month' | null
  readonly rate: number | null
  readonly amount: number
}

/**
 * What a month with `used` units costs, without taxes and assessments, in the order of the bill. Bills, facts labels
 * and plan search all count with it. A line of energy for each tier that the use reaches and for each window; credits that
 * the month earns are negative.
 *
 * @param shares of the use in each window, 0 to 1; those that the facts label assumes by default
 */
export function recurringCharges(
  rates: PlanRates,
  used: number,
  shares?: readonly number[],
): readonly RecurringCharge[] {
  const { unit, base, minimumFee, credits, delivery } = rates
  const byUnit = (type: RecurringCharge['type'], by: RecurringCharge['by'], units: number, rate: number) => ({
    type,
    by,
    quantity: units,
    unit,
    rate,
    amount: Math.round(units * rate),
  })
  return [
    ...pricedUnits(rates, used, shares).map(({ units, rate }) => byUnit('Energy', 'Provider', units, rate)),
    ...(base > 0 ? [monthly('Base', 'Provider', base)] : []),
    ...(minimumFee !== null && used < minimumFee.belowUnits
      ? [single('Minimum_Usage_Fee', minimumFee.amount)]
      : []),
    ...credits
      .filter(({ fromUnits }) => used >= fromUnits)
      .map(({ amount }) => single('Bill_Credit', -amount)),
    monthly('Delivery_Fixed', 'Utility', delivery.fixed),
    byUnit('Delivery_Usage', 'Utility', used, delivery.perUnit),
  ]
}

function monthly(type: RecurringCharge['type'], by: RecurringCharge['by'], amount: number): RecurringCharge {
  return { type, by, quantity: 1, unit: 'month', rate: amount, amount }
}

function single(type: RecurringCharge['type'], amount: number): RecurringCharge {
  return { type, by: 'Provider', quantity: null, unit: null, rate: null, amount }
}

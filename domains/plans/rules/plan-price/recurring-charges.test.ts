import { expect, it } from 'vitest'
import type { PlanRates } from './plan-rates'
import { priceAtUse } from './price-at-use'
import { recurringCharges } from './recurring-charges'

const rates: PlanRates = {
  unit: 'kWh',
  energy: 10.4,
  base: 995,
  credit: { amount: 5_000, fromUnits: 1_000 },
  delivery: { fixed: 423, perUnit: 5.07 },
}
const amountsOf = (plan: PlanRates, used: number) =>
  recurringCharges(plan, used).map(({ type, by, quantity, unit, rate, amount }) => [
    type,
    by,
    quantity,
    unit,
    rate,
    amount,
  ])

it('a month’s charges are those of its use and its fixed ones, in whole cents, less the credit it earns', () => {
  expect(amountsOf(rates, 1_000)).toEqual([
    ['Energy', 'Provider', 1_000, 'kWh', 10.4, 10_400],
    ['Base', 'Provider', 1, 'month', 995, 995],
    ['Bill_Credit', 'Provider', null, null, null, -5_000],
    ['Delivery_Fixed', 'Utility', 1, 'month', 423, 423],
    ['Delivery_Usage', 'Utility', 1_000, 'kWh', 5.07, 5_070],
  ])
  expect(priceAtUse(rates, 1_000)).toEqual({ bill: 11_888, averagePrice: 11.9 })
})

it('a base of a cent is charged', () => {
  expect(amountsOf({ ...rates, base: 1 }, 999)).toContainEqual(['Base', 'Provider', 1, 'month', 1, 1])
})

it('a month has no line for a base that is nothing, nor for a credit that it misses by a unit', () => {
  expect(amountsOf({ ...rates, base: 0 }, 999)).toEqual([
    ['Energy', 'Provider', 999, 'kWh', 10.4, 10_390],
    ['Delivery_Fixed', 'Utility', 1, 'month', 423, 423],
    ['Delivery_Usage', 'Utility', 999, 'kWh', 5.07, 5_065],
  ])
})

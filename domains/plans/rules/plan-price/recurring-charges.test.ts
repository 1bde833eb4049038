import { expect, it } from 'vitest'
import type { PlanRates } from './plan-rates'
import { priceAtUse } from './price-at-use'
import { recurringCharges } from './recurring-charges'

const rates: PlanRates = {
  unit: 'kWh',
  energy: 10.4,
  base: 995,
  tiers: [],
  windows: [],
  minimumFee: null,
  credits: [{ amount: 5_000, fromUnits: 1_000 }],
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
  expect(priceAtUse(rates, 1_000)).toEqual({ bill: 11_888, averagePrice: 11.89, labelPrice: 11.9 })
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

it('a month has a line of energy for each tier that it reaches, the last unit of one being no unit of the next', () => {
  const tiered = {
    ...rates,
    credits: [],
    tiers: [
      { above: 500, energy: 8 },
      { above: 900, energy: 12 },
    ],
  }
  const energy = (used: number) =>
    recurringCharges(tiered, used)
      .filter(({ type }) => type === 'Energy')
      .map(({ quantity, rate, amount }) => [quantity, rate, amount])
  expect(energy(0)).toEqual([[0, 10.4, 0]])
  expect(energy(500)).toEqual([[500, 10.4, 5_200]])
  expect(energy(501)).toEqual([
    [500, 10.4, 5_200],
    [1, 8, 8],
  ])
  expect(energy(1_000.5)).toEqual([
    [500, 10.4, 5_200],
    [400, 8, 3_200],
    [100.5, 12, 1_206],
  ])
})

it('hours with a charge of their own take their share of the use, and tiers count the rest', () => {
  const night = { days: 'All', from: 21, to: 6, energy: 0, share: 0.35 } as const
  const plan = { ...rates, credits: [], tiers: [{ above: 600, energy: 8 }], windows: [night] }
  const energy = (shares?: readonly number[]) =>
    recurringCharges(plan, 1_000, shares)
      .filter(({ type }) => type === 'Energy')
      .map(({ quantity, rate, amount }) => [quantity, rate, amount])
  expect(energy()).toEqual([
    [600, 10.4, 6_240],
    [50, 8, 400],
    [350, 0, 0],
  ])
  expect(energy([0.5])).toEqual([
    [500, 10.4, 5_200],
    [500, 0, 0],
  ])
})

it('the minimum usage fee is charged up to the last unit below it, and both credits are given together', () => {
  const plan = {
    ...rates,
    minimumFee: { amount: 995, belowUnits: 1_000 },
    credits: [
      { amount: 5_000, fromUnits: 1_000 },
      { amount: 2_000, fromUnits: 2_000 },
    ],
  }
  const single = (used: number) =>
    recurringCharges(plan, used)
      .filter(({ type }) => type === 'Minimum_Usage_Fee' || type === 'Bill_Credit')
      .map(({ type, amount }) => [type, amount])
  expect(single(999.9)).toEqual([['Minimum_Usage_Fee', 995]])
  expect(single(1_000)).toEqual([['Bill_Credit', -5_000]])
  expect(single(2_000)).toEqual([
    ['Bill_Credit', -5_000],
    ['Bill_Credit', -2_000],
  ])
})

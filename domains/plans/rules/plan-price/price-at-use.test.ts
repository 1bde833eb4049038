import { ratesOf } from '@porchlight/demo/world/bill-charges'
import { climates } from '@porchlight/demo/world/climate'
import { homes } from '@porchlight/demo/world/home'
import { plans } from '@porchlight/demo/world/plans'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlanRates } from './plan-rates'
import { priceAtUse, priceOfMonths } from './price-at-use'

const rates = fc.record({
  unit: fc.constantFrom('kWh' as const, 'therm' as const),
  energy: fc.double({ min: 0.5, max: 200, noNaN: true }),
  base: fc.integer({ min: 0, max: 5_000 }),
  credit: fc.constant(null),
  delivery: fc.record({
    fixed: fc.integer({ min: 0, max: 3_000 }),
    perUnit: fc.double({ min: 0, max: 50, noNaN: true }),
  }),
})
const credit = fc.record({
  amount: fc.integer({ min: 100, max: 20_000 }),
  fromUnits: fc.integer({ min: 100, max: 3_000 }),
})
const use = fc.integer({ min: 1, max: 5_000 })

describe('the price of a plan without a credit', () => {
  it('never falls as more is used, and for each unit never rises', () => {
    fc.assert(
      fc.property(rates, use, use, (plan, one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one]
        expect(priceAtUse(plan, more).bill).toBeGreaterThanOrEqual(priceAtUse(plan, less).bill)
        // Two roundings to the cent of the bill, and one of the price.
        const rounding = 2 / less + 0.1
        expect(priceAtUse(plan, more).averagePrice).toBeLessThanOrEqual(
          priceAtUse(plan, less).averagePrice + rounding,
        )
      }),
    )
  })
})

describe('the price of a plan with a credit', () => {
  it('is lower by the whole credit from its first unit on, and nowhere else', () => {
    fc.assert(
      fc.property(rates, credit, use, (plain, given, used) => {
        const plan: PlanRates = { ...plain, credit: given }
        const difference = priceAtUse(plain, used).bill - priceAtUse(plan, used).bill
        expect(difference).toBe(used >= given.fromUnits ? given.amount : 0)
      }),
    )
  })
})

describe('the price of months', () => {
  it('is the sum of their bills, and lies between its lowest and its highest', () => {
    fc.assert(
      fc.property(
        rates,
        fc.option(credit),
        fc.array(use, { minLength: 1, maxLength: 24 }),
        (plain, given, used) => {
          const plan: PlanRates = { ...plain, credit: given }
          const price = priceOfMonths(plan, used)
          const bills = used.map((month) => priceAtUse(plan, month).bill)
          expect(price?.total).toBe(bills.reduce((sum, bill) => sum + bill, 0))
          expect([price?.lowest, price?.highest]).toEqual([Math.min(...bills), Math.max(...bills)])
          expect(price?.creditMonths).toBe(
            used.filter((month) => month >= (given?.fromUnits ?? Number.POSITIVE_INFINITY)).length,
          )
        },
      ),
    )
  })

  it('is none when nothing was used', () => {
    expect([
      priceOfMonths(ratesNamed('Fixed 12'), []),
      priceOfMonths(ratesNamed('Fixed 12'), [0, 0]),
    ]).toEqual([null, null])
  })
})

describe('the plan with a bill credit', () => {
  const apartment = yearOf(homes.apartmentElectricHeat)
  const house = yearOf(homes.houseElectricHeat)

  it('is the total by what was used, down to a single unit', () => {
    const rates = ratesNamed('Fixed 12')
    const one = priceOfMonths(rates, [1])
    expect(one).toMatchObject({ used: 1, total: priceAtUse(rates, 1).bill })
    const price = priceOfMonths(rates, [500, 1_500])
    expect(price?.total).toBeCloseTo(priceAtUse(rates, 500).bill + priceAtUse(rates, 1_500).bill, 2)
    expect(price?.averagePrice).toBeCloseTo((price?.total ?? 0) / 2_000, 1)
  })

  it('is the cheapest of all at 1,000 kWh', () => {
    expect(namesByPrice((plan) => priceAtUse(plan, 1000).bill)[0]).toBe('Credit 12')
  })

  it('gives an apartment no credit at all, and ranks last there of the plans with a fixed price and a deposit', () => {
    expect(priceOfMonths(ratesNamed('Credit 12'), apartment)?.creditMonths).toBe(0)
    const { credit } = ratesNamed('Credit 12')
    const from = credit?.fromUnits ?? 0
    expect(priceOfMonths(ratesNamed('Credit 12'), [from - 1, from, from + 1])?.creditMonths).toBe(2)
    const order = namesByPrice((plan) => priceOfMonths(plan, apartment)?.total ?? 0)
    expect(order.filter((name) => !['Flex Monthly', 'No-Deposit 12'].includes(name))).toEqual([
      'Fixed 12',
      'Fixed 24 Green',
      'Credit 12',
    ])
  })

  it('costs an apartment a third more than the plain plan, and an electrically heated house more too', () => {
    const [credit, plain] = [ratesNamed('Credit 12'), ratesNamed('Fixed 12')]
    const ratio = (year: readonly number[]) =>
      (priceOfMonths(credit, year)?.total ?? 0) / (priceOfMonths(plain, year)?.total ?? 1)
    expect(ratio(apartment)).toBeGreaterThan(1.3)
    expect(ratio(house)).toBeGreaterThan(1)
  })
})

/** The plans of the first brand in the largest area. */
const offered = plans.filter(({ brand, utility }) => brand === 'first' && utility.key === 'saltgrass')

function ratesNamed(name: string): PlanRates {
  const plan = offered.find(({ shape }) => shape.name === name)
  if (plan === undefined) throw new TypeError(`There is no plan ${name}.`)
  return ratesOf(plan.shape, plan.utility)
}

function namesByPrice(price: (rates: PlanRates) => number): readonly string[] {
  return offered
    .map(({ shape, utility }) => ({ name: shape.name, price: price(ratesOf(shape, utility)) }))
    .sort((one, other) => one.price - other.price)
    .map(({ name }) => name)
}

/** A normal year in the largest city. */
function yearOf(home: { readonly base: number; readonly cooling: number; readonly heating: number }) {
  const { coolingDegreeDays, heatingDegreeDays } = climates.houston
  return coolingDegreeDays.map(
    (cooling, month) => home.base + home.cooling * cooling + home.heating * (heatingDegreeDays[month] ?? 0),
  )
}

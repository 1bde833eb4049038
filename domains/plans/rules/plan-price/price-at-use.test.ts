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
  tiers: fc.constant([]),
  windows: fc.constant([]),
  base: fc.integer({ min: 0, max: 5_000 }),
  minimumFee: fc.constant(null),
  credits: fc.constant([]),
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
        const plan: PlanRates = { ...plain, credits: [given] }
        const difference = priceAtUse(plain, used).bill - priceAtUse(plan, used).bill
        expect(difference).toBe(used >= given.fromUnits ? given.amount : 0)
      }),
    )
  })

  it('is lower by both where both are earned', () => {
    fc.assert(
      fc.property(rates, credit, credit, use, (plain, one, other, used) => {
        const bill = (credits: PlanRates['credits']) => priceAtUse({ ...plain, credits }, used).bill
        expect(bill([one, other])).toBe(bill([one]) + bill([other]) - bill([]))
      }),
    )
  })
})

const charge = fc.double({ min: 0, max: 200, noNaN: true })
const tiers = fc
  .tuple(fc.integer({ min: 1, max: 2_000 }), charge, fc.integer({ min: 1, max: 2_000 }), charge)
  .map(([above, second, more, third]) => [
    { above, energy: second },
    { above: above + more, energy: third },
  ])
const windows = fc
  .tuple(charge, charge, fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 500 }))
  .map(([night, day, share, other]) => [
    { days: 'All' as const, from: 21, to: 6, energy: night, share: share / 1_000 },
    { days: 'Weekdays' as const, from: 14, to: 19, energy: day, share: other / 1_000 },
  ])

describe('the price of a plan with a minimum usage fee', () => {
  it('is higher by the whole fee up to its last unit, and nowhere else', () => {
    fc.assert(
      fc.property(rates, credit, use, (plain, { amount, fromUnits }, used) => {
        const plan: PlanRates = { ...plain, minimumFee: { amount, belowUnits: fromUnits } }
        const difference = priceAtUse(plan, used).bill - priceAtUse(plain, used).bill
        expect(difference).toBe(used < fromUnits ? amount : 0)
      }),
    )
  })
})

describe('the price of a plan with tiers or special hours', () => {
  it('never falls by more than rounding as more is used', () => {
    fc.assert(
      fc.property(rates, tiers, fc.option(windows), use, use, (plain, ofPlan, hours, one, other) => {
        const plan: PlanRates = { ...plain, tiers: ofPlan, windows: hours ?? [] }
        const [less, more] = one < other ? [one, other] : [other, one]
        // Hours take tenths of a unit, at 200 cents at most, and each line is rounded to the cent.
        const rounding = hours === null ? 0 : 2 * 0.1 * 200 + 3
        expect(priceAtUse(plan, more).bill).toBeGreaterThanOrEqual(priceAtUse(plan, less).bill - rounding)
      }),
    )
  })

  it('is that of the plain plan where every tier and hour has its charge', () => {
    fc.assert(
      fc.property(rates, tiers, windows, use, (plain, ofPlan, hours, used) => {
        const alike: PlanRates = {
          ...plain,
          tiers: ofPlan.map(({ above }) => ({ above, energy: plain.energy })),
          windows: hours.map((window) => ({ ...window, energy: plain.energy })),
        }
        // Five lines, each rounded to the cent.
        expect(Math.abs(priceAtUse(alike, used).bill - priceAtUse(plain, used).bill)).toBeLessThanOrEqual(3)
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
          const plan: PlanRates = { ...plain, credits: given === null ? [] : [given] }
          const price = priceOfMonths(plan, used)
          const bills = used.map((month) => priceAtUse(plan, month).bill)
          expect(price?.total).toBe(bills.reduce((sum, bill) => sum + bill, 0))
          expect([price?.lowest, price?.highest]).toEqual([Math.min(...bills), Math.max(...bills)])
          expect(price?.creditMonths).toEqual(
            given === null ? [] : [used.filter((month) => month >= given.fromUnits).length],
          )
        },
      ),
    )
  })

  it('counts the months below a minimum usage, and hours by the given shares', () => {
    const plan: PlanRates = {
      ...ratesNamed('Fixed 12'),
      minimumFee: { amount: 995, belowUnits: 800 },
      windows: [{ days: 'All', from: 21, to: 6, energy: 0, share: 0.35 }],
    }
    const months = [500, 799, 800, 1_000, 1_200]
    const price = priceOfMonths(plan, months, [0.5])
    expect(price?.feeMonths).toBe(2)
    expect(priceOfMonths({ ...plan, minimumFee: null }, months)?.feeMonths).toBe(0)
    // Of 4,299 kWh at 9.9 cents, 15 % more are free than by the label.
    expect((priceOfMonths(plan, months)?.total ?? 0) - (price?.total ?? 0)).toBeCloseTo(
      0.15 * 4_299 * 9.9,
      -1,
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
    expect(price?.labelPrice).toBeCloseTo((price?.total ?? 0) / 2_000, 1)
  })

  it('is the cheapest of all at 1,000 kWh', () => {
    expect(namesByPrice((plan) => priceAtUse(plan, 1000).bill)[0]).toBe('Credit 12')
  })

  it('gives an apartment no credit at all, and ranks last there of the plans with a fixed price and a deposit', () => {
    expect(priceOfMonths(ratesNamed('Credit 12'), apartment)?.creditMonths).toEqual([0])
    const from = ratesNamed('Credit 12').credits[0]?.fromUnits ?? 0
    expect(priceOfMonths(ratesNamed('Credit 12'), [from - 1, from, from + 1])?.creditMonths).toEqual([2])
    const order = namesByPrice((plan) => priceOfMonths(plan, apartment)?.total ?? 0)
    expect(order.filter((name) => ['Fixed 12', 'Fixed 24 Green', 'Credit 12'].includes(name))).toEqual([
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

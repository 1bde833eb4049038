import { homes } from '@porchlight/demo/world/home'
import type { Household } from '@porchlight/demo/world/household'
import { type DemoPeople, demoPeopleOf } from '@porchlight/demo/world/people'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recurringCharges } from '../../../plans/rules/plan-price/recurring-charges'
import { type CycleUse, weatherResponse } from '../weather-response/weather-response'
import { type BilledPeriod, billChange } from './bill-change'

const cents = fc.integer({ min: -50_000, max: 50_000 })
/** Meters count thousandths. */
const quantity = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 0, max: 9_000_000 }).map((thousandths) => thousandths / 1_000),
)
const degreeDays = fc.option(fc.double({ min: 0, max: 1_500, noNaN: true }))

const plain = { unit: 'kWh', tiers: [], windows: [], minimumFee: null, credits: [] } as const

/** A bill of any plan, with credits, fees, an adjustment and a price that changed within the cycle. */
const period: fc.Arbitrary<BilledPeriod> = fc
  .record({
    days: fc.integer({ min: 1, max: 70 }),
    used: quantity,
    cooling: degreeDays,
    heating: degreeDays,
    energy: fc.double({ min: 0.5, max: 200, noNaN: true }),
    delivery: fc.record({
      fixed: fc.integer({ min: 0, max: 3_000 }),
      perUnit: fc.double({ min: 0, max: 50, noNaN: true }),
    }),
    base: fc.integer({ min: 0, max: 2_000 }),
    credit: fc.option(
      fc.record({ amount: fc.integer({ min: 1, max: 20_000 }), fromUnits: fc.constant(1_000) }),
    ),
    others: fc.array(
      fc.record({
        type: fc.constantFrom('Late_Fee', 'Assessment', 'Adjustment', 'Energy', 'Something_New'),
        quantity: fc.option(quantity),
        rate: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
        amount: cents,
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ energy, delivery, base, credit, others, ...rest }) => ({
    ...rest,
    lines: [
      ...recurringCharges(
        { ...plain, energy, base, credits: credit === null ? [] : [credit], delivery },
        rest.used,
      ),
      ...others,
    ],
  }))

const response = fc.option(
  fc.record({
    base: fc.double({ min: 0, max: 80, noNaN: true }),
    cooling: fc.double({ min: 0, max: 5, noNaN: true }),
    heating: fc.double({ min: 0, max: 5, noNaN: true }),
  }),
)

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function chargesOf({ lines }: BilledPeriod): number {
  return sum(lines.map(({ amount }) => amount))
}

describe('the change of a bill', () => {
  it('is its parts to the cent, for 1,000 random pairs', () => {
    fc.assert(
      fc.property(period, period, response, (last, current, answer) => {
        const change = billChange(last, current, answer)
        expect(change.parts.every(({ cents: part }) => Number.isSafeInteger(part))).toBe(true)
        expect(sum(change.parts.map(({ cents: part }) => part))).toBe(chargesOf(current) - chargesOf(last))
        expect(change.cents).toBe(chargesOf(current) - chargesOf(last))
        expect(sum(change.parts.map(({ used }) => used ?? 0))).toBeCloseTo(current.used - last.used, 6)
      }),
      { numRuns: 1_000 },
    )
  })

  it('turns its sign when the bills change places, in fees and in the whole', () => {
    fc.assert(
      fc.property(period, period, (last, current) => {
        const there = billChange(last, current, null)
        const back = billChange(current, last, null)
        expect(there.cents + back.cents).toBe(0)
        expect((there.parts.at(-1)?.cents ?? 0) + (back.parts.at(-1)?.cents ?? 0)).toBe(0)
      }),
    )
  })

  it('is nothing between two equal bills', () => {
    fc.assert(
      fc.property(period, response, (same, answer) => {
        expect(billChange(same, same, answer).parts.map(({ cents: part }) => part)).toEqual([0, 0, 0, 0, 0])
      }),
    )
  })
})

const june: BilledPeriod = {
  days: 30,
  used: 1_200,
  cooling: 450,
  heating: 0,
  lines: recurringCharges({ ...plain, energy: 10, base: 500, delivery: { fixed: 400, perUnit: 5 } }, 1_200),
}
const answer = { base: 10, cooling: 2, heating: 1 }
const partsOf = (current: BilledPeriod, last = june) =>
  Object.fromEntries(billChange(last, current, answer).parts.map(({ cause, cents: part }) => [cause, part]))

describe('what is blamed', () => {
  it('for more days of the same weather: the days alone', () => {
    const july = { ...june, days: 33, used: 1_320, cooling: 495, lines: at(10, 1_320) }
    expect(partsOf(july)).toEqual({ days: 1_800, weather: 0, use: 0, price: 0, fees: 0 })
    expect(billChange(june, july, answer)).toMatchObject({ daysReason: 3, weatherReason: null })
  })

  it('for hotter days: the weather alone', () => {
    const july = { ...june, used: 1_400, cooling: 550, lines: at(10, 1_400) }
    expect(partsOf(july)).toEqual({ days: 0, weather: 3_000, use: 0, price: 0, fees: 0 })
    expect(billChange(june, july, answer)).toMatchObject({ daysReason: 0, weatherReason: 'hotter' })
  })

  it('for a higher price: the price, at this bill’s use', () => {
    expect(partsOf({ ...june, lines: at(12, 1_200) })).toMatchObject({ use: 0, price: 2_400, fees: 0 })
  })

  it('for more use in the same tiers: the use alone, and for other prices of them the price', () => {
    const tiered = (energy: number, used: number) =>
      recurringCharges(
        {
          ...plain,
          energy,
          tiers: [{ above: 500, energy: energy - 4 }],
          base: 0,
          delivery: { fixed: 400, perUnit: 5 },
        },
        used,
      )
    const last = { ...june, cooling: null, lines: tiered(12, 1_200) }
    const more = { ...last, used: 1_400, lines: tiered(12, 1_400) }
    expect(partsOf(more, last)).toMatchObject({ use: 200 * 8 + 200 * 5, price: 0, fees: 0 })
    expect(partsOf({ ...last, lines: tiered(13, 1_200) }, last)).toMatchObject({ use: 0, price: 1_200 })
  })

  it('for a credit that was missed: fees and credits', () => {
    const lines = [...june.lines, { type: 'Bill_Credit', quantity: null, rate: null, amount: -10_000 }]
    expect(partsOf(june, { ...june, lines })).toMatchObject({ use: 0, price: 0, fees: 10_000 })
    expect(billChange({ ...june, lines }, june, answer).fees).toEqual([
      { type: 'Bill_Credit', cents: 10_000 },
    ])
  })

  it('without the weather: use, and it says that the weather is not known', () => {
    const july = { ...june, used: 1_400, cooling: null, lines: at(10, 1_400) }
    expect(partsOf(july)).toMatchObject({ weather: 0, use: 3_000 })
    expect(billChange(june, july, answer)).toMatchObject({ isWeatherKnown: false, weatherReason: null })
  })

  it('never as a reason what pulled the other way', () => {
    const july = { ...june, days: 33, used: 1_100, cooling: 300, lines: at(10, 1_100) }
    expect(billChange(june, july, answer)).toMatchObject({ daysReason: 0, weatherReason: 'milder' })
  })

  it('never as a reason what explains less than half of the difference', () => {
    const july = { ...june, days: june.days + 1, used: 1_500, cooling: null, lines: at(10, 1_500) }
    expect(billChange(june, july, answer)).toMatchObject({ daysReason: 0, weatherReason: null })
  })

  function at(energy: number, used: number) {
    const rates = {
      ...plain,
      energy,
      base: 500,
      delivery: { fixed: 400, perUnit: 5 },
    } as const
    return recurringCharges(rates, used)
  }
})

describe('in the demo world', () => {
  const people: DemoPeople = demoPeopleOf({ today: '2026-11-20', seed: 7 })

  it('every pair of bills that follow each other adds up, electric and gas', () => {
    const pairs = people.households.flatMap((household) =>
      pairsOf(household).map((pair) => ({ ...pair, household })),
    )
    expect(pairs.length).toBeGreaterThan(3_000)
    expect(new Set(pairs.map(({ household }) => household.home.utility.commodity)).size).toBe(2)
    for (const { last, current, household, index } of pairs) {
      const change = billChange(last, current, responseOf(household, index))
      expect(sum(change.parts.map(({ cents: part }) => part))).toBe(chargesOf(current) - chargesOf(last))
    }
  })

  it('a home without electric heat is never told of the cold, and a heated one is', () => {
    const reasons = (kind: unknown) =>
      people.households
        .filter(({ home }) => home.home === kind)
        .flatMap((household) =>
          pairsOf(household).map(
            ({ last, current, index }) =>
              billChange(last, current, responseOf(household, index)).weatherReason,
          ),
        )
    const cold = (kind: unknown) => reasons(kind).filter((reason) => reason === 'colder').length
    expect(cold(homes.houseGasHeat) / reasons(homes.houseGasHeat).length).toBeLessThan(0.02)
    expect(cold(homes.houseElectricHeat)).toBeGreaterThan(20)
    expect(cold(homes.houseGasOnly)).toBeGreaterThan(20)
    expect(reasons(homes.houseGasOnly)).not.toContain('hotter')
  })
})

function pairsOf({ ledger }: Household) {
  const periods = ledger.bills.map(
    ({ month, lines }): BilledPeriod => ({
      days: month.days,
      used: month.measured,
      cooling: month.weather.coolingDegreeDays,
      heating: month.weather.heatingDegreeDays,
      lines,
    }),
  )
  return periods.flatMap((current, index) => {
    const last = periods[index - 1]
    return last === undefined ? [] : [{ last, current, index }]
  })
}

function responseOf({ months, home }: Household, index: number) {
  const cycles = months.slice(0, index + 1).map(
    ({ name, days, weather, measured, estimated }): CycleUse => ({
      start: `${name}-01`,
      end: `${name}-${days}`,
      days,
      used: measured,
      cooling: weather.coolingDegreeDays,
      heating: weather.heatingDegreeDays,
      estimated,
    }),
  )
  return weatherResponse(cycles, home.utility.commodity)
}

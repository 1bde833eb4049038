import { describe, expect, it } from 'vitest'
import {
  type DepositRates,
  demoDepositRates,
  depositInterest,
  depositRateOn,
  depositTerms,
  firstInstalment,
  owesInterest,
} from './deposit-terms'

const rates: DepositRates = new Map([
  [2024, 5],
  [2025, 4],
])

describe('deposit interest', () => {
  it.each([
    // A leap year has 366 days, each worth a 365th.
    ['2024-01-01', '2025-01-01', Math.round((20_000 * 5 * 366) / 36_500)],
    ['2024-02-28', '2024-03-01', Math.round((20_000 * 5 * 2) / 36_500)],
    ['2024-12-31', '2025-01-02', Math.round((20_000 * (5 + 4)) / 36_500)],
    ['2025-06-01', '2025-06-01', 0],
    ['2025-06-02', '2025-06-01', 0],
  ])('from %s until %s is exact', (from, until, cents) => {
    expect(depositInterest(20_000, from, until, rates)).toBe(cents)
  })

  it('adds up over any days in between, but for the rounding', () => {
    for (const day of ['2024-03-01', '2024-12-31', '2025-01-01', '2025-05-05']) {
      const interest = (from: string, until: string) => depositInterest(1_000_000, from, until, rates) ?? 0
      const parts = interest('2024-01-15', day) + interest(day, '2025-07-04')
      expect(Math.abs(parts - interest('2024-01-15', '2025-07-04'))).toBeLessThan(2)
    }
  })
})

describe('deposit terms', () => {
  it('give no interest on a deposit that goes back within thirty days, a change of clocks among them', () => {
    expect(owesInterest('2026-03-01', '2026-03-31', depositTerms)).toBe(false)
    expect(owesInterest('2026-03-01', '2026-04-01', depositTerms)).toBe(true)
    expect(owesInterest('2025-12-15', '2026-12-15', depositTerms)).toBe(true)
  })

  it('have the rate of the day’s year', () => {
    expect(depositRateOn('2024-12-31', rates)).toBe(5)
    expect(depositRateOn('2025-01-01', rates)).toBe(4)
    expect(depositRateOn('2026-01-01', rates)).toBeNull()
  })

  it('of the demo world are four percent from 2015 to 2045', () => {
    const years = ['2014', '2015', '2026', '2045', '2046']
    expect(years.map((year) => depositRateOn(`${year}-06-01`, demoDepositRates))).toEqual([
      null,
      4,
      4,
      4,
      null,
    ])
  })

  it('give no interest for a time of which the rate is not known', () => {
    expect(depositInterest(20_000, '2023-12-31', '2024-01-02', rates)).toBeNull()
    expect(depositInterest(20_000, '2025-12-31', '2026-01-02', rates)).toBeNull()
    // The day on which it ends earns nothing, so its year does not matter.
    expect(depositInterest(20_000, '2025-12-31', '2026-01-01', rates)).toBe(2)
  })

  it('split an amount into parts that add up', () => {
    expect(firstInstalment(27_501, depositTerms)).toBe(13_751)
    expect(firstInstalment(27_500, depositTerms)).toBe(13_750)
  })
})

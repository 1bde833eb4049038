import { describe, expect, it } from 'vitest'
import { type DepositTerms, depositInterest, depositTermsOn, firstInstalment } from './terms'

const rest = {
  onTimeBillsUntilRefund: 12,
  instalmentsAboveCents: 5_000,
  instalments: 2,
  monthsUntilRecalculation: 12,
}
const terms: readonly [DepositTerms, ...DepositTerms[]] = [
  { from: '2024-01-01', yearlyInterestPercent: 5, ...rest },
  { from: '2025-01-01', yearlyInterestPercent: 4, ...rest },
]

describe('deposit interest', () => {
  it.each([
    // A leap year has 366 days, each worth a 365th.
    ['2024-01-01', '2025-01-01', Math.round((20_000 * 5 * 366) / 36_500)],
    ['2024-02-28', '2024-03-01', Math.round((20_000 * 5 * 2) / 36_500)],
    ['2024-12-31', '2025-01-02', Math.round((20_000 * (5 + 4)) / 36_500)],
    ['2025-06-01', '2025-06-01', 0],
    ['2025-06-02', '2025-06-01', 0],
    // Before the first year of the table its rate holds.
    ['2023-12-31', '2024-01-01', Math.round((20_000 * 5) / 36_500)],
  ])('from %s until %s is exact', (from, until, cents) => {
    expect(depositInterest(20_000, from, until, terms)).toBe(cents)
  })

  it('adds up over any days in between, but for the rounding', () => {
    for (const day of ['2024-03-01', '2024-12-31', '2025-01-01', '2025-05-05']) {
      const parts =
        depositInterest(1_000_000, '2024-01-15', day, terms) +
        depositInterest(1_000_000, day, '2025-07-04', terms)
      expect(Math.abs(parts - depositInterest(1_000_000, '2024-01-15', '2025-07-04', terms))).toBeLessThan(2)
    }
  })
})

describe('deposit terms', () => {
  it('are those of the day', () => {
    expect(depositTermsOn('2024-12-31', terms).yearlyInterestPercent).toBe(5)
    expect(depositTermsOn('2025-01-01', terms).yearlyInterestPercent).toBe(4)
    expect(depositTermsOn('1999-01-01', terms).yearlyInterestPercent).toBe(5)
  })

  it('split an amount into parts that add up', () => {
    expect(firstInstalment(27_501, terms[0])).toBe(13_751)
    expect(firstInstalment(27_500, terms[0])).toBe(13_750)
  })
})

import { expect, it } from 'vitest'
import { cancelBy, isIncluded } from './first-debit'

it.each([
  // Thanksgiving is on Thursday, 26 November 2026.
  ['2026-11-30', '2026-11-24'],
  ['2026-12-04', '2026-12-01'],
  // On a Sunday, counted from the Friday before.
  ['2026-12-06', '2026-12-02'],
])('a debit of %s can be cancelled until %s', (date, last) => {
  expect(cancelBy(date)).toBe(last)
  expect([isIncluded(date, last), isIncluded(date, `${last.slice(0, 8)}31`)]).toEqual([true, false])
})

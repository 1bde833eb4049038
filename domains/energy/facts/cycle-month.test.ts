import { expect, it } from 'vitest'
import { cycleMonth } from './cycle-month'

it.each([
  ['2026-12-02', '2027-01-01', '2026-12'],
  ['2027-01-02', '2027-02-01', '2027-01'],
  ['2026-06-17', '2026-07-17', '2026-07'],
  ['2027-01-31', '2027-03-01', '2027-02'],
  ['2026-11-30', '2026-11-30', '2026-11'],
])('a cycle from %s to %s is that of %s', (start, end, month) => {
  expect(cycleMonth({ start, end })).toBe(month)
})

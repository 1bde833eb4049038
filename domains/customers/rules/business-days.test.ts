import { expect, it } from 'vitest'
import { addBusinessDays, businessDayFrom } from './business-days'

it.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-21', '2026-11-23'],
  ['2026-11-26', '2026-11-27'],
  ['2026-05-25', '2026-05-26'],
  ['2026-09-07', '2026-09-08'],
  ['2027-01-01', '2027-01-04'],
])('the business day from %s is %s', (date, expected) => {
  expect(businessDayFrom(date)).toBe(expected)
})

it('three business days after a Wednesday before Thanksgiving skip the holiday and the weekend', () => {
  expect(addBusinessDays('2026-11-25', 3)).toBe('2026-12-01')
})

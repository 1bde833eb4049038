import { expect, it } from 'vitest'
import { businessHoursBetween } from './business-hours'

it.each([
  ['the same Friday', '2026-11-20T15:00:00Z', '2026-11-20T18:30:00Z', 3.5],
  ['Friday 18:00 in Texas until Monday 09:00', '2026-11-21T00:00:00Z', '2026-11-23T15:00:00Z', 15],
  ['over Thanksgiving', '2026-11-25T18:00:00Z', '2026-11-27T18:00:00Z', 24],
  ['a day of 23 hours, on which no business is done', '2026-03-07T06:00:00Z', '2026-03-09T05:00:00Z', 0],
  ['a reply before its message', '2026-11-20T15:00:00Z', '2026-11-20T14:00:00Z', 0],
])('counts hours of business days: %s', (_name, from, until, hours) => {
  expect(businessHoursBetween(new Date(from), new Date(until), new Set())).toBeCloseTo(hours, 6)
})

it('counts no hour of a day on which the brand is closed', () => {
  const [from, until] = [new Date('2026-11-20T06:00:00Z'), new Date('2026-11-24T06:00:00Z')]
  expect(businessHoursBetween(from, until, new Set())).toBe(48)
  expect(businessHoursBetween(from, until, new Set(['2026-11-23', '2026-11-22']))).toBe(24)
})

import { expect, it } from 'vitest'
import { isTimeZone } from './time-zone'

it.each(['America/Chicago', 'America/Denver', 'US/Central', 'UTC', 'america/chicago'])('takes %s', (name) => {
  expect(isTimeZone(name)).toBe(true)
  expect(isTimeZone(name)).toBe(true)
})

it.each(['', 'Nowhere/Land', '+05:00', '-0600', 'America/Chicago ', '../etc/passwd', 'x'.repeat(10_000)])(
  'refuses %j',
  (name) => {
    expect(isTimeZone(name)).toBe(false)
    expect(isTimeZone(name)).toBe(false)
  },
)

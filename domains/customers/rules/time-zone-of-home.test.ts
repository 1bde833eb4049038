import { expect, it } from 'vitest'
import { timeZoneOfHome } from './time-zone-of-home'

it.each([
  ['TX', '77002', 'America/Chicago'],
  ['TX', '79901', 'America/Denver'],
  ['IL', '61101', 'America/Chicago'],
  ['OH', '43215', 'America/New_York'],
  ['GA', '30303', 'America/New_York'],
  ['MI', '48226', 'America/New_York'],
  ['NM', '87101', 'America/Denver'],
  ['OR', '97201', 'America/Los_Angeles'],
  ['', '', 'America/Chicago'],
])('a home in %s %s has its days in %s', (state, postalCode, zone) => {
  expect(timeZoneOfHome({ state, postalCode })).toBe(zone)
})

import { expect, it } from 'vitest'
import { quietFor } from './quiet-hours'

const opening = (now: string, timeZone: string) =>
  new Date(Date.parse(now) + quietFor(new Date(now), timeZone)).toISOString()

it.each([
  ['noon', '2026-11-20T18:00:00.000Z', 'America/Chicago', '2026-11-20T18:00:00.000Z'],
  ['8:00 sharp', '2026-11-20T14:00:00.000Z', 'America/Chicago', '2026-11-20T14:00:00.000Z'],
  ['7:59 and a half', '2026-11-20T13:59:30.000Z', 'America/Chicago', '2026-11-20T14:00:00.000Z'],
  ['9 in the evening', '2026-11-21T03:00:00.000Z', 'America/Chicago', '2026-11-21T14:00:00.000Z'],
  ['a minute before that', '2026-11-21T02:59:59.000Z', 'America/Chicago', '2026-11-21T02:59:59.000Z'],
  ['after midnight', '2026-11-21T08:15:00.000Z', 'America/Chicago', '2026-11-21T14:00:00.000Z'],
  [
    'the same moment in the west',
    '2026-11-21T03:00:00.000Z',
    'America/Los_Angeles',
    '2026-11-21T03:00:00.000Z',
  ],
  [
    'the night that clocks go forward',
    '2026-03-08T05:00:00.000Z',
    'America/Chicago',
    '2026-03-08T13:00:00.000Z',
  ],
  [
    'the night that clocks go back',
    '2026-11-01T04:00:00.000Z',
    'America/Chicago',
    '2026-11-01T14:00:00.000Z',
  ],
])('an alert of %s goes out when the account’s day has begun', (_name, now, timeZone, expected) => {
  expect(opening(now, timeZone)).toBe(expected)
})

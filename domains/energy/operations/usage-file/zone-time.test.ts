import { expect, it } from 'vitest'
import { startOfDay, zonedText } from './zone-time'

const central = 'America/Chicago'

it.each([
  ['2026-03-08', 92],
  ['2026-03-09', 96],
  ['2026-10-31', 96],
  ['2026-11-01', 100],
  ['2026-11-02', 96],
])('%s has %i quarters of an hour in Texas', (date, quarters) => {
  const next = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
  expect((startOfDay(next, central) - startOfDay(date, central)) / 900).toBe(quarters)
})

it('writes both hours of one name apart', () => {
  const start = startOfDay('2026-11-01', central)
  expect([
    zonedText(start, central),
    zonedText(start + 3_600, central),
    zonedText(start + 7_200, central),
  ]).toEqual(['2026-11-01T00:00:00-05:00', '2026-11-01T01:00:00-05:00', '2026-11-01T01:00:00-06:00'])
})

it.each([
  ['America/New_York', '2026-03-08', '2026-03-08T05:00:00Z'],
  ['America/New_York', '2026-03-09', '2026-03-09T04:00:00Z'],
  ['America/Los_Angeles', '2026-11-01', '2026-11-01T07:00:00Z'],
  ['America/Los_Angeles', '2026-11-02', '2026-11-02T08:00:00Z'],
  ['Etc/UTC', '2026-11-02', '2026-11-02T00:00:00Z'],
  // Clocks go back at 3 a.m. on 5 April in Sydney, 16:00 UTC of the day before: between its midnight and that of UTC.
  ['Australia/Sydney', '2026-04-05', '2026-04-04T13:00:00Z'],
  ['Australia/Sydney', '2026-04-06', '2026-04-05T14:00:00Z'],
  ['Asia/Kolkata', '2026-04-05', '2026-04-04T18:30:00Z'],
  // Clocks go from midnight to 1 a.m. in Havana, and from 1 a.m. back to a second midnight.
  ['America/Havana', '2026-03-08', '2026-03-08T05:00:00Z'],
  ['America/Havana', '2026-03-09', '2026-03-09T04:00:00Z'],
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00Z'],
  ['America/Havana', '2026-11-02', '2026-11-02T05:00:00Z'],
  // At midnight clocks go back to 11 p.m. of the day before in Santiago, and on to 1 a.m.
  ['America/Santiago', '2026-04-04', '2026-04-04T03:00:00Z'],
  ['America/Santiago', '2026-04-05', '2026-04-05T04:00:00Z'],
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00Z'],
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00Z'],
  ['Asia/Beirut', '2026-10-25', '2026-10-24T22:00:00Z'],
])('in %s the day %s begins at %s', (zone, date, moment) => {
  expect(startOfDay(date, zone)).toBe(Date.parse(moment) / 1000)
})

it('writes half hours, and zones before and after UTC', () => {
  expect([zonedText(0, 'Asia/Kolkata'), zonedText(0, 'America/Chicago'), zonedText(0, 'Etc/UTC')]).toEqual([
    '1970-01-01T05:30:00+05:30',
    '1969-12-31T18:00:00-06:00',
    '1970-01-01T00:00:00+00:00',
  ])
})

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

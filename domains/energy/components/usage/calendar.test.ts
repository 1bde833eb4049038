import { expect, it } from 'vitest'
import { daysAfter, isDay, isMonth, lastDayOf } from './calendar'

it.each([
  ['2026-11', true],
  ['2026-13', false],
  ['2026-1', false],
  ['november', false],
])('%s is a month: %s', (text, expected) => {
  expect(isMonth(text)).toBe(expected)
})

it.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-11-31', false],
  ['2026-11-00', false],
  ['2026-13-01', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

it('counts days over the ends of months', () => {
  expect([lastDayOf('2026-02'), daysAfter('2026-02-28', 1), daysAfter('2026-03-01', -1)]).toEqual([
    '2026-02-28',
    '2026-03-01',
    '2026-02-28',
  ])
})

import { describe, expect, it } from 'vitest'
import { daysOfLiteral, isDateLiteral, momentOfDay } from './date-literal'

/** A Friday evening in Chicago, and Saturday already in UTC. */
const now = new Date('2026-11-21T03:30:00Z')

describe('a date literal', () => {
  it.each([
    ['TODAY', '2026-11-20', '2026-11-21'],
    ['yesterday', '2026-11-19', '2026-11-20'],
    ['TOMORROW', '2026-11-21', '2026-11-22'],
    ['THIS_WEEK', '2026-11-15', '2026-11-22'],
    ['LAST_WEEK', '2026-11-08', '2026-11-15'],
    ['NEXT_WEEK', '2026-11-22', '2026-11-29'],
    ['THIS_MONTH', '2026-11-01', '2026-12-01'],
    ['LAST_MONTH', '2026-10-01', '2026-11-01'],
    ['NEXT_MONTH', '2026-12-01', '2027-01-01'],
    ['THIS_QUARTER', '2026-10-01', '2027-01-01'],
    ['LAST_QUARTER', '2026-07-01', '2026-10-01'],
    ['NEXT_QUARTER', '2027-01-01', '2027-04-01'],
    ['THIS_YEAR', '2026-01-01', '2027-01-01'],
    ['LAST_YEAR', '2025-01-01', '2026-01-01'],
    ['NEXT_YEAR', '2027-01-01', '2028-01-01'],
    ['LAST_N_DAYS:7', '2026-11-13', '2026-11-21'],
    ['NEXT_N_DAYS:10', '2026-11-21', '2026-12-01'],
    ['N_DAYS_AGO:20', '2026-10-31', '2026-11-01'],
  ])('%s stands for the days of the local calendar', (literal, from, until) => {
    expect(daysOfLiteral(literal, now)).toEqual({ from, until })
  })

  it.each(['SOME_DAY', 'LAST_N_DAYS', 'LAST_N_DAYS:0', 'LAST_N_DAYS:9999', 'LAST_N_DAYS:-1', ''])(
    '%j is none',
    (literal) => {
      expect(daysOfLiteral(literal, now)).toBeNull()
    },
  )

  it('is told from other values', () => {
    expect([{ literal: 'TODAY' }, { literal: 1 }, 'TODAY', null].map(isDateLiteral)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})

describe('a day', () => {
  it.each([
    ['2026-11-20', '2026-11-20T06:00:00.000Z'],
    ['2026-07-04', '2026-07-04T05:00:00.000Z'],
    ['2026-03-08', '2026-03-08T06:00:00.000Z'],
    ['2026-03-09', '2026-03-09T05:00:00.000Z'],
    ['2026-11-01', '2026-11-01T05:00:00.000Z'],
    ['2026-11-02', '2026-11-02T06:00:00.000Z'],
  ])('%s begins at local midnight, in winter and in summer', (day, moment) => {
    expect(momentOfDay(day)).toBe(moment)
  })
})

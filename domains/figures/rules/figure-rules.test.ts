import { describe, expect, it } from 'vitest'
import { figureNames, type Period } from '../facts/figure-names'
import { type DaysCounted, figureRules } from './figure-values'
import { dayCount, daysBefore, daysOf, pointsOf } from './period-days'
import { cellsOf, funnelCells } from './small-cells'
import { measured, quantileOf, sumOf, tallied } from './tally'

const nothing: DaysCounted = { adoption: {}, payments: {}, enrollment: {}, messages: {}, days: 30 }

describe('counts', () => {
  it('add up by day, brand, language and name', () => {
    const record = { id: '1', day: '2026-11-20', brand: 'first', language: 'en', names: ['a', 'b'] } as const
    const once = tallied({}, [record, { ...record, names: ['a'] }, { ...record, language: 'es' }])
    expect(tallied(once, [{ ...record, day: '2026-11-21' }])).toEqual({
      '2026-11-20 first': { en: { a: 2, b: 1 }, es: { a: 1, b: 1 } },
      '2026-11-21 first': { en: { a: 1, b: 1 } },
    })
    expect(sumOf([{ a: 1 }, undefined, { a: 2, b: 3 }])).toEqual({ a: 3, b: 3 })
  })

  it('tell the median and the ninth tenth of what was measured, of every period that they are summed over', () => {
    const counts = { 'hours 2': 4, 'hours 10': 5, 'hours 30': 1, hoursX: 9 }
    expect([0.5, 0.9, 1].map((share) => quantileOf(counts, 'hours', share))).toEqual([10, 10, 30])
    expect(quantileOf({}, 'hours', 0.5)).toBeNull()
    expect([measured('days', 14.9, 90), measured('days', -1, 90), measured('days', 400, 90)]).toEqual([
      'days 14',
      'days 0',
      'days 90',
    ])
  })
})

describe('a period', () => {
  it.each<[Period, string, string, string, string, number]>([
    ['7', '2026-11-14', '2026-11-20', '2026-11-07', '2026-11-13', 7],
    ['30', '2026-10-22', '2026-11-20', '2026-09-22', '2026-10-21', 30],
    ['90', '2026-08-23', '2026-11-20', '2026-05-25', '2026-08-22', 9],
    ['12m', '2025-12-01', '2026-11-20', '2024-12-01', '2025-11-20', 12],
  ])('of %s days or months is compared with the same span before', (period, first, last, from, to, count) => {
    const today = '2026-11-20'
    expect(daysOf(period, today)).toEqual({ firstDay: first, lastDay: last })
    expect(daysBefore(period, today)).toEqual({ firstDay: from, lastDay: to })
    const points = pointsOf(period, today)
    expect(points).toHaveLength(count)
    expect([points[0]?.firstDay, points.at(-1)?.lastDay]).toEqual([first, last])
    const days = points.reduce((sum, point) => sum + dayCount(point), 0)
    expect(days).toBe(dayCount(daysOf(period, today)))
  })
})

describe('a figure', () => {
  it.each(figureNames)('%s is no number where there is nothing to divide by', (name) => {
    const { value } = figureRules[name].of(nothing)
    expect([null, 0]).toContain(value)
  })

  it('counts an enrollment in every stage up to its furthest', () => {
    const enrollment = {
      'signUp cancelled': 3,
      'review underWay': 2,
      'submitted cancelled': 1,
      'processing rejected': 1,
      'started underWay': 3,
    }
    const resultOf = (name: 'began' | 'startedShare' | 'cancelledShare' | 'rejectedShare') =>
      figureRules[name].of({ ...nothing, enrollment }).value
    expect(resultOf('began')).toBe(10)
    expect([resultOf('startedShare'), resultOf('cancelledShare'), resultOf('rejectedShare')]).toEqual([
      0.3, 0.4, 0.1,
    ])
  })

  it('compares messages with accounts as if the period were a month', () => {
    const counted = { ...nothing, messages: { messages: 50 }, adoption: { accounts: 1_000 }, days: 365.25 }
    expect(figureRules.perThousand.of(counted).value).toBeCloseTo(50 / 12, 5)
  })
})

describe('a number by language', () => {
  const of = (...people: readonly number[]) => ({ value: people[0] ?? 0, people })

  it('of one to four people is not shown, nor the other language’s, which would tell it', () => {
    expect(cellsOf({ en: of(40), es: of(4) })).toEqual({
      en: { value: null, hidden: 'withheld' },
      es: { value: null, hidden: 'few' },
    })
    expect(cellsOf({ en: of(40), es: of(5) }).es).toEqual({ value: 5, hidden: null })
    expect(cellsOf({ en: of(40), es: of(0) }).es).toEqual({ value: 0, hidden: null })
  })

  it('is not shown where all but a few are counted either', () => {
    expect(cellsOf({ en: of(40, 2), es: of(9, 9) }).en).toEqual({ value: null, hidden: 'withheld' })
  })

  it('of a stage is not shown where the stages around it would tell a few people who stopped', () => {
    const stages = [
      { en: 60, es: 30 },
      { en: 50, es: 28 },
      { en: 50, es: 20 },
      { en: 20, es: 3 },
      { en: 20, es: 0 },
    ]
    expect(funnelCells(stages).map(({ en, es }) => [en.hidden, es.hidden])).toEqual([
      [null, null],
      ['withheld', 'withheld'],
      [null, null],
      ['withheld', 'few'],
      [null, null],
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { lastDayOf } from './calendar'
import { againstYearBefore, barOfMonth, type PicturedMonth, picturedMonths } from './month-bars'
import { monthsBefore, type UsageMonth } from './usage-month'

function cycle(month: string, values: Partial<UsageMonth> = {}): UsageMonth {
  return {
    id: `id of ${month}`,
    month,
    start: `${month}-01`,
    end: lastDayOf(month),
    days: 30,
    amount: 1000,
    temperature: 70,
    cooling: 0,
    heating: 0,
    estimated: false,
    ...values,
  }
}

const twoYears = Array.from({ length: 24 }, (_, back) =>
  cycle(monthsBefore('2026-10', back), { amount: 1000 + back }),
)

const running: PicturedMonth['running'] = {
  start: '2026-11-01',
  end: '2026-11-30',
  days: 30,
  daysRead: 10,
  readThrough: '2026-11-10',
  usedSoFar: 300,
  used: { low: 800, likely: 900, high: 1000 },
  charges: { low: 100, likely: 110, high: 120 },
}

describe('the months of the picture', () => {
  it('are compared with the year before by day where one of them is much shorter', () => {
    const of = (days: number, amount: number) =>
      picturedMonths([...twoYears.slice(1), cycle('2026-10', { days, amount })], [], null).at(-1)
    const compared = (days: number, amount: number) => {
      const month = of(days, amount)
      return month === undefined ? null : againstYearBefore(month)
    }
    expect(compared(28, 950)).toEqual({ used: 950, usedBefore: 1012, isByDay: false })
    expect(compared(10, 300)).toEqual({ used: 30, usedBefore: 1012 / 30, isByDay: true })
    const [first] = picturedMonths(twoYears.slice(0, 12), [], null)
    expect(first && againstYearBefore(first)).toBeNull()
  })

  it('are the last twelve, each before the same one of the year before', () => {
    const months = picturedMonths(twoYears, [], null)
    expect(months).toHaveLength(12)
    expect(months.at(-1)).toMatchObject({
      month: '2026-10',
      usage: { amount: 1000 },
      before: { month: '2025-10', amount: 1012 },
    })
  })

  it('end with the one that runs, so far and as it will likely end', () => {
    const last = picturedMonths(twoYears, [], running).at(-1)
    expect(last).toMatchObject({ month: '2026-11', usage: null, before: { month: '2025-11' } })
    expect(last && barOfMonth(last, 'Nov')).toMatchObject({
      look: 'running',
      values: [300, null],
      bands: [running.used, running.charges],
    })
  })

  it('have a gap for a month without a cycle, and none for months before the first', () => {
    const months = picturedMonths([cycle('2026-10'), cycle('2026-08')], [], null)
    expect(months.map(({ month, usage }) => [month, usage === null])).toEqual([
      ['2026-08', false],
      ['2026-09', true],
      ['2026-10', false],
    ])
    expect(months.map((month) => barOfMonth(month, '').values[0])).toEqual([1000, null, 1000])
  })

  it('are one for an account with one, and none without any, though one runs', () => {
    expect(picturedMonths([cycle('2026-10')], [], null)).toHaveLength(1)
    expect(picturedMonths([], [], running)).toEqual([])
  })

  it('cost what the bill of those very days charges, and nothing is made up for the others', () => {
    const bills = [
      { start: '2026-10-01', end: '2026-10-31', charges: 155.12 },
      { start: '2026-09-02', end: '2026-09-30', charges: 99 },
      { start: '2025-10-01', end: '2025-10-31', charges: 140 },
    ]
    const months = picturedMonths(twoYears, bills, null)
    expect(months.at(-1)).toMatchObject({ cost: 155.12, costBefore: 140 })
    expect(months.at(-2)).toMatchObject({ cost: null, costBefore: null })
  })

  it('tell an estimated month, its temperature and its year', () => {
    const [month] = picturedMonths([cycle('2026-10', { estimated: true, temperature: null })], [], null)
    expect(month && barOfMonth(month, 'Oct')).toMatchObject({ look: 'estimated', line: null, group: '2026' })
  })
})

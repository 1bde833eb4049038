import { expect, it } from 'vitest'
import { monthsOf, weeksOf } from './calendar'

const days = ['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-06'].map((date) => ({
  date,
  refusal: null,
}))

it('stands each day under its weekday, month by month', () => {
  expect(monthsOf(days).map(({ month }) => month)).toEqual(['2026-11', '2026-12'])
  const [november, december] = monthsOf(days).map((month) => weeksOf(month.days))
  expect(november?.map(({ cells }) => cells.map((day) => day?.date.slice(8) ?? null))).toEqual([
    ['29', '30', null, null, null, null, null],
  ])
  expect(december?.[0]?.cells.slice(0, 4).map((day) => day?.date ?? null)).toEqual([
    null,
    null,
    '2026-12-01',
    '2026-12-02',
  ])
  expect(weeksOf([])).toEqual([])
})

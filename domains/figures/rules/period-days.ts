import { addDays, addMonths } from '../../customers/rules/calendar-day'
import type { Period } from '../facts/figure-names'

/** Days, both included, `YYYY-MM-DD`. */
export interface Days {
  readonly firstDay: string
  readonly lastDay: string
}

/** The number of days represented by a point of a line. */
const daysOfPoint = { '7': 1, '30': 1, '90': 10 } as const

/** The days of a period that ends on `today`. */
export function daysOf(period: Period, today: string): Days {
  const firstDay =
    period === '12m' ? addMonths(`${today.slice(0, 7)}-01`, -11) : addDays(today, 1 - Number(period))
  return { firstDay, lastDay: today }
}

/** The days that a period is compared with: as many right before it, or the same days of the year before. */
export function daysBefore(period: Period, today: string): Days {
  if (period !== '12m') return daysOf(period, addDays(today, -Number(period)))
  const { firstDay, lastDay } = daysOf(period, today)
  return { firstDay: addMonths(firstDay, -12), lastDay: addMonths(lastDay, -12) }
}

/** The parts of a period that a line has a point for, in order: days, tens of days, or months. */
export function pointsOf(period: Period, today: string): readonly Days[] {
  const { firstDay, lastDay } = daysOf(period, today)
  const points: Days[] = []
  for (let first = firstDay; first <= lastDay; ) {
    const next = period === '12m' ? addMonths(first, 1) : addDays(first, daysOfPoint[period])
    points.push({ firstDay: first, lastDay: next > lastDay ? lastDay : addDays(next, -1) })
    first = next
  }
  return points
}

/** How many days lie from the first to the last. */
export function dayCount({ firstDay, lastDay }: Days): number {
  return (Date.parse(lastDay) - Date.parse(firstDay)) / 86_400_000 + 1
}

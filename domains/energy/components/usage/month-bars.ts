import type { BarChartBar } from '@porchlight/design-system'
import type { ProjectedBill } from '../../methods/project-bill/client'
import { monthsBefore, monthsUpTo, type UsageMonth } from './usage-month'

/** What a month of the picture is drawn and read from. */
export interface PicturedMonth {
  /** `YYYY-MM` */
  readonly month: string
  /** Null for a month without a cycle, and for the one that runs. */
  readonly usage: UsageMonth | null
  /** The same month a year before. */
  readonly before: UsageMonth | null
  /** What the bill of the cycle charges, and that of the year before, in dollars; null where none is known. */
  readonly cost: number | null
  readonly costBefore: number | null
  /** The cycle that runs, so far and as it will likely end. */
  readonly running: NonNullable<ProjectedBill['projection']> | null
}

/** What a bill charges for its days, in dollars. */
export interface ChargedPeriod {
  readonly start: string
  readonly end: string
  readonly charges: number
}

const monthsOfYear = 12

/** Cycles whose lengths differ by more days, as the first and the last of a service do, are compared by day. */
const mostDaysApart = 4

/**
 * Returns the usage and that of a year before, to be compared: in total, or by day; null where one of them is unknown.
 */
export function againstYearBefore({
  usage,
  before,
  running,
}: PicturedMonth): { readonly used: number; readonly usedBefore: number; readonly isByDay: boolean } | null {
  const used = usage?.amount ?? running?.used.likely
  const days = usage?.days ?? running?.days
  if (used === undefined || days === undefined || before === null) return null
  return Math.abs(days - before.days) > mostDaysApart
    ? { used: used / days, usedBefore: before.amount / before.days, isByDay: true }
    : { used, usedBefore: before.amount, isByDay: false }
}

/** The last twelve months, each with the same one a year before, and then the one that runs where it can be projected. */
export function picturedMonths(
  cycles: readonly UsageMonth[],
  bills: readonly ChargedPeriod[],
  running: PicturedMonth['running'],
): readonly PicturedMonth[] {
  const byMonth = new Map(cycles.map((cycle) => [cycle.month, cycle]))
  const costs = new Map(bills.map(({ start, end, charges }) => [`${start} ${end}`, charges]))
  const costOf = (cycle: UsageMonth | null) =>
    cycle === null ? null : (costs.get(`${cycle.start} ${cycle.end}`) ?? null)
  const yearBefore = (month: string) => byMonth.get(monthsBefore(month, monthsOfYear)) ?? null
  const past = monthsUpTo(cycles, monthsOfYear).map(({ month, usage }): PicturedMonth => {
    const before = yearBefore(month)
    return { month, usage, before, cost: costOf(usage), costBefore: costOf(before), running: null }
  })
  const newest = past.at(-1)?.month
  if (running === null || newest === undefined) return past
  const month = monthsBefore(newest, -1)
  const before = yearBefore(month)
  return [...past, { month, usage: null, before, cost: null, costBefore: costOf(before), running }]
}

/** A month as it is drawn, in units of use and in dollars. */
export function barOfMonth(
  { month, usage, before, cost, costBefore, running }: PicturedMonth,
  label: string,
): BarChartBar {
  return {
    id: month,
    label,
    group: month.slice(0, 4),
    values: [usage?.amount ?? running?.usedSoFar ?? null, cost],
    before: [before?.amount ?? null, costBefore],
    bands: running === null ? undefined : [running.used, running.charges],
    line: usage?.temperature,
    look: running !== null ? 'running' : usage?.estimated === true ? 'estimated' : 'measured',
  }
}

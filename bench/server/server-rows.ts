import { barRow, medianOf, type Row, reportedRow, spreadOf } from '../row'
import type { Round } from './load'
import { type WorkloadName, workloadBars } from './workloads'

/** Rounds of one workload by its participants. */
export interface WorkloadRounds {
  readonly ours: readonly Round[]
  readonly limit: readonly Round[]
  /** Absent when Directus was not requested or is not available. */
  readonly directus?: readonly Round[]
}

const costBars = { must: 2, aim: 1.3 }
/** How many times Directus's number of responses ours has to reach, where a bar is set. */
const directusBars: Partial<Record<WorkloadName, { readonly must: number; readonly aim: number }>> = {
  read: { must: 30, aim: 50 },
  page: { must: 8, aim: 12 },
}

/**
 * Returns the rows of one workload: responses per second and processor time compared with the limit's, then with
 * Directus's.
 */
export function workloadRows(name: WorkloadName, { ours, limit, directus }: WorkloadRounds): readonly Row[] {
  const { words, ...bars } = workloadBars[name]
  const ratios = ours.map(({ perSecond }, index) => perSecond / (limit[index]?.perSecond ?? Number.NaN))
  const perSecond = (rounds: readonly Round[]) => medianOf(rounds.map((round) => round.perSecond))
  const rows = [
    barRow(words, perSecond(ours) / perSecond(limit), bars, {
      detail: `${spreadOf(ratios)}; ${Math.round(perSecond(ours))}/s`,
      against: `${Math.round(perSecond(limit))}/s by hand`,
    }),
  ]
  const [cost, limitCost] = [costOf(ours), costOf(limit)]
  if (!Number.isNaN(cost / limitCost)) {
    rows.push(
      barRow('   processor time for one', cost / limitCost, costBars, {
        detail: `${Math.round(cost)} µs`,
        against: `${Math.round(limitCost)} µs by hand`,
      }),
    )
  }
  if (directus !== undefined) rows.push(directusRow(name, perSecond(ours), perSecond(directus)))
  return rows
}

function directusRow(name: WorkloadName, ours: number, directus: number): Row {
  const against = `${Math.round(directus)}/s of Directus`
  const bars = directusBars[name]
  const times = (value: number) => `${value.toFixed(1)}×`
  return bars === undefined
    ? reportedRow('   beside Directus', times(ours / directus), against)
    : barRow('   beside Directus', ours / directus, { ...bars, atLeast: true, format: times }, { against })
}

function costOf(rounds: readonly Round[]): number {
  return medianOf(rounds.flatMap(({ microseconds }) => microseconds ?? []))
}

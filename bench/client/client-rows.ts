import { barRow, medianOf, type Row, reportedRow, spreadOf } from '../row'
import type { ClientFigures } from './measure-contestant'

/** One contestant's figures, for each of its processes. */
export interface ContestantFigures {
  readonly name: string
  readonly isNormalised: boolean
  readonly runs: readonly ClientFigures[]
}

type Measure = keyof ClientFigures

const milliseconds = (value: number) => `${value.toFixed(value < 1 ? 4 : 2)} ms`
const perSecond = (value: number) => `${(value / 1_000_000).toFixed(2)} M/s`
const megabytes = (value: number) => `${value.toFixed(1)} MB`
const count = (value: number) => String(value)

/** The rows of `docs/specification/performance.md`, with their bars. */
const measures: readonly {
  readonly measure: Measure
  readonly words: string
  readonly must: number
  readonly aim: number
  readonly atLeast?: boolean
  readonly format: (value: number) => string
}[] = [
  {
    measure: 'readsPerSecond',
    words: 'C1 cached read',
    must: 1e6,
    aim: 8e6,
    atLeast: true,
    format: perSecond,
  },
  { measure: 'ingest50', words: 'C2 ingest 50 records', must: 0.15, aim: 0.05, format: milliseconds },
  { measure: 'ingest5000', words: 'C2 ingest 5,000 records', must: 20, aim: 6, format: milliseconds },
  {
    measure: 'update1',
    words: 'C3 update, 1 of 1,000 readers',
    must: 0.02,
    aim: 0.008,
    format: milliseconds,
  },
  {
    measure: 'updateAll',
    words: 'C3 update, all 1,000 readers',
    must: 0.15,
    aim: 0.06,
    format: milliseconds,
  },
  { measure: 'unchangedEmissions', words: 'needless emissions: nothing new', must: 0, aim: 0, format: count },
  {
    measure: 'otherFieldEmissions',
    words: 'needless emissions: another field',
    must: 0,
    aim: 0,
    format: count,
  },
  { measure: 'heapMegabytes', words: 'C4 heap of 10,000 records', must: 12, aim: 7, format: megabytes },
  { measure: 'calls', words: 'C6 calls of 20 components over 5 records', must: 1, aim: 1, format: count },
]

/** Returns one row per measure, ours with its bars and the peers beside it. */
export function clientRows(ours: ContestantFigures, others: readonly ContestantFigures[]): readonly Row[] {
  const rows = measures.map(({ measure, words, ...bars }) => {
    const values = valuesOf(ours, measure)
    const against = others
      .flatMap((other) => {
        const value = medianOf(valuesOf(other, measure))
        return Number.isNaN(value)
          ? []
          : [`${other.name}${other.isNormalised ? '' : '*'} ${bars.format(value)}`]
      })
      .join(', ')
    const detail =
      values.length < 2 || Math.min(...values) === Math.max(...values) ? '' : spread(values, bars.format)
    return barRow(words, medianOf(values), bars, { detail, against })
  })
  return [...rows, ...emissionRows(ours), consistencyRow(ours, others)]
}

function spread(values: readonly number[], format: (value: number) => string): string {
  return spreadOf(values, (value) => format(value).split(' ')[0] ?? '')
}

/** Subscribers to a change must be notified of it, exactly once. */
function emissionRows({ runs }: ContestantFigures): readonly Row[] {
  const owed = runs.every((run) => run.update1Emissions === 1 && run.updateAllEmissions === 1_000)
  return [
    barRow('readers that were not told, or told twice', owed ? 0 : 1, { must: 0, aim: 0, format: count }),
  ]
}

function consistencyRow(ours: ContestantFigures, others: readonly ContestantFigures[]): Row {
  const isConsistent = ({ runs }: ContestantFigures) => runs.every((run) => run.listIsConsistent)
  const bars = { must: 1, aim: 1, atLeast: true, format: (value: number) => (value === 1 ? 'yes' : 'no') }
  const against = others.map((other) => `${other.name} ${isConsistent(other) ? 'yes' : 'no'}`).join(', ')
  return barRow('a list shows the newest of its records', isConsistent(ours) ? 1 : 0, bars, { against })
}

function valuesOf({ runs }: ContestantFigures, measure: Measure): readonly number[] {
  return runs.flatMap((run) => {
    const value = run[measure]
    return typeof value === 'number' ? [value] : []
  })
}

/** The meaning of a star after a name. */
export const starRow: Row = reportedRow(
  '* not normalised: keeps answers as they came, so C2 and C3 do not compare',
  '',
)

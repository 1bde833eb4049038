/** One line of a section: what was measured, its comparison, and the two bars. */
export interface Row {
  readonly measure: string
  readonly measured: string
  /** The peer or limit of the same run; empty when the bars are absolute. */
  readonly against: string
  /** What must be reached to call it done, and our target; empty when there is no bar. */
  readonly must: string
  readonly aim: string
  readonly reached: 'aim' | 'must' | 'missed' | 'told'
}

/** A value's bars. `atLeast`: more is better; otherwise less is. */
export interface Bars {
  readonly must: number
  readonly aim: number
  readonly atLeast?: boolean
  /** Formats a value; with two decimals by default. */
  readonly format?: (value: number) => string
}

/** Returns the row of a value with bars; `detail` follows the value. */
export function barRow(
  measure: string,
  value: number,
  bars: Bars,
  { detail = '', against = '' }: { readonly detail?: string; readonly against?: string } = {},
): Row {
  const { must, aim, atLeast = false, format = (each: number) => each.toFixed(2) } = bars
  const sign = atLeast ? '≥' : '≤'
  const meets = (bar: number) => (atLeast ? value >= bar : value <= bar)
  return {
    measure,
    measured: detail === '' ? format(value) : `${format(value)} (${detail})`,
    against,
    must: `${sign} ${format(must)}`,
    aim: `${sign} ${format(aim)}`,
    reached: meets(aim) ? 'aim' : meets(must) ? 'must' : 'missed',
  }
}

/** Returns the row of a value without a bar. */
export function reportedRow(measure: string, measured: string, against = ''): Row {
  return { measure, measured, against, must: '', aim: '', reached: 'told' }
}

const marks: Readonly<Record<Row['reached'], string>> = { aim: '✓✓', must: '✓', missed: '✗', told: '' }

/** Formats the rows as a table of plain text: ✓✓ reaches the aim, ✓ the must, ✗ neither. */
export function formatRows(rows: readonly Row[]): string {
  const lines = [
    ['', 'measure', 'measured', 'against', 'must', 'aim'],
    ...rows.map((row) => [marks[row.reached], row.measure, row.measured, row.against, row.must, row.aim]),
  ]
  const widths = [0, 1, 2, 3, 4, 5].map((column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Returns the median of `values`; of an even number, the upper of the two. NaN for none. */
export function medianOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** Returns the minimum and the maximum of `values`, such as `0.62–0.71`. */
export function spreadOf(values: readonly number[], format = (value: number) => value.toFixed(2)): string {
  return values.length === 0 ? '' : `${format(Math.min(...values))}–${format(Math.max(...values))}`
}

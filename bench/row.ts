/** One line of the table: a measure of ours beside that of a peer or a limit of the same run. */
export interface Row {
  readonly measure: string
  readonly ours: string
  readonly against: string
  /** Ours divided by the other; null where there is nothing to divide. */
  readonly ratio: number | null
  /** The bar in words, and whether it is met. */
  readonly bar: string
  readonly met: boolean
}

/** The rows as a table of plain text. */
export function formatRows(rows: readonly Row[]): string {
  const cells = rows.map(({ measure, ours, against, ratio, bar, met }) => [
    met ? '✓' : '✗',
    measure,
    ours,
    against,
    ratio === null ? '' : ratio.toFixed(2),
    bar,
  ])
  const lines = [['', 'measure', 'ours', 'against', 'ratio', 'bar'], ...cells]
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

/** The middle of `values`; of an even number, the upper of the two. NaN for none. */
export function medianOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

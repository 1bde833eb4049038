import styles from './TrendLine.module.css'

export interface TrendLineProps {
  /** The values, the earliest first; null where one is missing. */
  readonly values: readonly (number | null)[]
}

/** Units of the picture's own box, which stretches to the available width. */
const width = 100
const height = 32
const margin = 3

/**
 * The course of a number, as a line without an axis, from zero at the bottom. It is decoration for the number beside
 * it: screen readers read that number and its change, and a table has every value. The line breaks where a value is
 * missing.
 */
export function TrendLine({ values }: TrendLineProps) {
  const most = Math.max(0, ...values.map((value) => value ?? 0))
  const step = values.length < 2 ? 0 : (width - 2 * margin) / (values.length - 1)
  const placeOf = (value: number, index: number) => ({
    x: margin + index * step,
    y: height - margin - (most === 0 ? 0 : (value / most) * (height - 2 * margin)),
  })
  const last = values.findLastIndex((value) => value !== null)
  const lastValue = values[last] ?? null
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.floor} d={`M0 ${height - margin}H${width}`} />
      {runsOf(values).map(({ first, run }) => (
        <path
          key={first}
          className={styles.course}
          d={pathOf(run.map((value, at) => placeOf(value, first + at)))}
        />
      ))}
      {lastValue === null ? null : (
        <path className={styles.end} d={pathOf([placeOf(lastValue, last), placeOf(lastValue, last)])} />
      )}
    </svg>
  )
}

/** Returns the runs of adjacent values without a gap. */
function runsOf(
  values: readonly (number | null)[],
): readonly { readonly first: number; readonly run: number[] }[] {
  const runs: { first: number; run: number[] }[] = []
  for (const [index, value] of values.entries()) {
    if (value === null) continue
    const open = runs.at(-1)
    if (open !== undefined && open.first + open.run.length === index) open.run.push(value)
    else runs.push({ first: index, run: [value] })
  }
  return runs
}

function pathOf(places: readonly { readonly x: number; readonly y: number }[]): string {
  return places.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
}

function round(place: number): number {
  return Math.round(place * 100) / 100
}

import { classNames } from '../class-names'
import styles from './BarChart.module.css'
import type { BarChartBar } from './bar'
import { percent } from './chart-scale'

interface BarChartLabelsProps {
  readonly bars: readonly BarChartBar[]
  readonly missingLabel: string
}

/** The labels below the bars, and the text in a gap. */
export function BarChartLabels({ bars, missingLabel }: BarChartLabelsProps) {
  const slot = 100 / bars.length
  const labelled = bars.filter(({ label }) => label !== '')
  return bars.map((bar, index) => {
    const middle = percent(slot * (index + 0.5))
    return (
      <g key={bar.id}>
        {isMiddleOfGap(bars, index) ? (
          // biome-ignore lint/a11y/noSvgWithoutTitle: a place inside the chart, which has the title
          <svg x={middle} y="100%" overflow="visible">
            <text className={styles.missing} transform="rotate(-90)" x="8" dy="0.35em">
              {missingLabel}
            </text>
          </svg>
        ) : null}
        {bar.label === '' ? null : (
          <text
            className={classNames(
              styles.label,
              !isLabelShown(labelled.indexOf(bar), labelled.length) && styles.spare,
            )}
            x={middle}
            y="100%"
            dy="1.5em"
          >
            {bar.label}
          </text>
        )}
        {bar.group === undefined || bar.group === bars[index - 1]?.group ? null : (
          <text
            className={classNames(styles.label, !isGroupShown(bars, index) && styles.spare)}
            x={middle}
            y="100%"
            dy="2.75em"
          >
            {bar.group}
          </text>
        )}
      </g>
    )
  })
}

/** Checks whether the bar is unknown and in the middle of unknown ones: the text appears once per gap. */
function isMiddleOfGap(bars: readonly BarChartBar[], index: number): boolean {
  const isGap = (at: number) => bars[at]?.values[0] === null
  if (!isGap(index)) return false
  let first = index
  while (isGap(first - 1)) first -= 1
  let last = index
  while (isGap(last + 1)) last += 1
  return index === Math.floor((first + last) / 2)
}

// On a phone every label of a year would touch the next; the newest is always shown.
function isLabelShown(index: number, count: number): boolean {
  return (count - 1 - index) % Math.ceil(count / 8) === 0
}

// On a phone two years would touch when the first bars belong to the end of one: the newer one is then shown alone.
function isGroupShown(bars: readonly BarChartBar[], index: number): boolean {
  const next = bars.findIndex(({ group }, at) => at > index && group !== bars[index]?.group)
  return next === -1 || (next - index) * 8 > bars.length
}

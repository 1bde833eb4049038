import { classNames } from '../class-names'
import styles from './BarChart.module.css'
import type { BarChartBar } from './bar'
import { type ChartAxis, heightOf, isRoomForValues, percent } from './chart-scale'

interface BarChartBarsProps {
  readonly bars: readonly BarChartBar[]
  readonly axis: ChartAxis
  readonly hatchId: string
  readonly missingLabel: string
}

/** The bars of a bar chart with their labels, in percentages of the plot. */
export function BarChartBars({ bars, axis, hatchId, missingLabel }: BarChartBarsProps) {
  const slot = 100 / bars.length
  const labelled = bars.filter(({ label }) => label !== '')
  return (
    <>
      <defs>
        <pattern
          id={hatchId}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="6" height="6" className={styles.hatchGround} />
          <rect width="2.5" height="6" className={styles.hatchLine} />
        </pattern>
      </defs>
      {bars.map((bar, index) => {
        const label = labelled.indexOf(bar)
        const middle = percent(slot * (index + 0.5))
        return (
          <g key={bar.id}>
            {bar.value === null && !isMiddleOfGap(bars, index) ? null : bar.value === null ? (
              // biome-ignore lint/a11y/noSvgWithoutTitle: a place inside the chart, which has the title
              <svg x={middle} y="100%" overflow="visible">
                <text className={styles.missing} transform="rotate(-90)" x="8" dy="0.35em">
                  {missingLabel}
                </text>
              </svg>
            ) : (
              <Bar
                bar={bar}
                height={heightOf(bar.value, axis)}
                middle={slot * (index + 0.5)}
                width={Math.min(slot * 0.64, 18)}
                hatchId={hatchId}
              />
            )}
            {bar.value !== null && isRoomForValues(bars.length) ? (
              <text
                className={styles.value}
                x={middle}
                y={percent(100 - heightOf(bar.value, axis))}
                dy="-0.5em"
              >
                {bar.valueText}
              </text>
            ) : null}
            {label === -1 ? null : (
              <text
                className={classNames(styles.label, !isLabelShown(label, labelled.length) && styles.spare)}
                x={middle}
                y="100%"
                dy="1.6em"
              >
                {bar.label}
              </text>
            )}
          </g>
        )
      })}
    </>
  )
}

interface BarProps {
  readonly bar: BarChartBar
  readonly height: number
  readonly middle: number
  readonly width: number
  readonly hatchId: string
}

function Bar({ bar, height, middle, width, hatchId }: BarProps) {
  return (
    <rect
      className={styles[bar.kind]}
      fill={bar.kind === 'last' ? `url(#${hatchId})` : undefined}
      x={percent(middle - width / 2)}
      y={percent(100 - height)}
      width={percent(width)}
      height={percent(height)}
    />
  )
}

// The word stands once in a gap, however many bars it is wide.
function isMiddleOfGap(bars: readonly BarChartBar[], index: number): boolean {
  let first = index
  while (first > 0 && bars[first - 1]?.value === null) first -= 1
  let last = index
  while (last < bars.length - 1 && bars[last + 1]?.value === null) last += 1
  return index === Math.floor((first + last) / 2)
}

// On a phone every label of a year would touch the next; the newest is always shown.
function isLabelShown(index: number, count: number): boolean {
  return (count - 1 - index) % Math.ceil(count / 8) === 0
}

import styles from './BarChart.module.css'
import type { BarChartBar } from './bar'
import { type ChartAxis, heightOf, percent } from './chart-scale'

interface BarChartBarsProps {
  readonly bars: readonly BarChartBar[]
  readonly axis: ChartAxis
  /** Which of the chart's units. */
  readonly unit: number
}

/** The number of bars from which they almost touch, as quarters of an hour do. */
const many = 40

/** The bars in one unit: the previous value as a shadow behind each, and where a growing one will likely end. */
export function BarChartBars({ bars, axis, unit }: BarChartBarsProps) {
  const slot = 100 / bars.length
  const hasShadows = bars.some(({ before }) => before?.[unit] != null)
  const width = Math.min(slot * (bars.length > many ? 0.84 : hasShadows ? 0.5 : 0.66), 18)
  const bar = (className: string | undefined, index: number, value: number, share: number) => (
    <rect
      className={className}
      x={percent(slot * (index + 0.5) - share / 2)}
      y={percent(100 - heightOf(value, axis))}
      width={percent(share)}
      // Past the bottom, which cuts it off: only the upper corners are round.
      height="110%"
    />
  )
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a place inside the chart, which has the title
    <svg width="100%" height="100%">
      {bars.map(({ id, look, values, before, bands }, index) => {
        const [value, last, band] = [values[unit], before?.[unit], bands?.[unit]]
        return (
          <g key={id}>
            {last == null ? null : bar(styles.before, index, last, Math.min(slot * 0.8, 28))}
            {band == null ? null : bar(styles.rest, index, band.low, width)}
            {band == null ? null : (
              <rect
                className={styles.band}
                x={percent(slot * (index + 0.5) - width / 2)}
                y={percent(100 - heightOf(band.high, axis))}
                width={percent(width)}
                height={percent(heightOf(band.high - band.low, axis))}
              />
            )}
            {value == null ? null : bar(styles[look], index, value, width)}
          </g>
        )
      })}
    </svg>
  )
}

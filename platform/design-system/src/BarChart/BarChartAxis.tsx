import styles from './BarChart.module.css'
import { type ChartAxis, heightOf, percent } from './chart-scale'

interface BarChartAxisProps {
  readonly axis: ChartAxis
  readonly formatValue: (value: number) => string
}

/** The lines of a bar chart's axis with their values at the left. */
export function BarChartAxis({ axis, formatValue }: BarChartAxisProps) {
  return axis.ticks.map((tick) => {
    const y = percent(100 - heightOf(tick, axis))
    return (
      <g key={tick}>
        <line className={tick === 0 ? styles.base : styles.grid} x1="0%" x2="100%" y1={y} y2={y} />
        <text className={styles.tick} x="-0.625rem" y={y} dy="0.35em">
          {formatValue(tick)}
        </text>
      </g>
    )
  })
}

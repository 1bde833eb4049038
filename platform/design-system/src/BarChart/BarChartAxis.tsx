import styles from './BarChart.module.css'
import type { BarChartUnit } from './bar'
import { type ChartAxis, heightOf, percent } from './chart-scale'

interface BarChartAxisProps {
  readonly axis: ChartAxis
  readonly unit: BarChartUnit
}

/** The lines of a bar chart's axis with their values at the left, and the unit above them. */
export function BarChartAxis({ axis, unit }: BarChartAxisProps) {
  return (
    <>
      <text className={styles.tick} x="-0.625rem" y="-0.75rem">
        {unit.name}
      </text>
      {axis.ticks.map((tick) => {
        const y = percent(100 - heightOf(tick, axis))
        return (
          <g key={tick}>
            <line className={tick === 0 ? styles.base : styles.grid} x1="0%" x2="100%" y1={y} y2={y} />
            <text className={styles.tick} x="-0.625rem" y={y} dy="0.35em">
              {unit.formatValue(tick)}
            </text>
          </g>
        )
      })}
    </>
  )
}

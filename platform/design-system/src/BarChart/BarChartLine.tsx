import styles from './BarChart.module.css'
import type { BarChartBar, BarChartUnit } from './bar'
import { percent } from './chart-scale'

interface BarChartLineProps {
  readonly bars: readonly BarChartBar[]
  readonly unit: Pick<BarChartUnit, 'name' | 'formatValue'>
}

/** A line above the bars on a separate scale, such as the temperature, with its highest and its lowest value. */
export function BarChartLine({ bars, unit }: BarChartLineProps) {
  const slot = 100 / bars.length
  const points = bars.flatMap(({ line }, index) => (line == null ? [] : [{ index, value: line }]))
  const values = points.map(({ value }) => value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const xOf = (index: number) => percent(slot * (index + 0.5))
  const yOf = (value: number) => percent(high === low ? 50 : (100 * (high - value)) / (high - low))
  const lowest = points.find(({ value }) => value === low)
  const highest = points.find(({ value }) => value === high)
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a place inside the chart, which has the title
    <svg className={styles.lines} y="-4.25rem" width="100%" height="1.75rem">
      <text className={styles.tick} x="-0.625rem" y="50%" dy="0.35em">
        {unit.name}
      </text>
      {points.map(({ index, value }, at) => {
        const last = points[at - 1]
        return last?.index !== index - 1 ? null : (
          <line
            key={index}
            className={styles.line}
            x1={xOf(last.index)}
            y1={yOf(last.value)}
            x2={xOf(index)}
            y2={yOf(value)}
          />
        )
      })}
      {points.map(({ index, value }) => (
        <circle key={index} className={styles.point} cx={xOf(index)} cy={yOf(value)} r="2.5" />
      ))}
      {highest === undefined ? null : (
        <text className={styles.label} x={xOf(highest.index)} y={yOf(high)} dy="-0.55em">
          {unit.formatValue(high)}
        </text>
      )}
      {lowest === undefined || low === high ? null : (
        <text className={styles.label} x={xOf(lowest.index)} y={yOf(low)} dy="1.3em">
          {unit.formatValue(low)}
        </text>
      )}
    </svg>
  )
}

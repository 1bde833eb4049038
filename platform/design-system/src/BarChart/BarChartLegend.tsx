import styles from './BarChart.module.css'
import type { BarChartBar } from './bar'

/** The marks that a chart may need to explain. */
export type BarChartMark = BarChartBar['look'] | 'before' | 'band' | 'line'

const marks = ['measured', 'before', 'estimated', 'running', 'band', 'line'] as const

interface BarChartLegendProps {
  readonly bars: readonly BarChartBar[]
  readonly legend: Readonly<Partial<Record<BarChartMark, string>>>
  readonly hasLine: boolean
}

/** The meaning of the marks that occur; nothing if there is only one kind of bar. */
export function BarChartLegend({ bars, legend, hasLine }: BarChartLegendProps) {
  const occurs = (mark: BarChartMark) =>
    mark === 'line'
      ? hasLine
      : mark === 'before'
        ? bars.some(({ before }) => before?.some((value) => value !== null))
        : mark === 'band'
          ? bars.some(({ bands }) => bands?.some((band) => band !== null))
          : bars.some(({ look, values }) => look === mark && values[0] != null)
  const shown = marks.filter((mark) => legend[mark] !== undefined && occurs(mark))
  if (shown.length === 0) return null
  return (
    <ul className={styles.legend}>
      {shown.map((mark) => (
        <li key={mark} className={styles.key}>
          <span className={styles[`${mark}Key`]} aria-hidden="true" />
          {legend[mark]}
        </li>
      ))}
    </ul>
  )
}

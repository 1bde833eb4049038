import styles from './BarChart.module.css'
import type { BarReading } from './bar'

/** The figures of the chosen bar, and the link into it. Every line is present for every bar, so that nothing moves. */
export function BarChartReading({ id, reading }: { readonly id: string; readonly reading: BarReading }) {
  const { name, flag, figures, way } = reading
  return (
    <div id={id} className={styles.reading}>
      <p className={styles.name}>{name}</p>
      {way === undefined ? null : (
        <p className={styles.way}>
          {flag === undefined ? null : <span className={styles.flag}>{flag}</span>}
          {way === null ? null : <a href={way.href}>{way.label}</a>}
        </p>
      )}
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

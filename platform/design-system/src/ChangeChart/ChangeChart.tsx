import { useId } from 'react'
import styles from './ChangeChart.module.css'

/** An amount that the picture starts or ends with. */
export interface ChangeChartEnd {
  readonly label: string
  readonly value: number
  /** The value as shown to the customer: `$155.12`. */
  readonly valueText: string
}

/** What one cause adds or subtracts. */
export interface ChangeChartRow extends ChangeChartEnd {
  readonly id: string
}

export interface ChangeChartProps {
  /** The title of the picture. */
  readonly title: string
  /** The id of the sentence before the chart that conveys the same. */
  readonly sentenceId: string
  /** The previous amount. */
  readonly start: ChangeChartEnd
  /** The contribution of each cause, with the sign in its text: `+$12.00`. */
  readonly rows: readonly ChangeChartRow[]
  /** The current amount: the start and all rows together. */
  readonly end: ChangeChartEnd
  /** The meaning of the two looks of bars. */
  readonly legend: { readonly more: string; readonly less: string }
}

const rowHeight = 3.25

/**
 * How one amount became another: a bar for the first, a step for each cause starting where the previous one ended, and
 * a bar for the last. The picture is one image with a title and a description; the table after it conveys the same in
 * text. Each label is above its bar, so that long words fit a phone.
 */
export function ChangeChart({ title, sentenceId, start, rows, end, legend }: ChangeChartProps) {
  const id = useId()
  let level = start.value
  const steps = rows.map((row) => {
    const from = level
    level += row.value
    return { ...row, from, to: level }
  })
  const levels = [0, start.value, end.value, ...steps.map(({ to }) => to)]
  const least = Math.min(...levels)
  const span = Math.max(...levels) - least
  const placeOf = (value: number) => (span === 0 ? 0 : (100 * (value - least)) / span)
  const drawn = [
    { ...start, id: 'start', from: 0, to: start.value, look: styles.end },
    ...steps.map((step) => ({ ...step, look: step.value < 0 ? styles.less : styles.more })),
    { ...end, id: 'end', from: 0, to: end.value, look: styles.end },
  ]
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.chart}
        height={`${drawn.length * rowHeight}rem`}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={sentenceId}
      >
        <title id={`${id}-title`}>{title}</title>
        {drawn.map(({ id: rowId, label, valueText, from, to, look }, index) => (
          // biome-ignore lint/a11y/noSvgWithoutTitle: a place inside the chart, which has the title
          <svg key={rowId} y={`${index * rowHeight}rem`} height={`${rowHeight}rem`} width="100%">
            <text className={styles.label} x="0" y="1.25rem">
              {label}
            </text>
            <text className={styles.value} x="100%" y="1.25rem">
              {valueText}
            </text>
            <rect
              className={look}
              x={percent(placeOf(Math.min(from, to)))}
              width={percent(placeOf(Math.max(from, to)) - placeOf(Math.min(from, to)))}
              y="1.75rem"
              height="0.75rem"
            />
            {index === drawn.length - 1 ? null : (
              <line
                className={styles.level}
                x1={percent(placeOf(to))}
                x2={percent(placeOf(to))}
                y1="1.75rem"
                y2="100%"
              />
            )}
          </svg>
        ))}
      </svg>
      <figcaption>
        <ul className={styles.legend}>
          {rows.some(({ value }) => value > 0) ? (
            <li className={styles.key}>
              <span className={styles.moreKey} aria-hidden="true" />
              {legend.more}
            </li>
          ) : null}
          {rows.some(({ value }) => value < 0) ? (
            <li className={styles.key}>
              <span className={styles.lessKey} aria-hidden="true" />
              {legend.less}
            </li>
          ) : null}
        </ul>
      </figcaption>
    </figure>
  )
}

function percent(share: number): string {
  return `${Math.round(share * 100) / 100}%`
}

import { useId } from 'react'
import styles from './ChangeChart.module.css'

/** What one cause adds or takes away. */
export interface ChangeChartRow {
  readonly id: string
  readonly label: string
  /** Above zero: it adds; below: it takes away. */
  readonly value: number
  /** The value with its sign, as the customer reads it: `+$12.00`. */
  readonly valueText: string
}

export interface ChangeChartProps {
  /** What the picture shows. */
  readonly title: string
  /** The id of the sentence before the chart that says the same. */
  readonly sentenceId: string
  readonly rows: readonly ChangeChartRow[]
  /** What the two looks of bars mean. */
  readonly legend: { readonly more: string; readonly less: string }
}

const rowHeight = 3.5

/**
 * What several causes add to and take from a quantity: a bar for each, from a zero line to the right or to the left.
 * The picture is one image with a title and a description; the table after it says the same in words. Each label stands
 * above its bar, so that long words fit a phone.
 */
export function ChangeChart({ title, sentenceId, rows, legend }: ChangeChartProps) {
  const id = useId()
  const most = Math.max(0, ...rows.map(({ value }) => value))
  const least = Math.min(0, ...rows.map(({ value }) => value))
  const span = most - least
  const shareOf = (value: number) => (span === 0 ? 0 : (100 * value) / span)
  const zero = shareOf(-least)
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.chart}
        height={`${rows.length * rowHeight}rem`}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={sentenceId}
      >
        <title id={`${id}-title`}>{title}</title>
        <defs>
          <pattern
            id={`${id}-hatch`}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="6" height="6" className={styles.hatchGround} />
            <rect width="2.5" height="6" className={styles.hatchLine} />
          </pattern>
        </defs>
        {rows.map(({ id: rowId, label, value, valueText }, index) => (
          // biome-ignore lint/a11y/noSvgWithoutTitle: a place inside the chart, which has the title
          <svg key={rowId} y={`${index * rowHeight}rem`} height={`${rowHeight}rem`} width="100%">
            <text className={styles.label} x="0" y="1.25rem">
              {label}
            </text>
            <text className={styles.value} x="100%" y="1.25rem">
              {valueText}
            </text>
            <rect
              className={value < 0 ? styles.less : styles.more}
              fill={value < 0 ? `url(#${id}-hatch)` : undefined}
              x={percent(value < 0 ? zero + shareOf(value) : zero)}
              width={percent(Math.abs(shareOf(value)))}
              y="1.75rem"
              height="1rem"
            />
            <line className={styles.zero} x1={percent(zero)} x2={percent(zero)} y1="1.5rem" y2="3rem" />
          </svg>
        ))}
      </svg>
      <figcaption>
        <ul className={styles.legend}>
          {most > 0 ? (
            <li className={styles.key}>
              <span className={styles.moreKey} aria-hidden="true" />
              {legend.more}
            </li>
          ) : null}
          {least < 0 ? (
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

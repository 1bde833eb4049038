import { useId } from 'react'
import { classNames } from '../class-names'
import styles from './BarChart.module.css'
import { BarChartAxis } from './BarChartAxis'
import { BarChartBars } from './BarChartBars'
import type { BarChartBar } from './bar'
import { axisOf, isRoomForValues } from './chart-scale'

export interface BarChartProps {
  /** What the picture shows. */
  readonly title: string
  /** The same in a sentence, for those who listen; absent when `sentenceId` names the sentence on the page. */
  readonly description?: string
  /** The id of the sentence before the chart. */
  readonly sentenceId?: string
  readonly bars: readonly BarChartBar[]
  /** The word in a gap: "no data". */
  readonly missingLabel: string
  /** Writes the values of the axis. */
  readonly formatValue: (value: number) => string
  /** What the kinds of bars mean, for those that occur. */
  readonly legend?: Readonly<Partial<Record<BarChartBar['kind'], string>>>
}

/**
 * Bars of one quantity. The picture is one image with a title and a description: the sentence before it and the
 * table after it say the same in words. Places are percentages of the width, not units of a view box, so that bars
 * widen with the page while texts keep a size that can be read at 360 px.
 */
export function BarChart({
  title,
  description,
  sentenceId,
  bars,
  missingLabel,
  formatValue,
  legend = {},
}: BarChartProps) {
  const id = useId()
  const hasValues = isRoomForValues(bars.length)
  const axis = axisOf(bars.map((bar) => bar.value))
  const describedBy = [description === undefined ? '' : `${id}-description`, sentenceId ?? '']
    .join(' ')
    .trim()
  return (
    <figure className={styles.figure}>
      <svg
        className={classNames(styles.chart, hasValues && styles.few)}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={describedBy === '' ? undefined : describedBy}
      >
        <title id={`${id}-title`}>{title}</title>
        {description === undefined ? null : <desc id={`${id}-description`}>{description}</desc>}
        {hasValues ? (
          <line className={styles.base} x1="0%" x2="100%" y1="100%" y2="100%" />
        ) : (
          <BarChartAxis axis={axis} formatValue={formatValue} />
        )}
        <BarChartBars bars={bars} axis={axis} hatchId={`${id}-hatch`} missingLabel={missingLabel} />
      </svg>
      <BarChartLegend bars={bars} legend={legend} />
    </figure>
  )
}

function BarChartLegend({ bars, legend }: Required<Pick<BarChartProps, 'bars' | 'legend'>>) {
  const kinds = (['this', 'last', 'estimated'] as const).filter(
    (kind) => legend[kind] !== undefined && bars.some((bar) => bar.kind === kind && bar.value !== null),
  )
  if (kinds.length === 0) return null
  return (
    <figcaption>
      <ul className={styles.legend}>
        {kinds.map((kind) => (
          <li key={kind} className={styles.key}>
            <span className={styles[`${kind}Key`]} aria-hidden="true" />
            {legend[kind]}
          </li>
        ))}
      </ul>
    </figcaption>
  )
}

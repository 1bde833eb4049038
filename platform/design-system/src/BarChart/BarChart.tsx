import { useId, useState } from 'react'
import { classNames } from '../class-names'
import styles from './BarChart.module.css'
import { BarChartAxis } from './BarChartAxis'
import { BarChartBars } from './BarChartBars'
import { BarChartLabels } from './BarChartLabels'
import { BarChartLegend, type BarChartMark } from './BarChartLegend'
import { BarChartLine } from './BarChartLine'
import { BarChartReading } from './BarChartReading'
import { BarChartSurface } from './BarChartSurface'
import type { BarChartBar, BarChartUnit, BarReading } from './bar'
import { axisOf, percent } from './chart-scale'

export interface BarChartProps {
  /** The title of the picture. */
  readonly title: string
  /** The id of the sentence before the chart. */
  readonly sentenceId: string
  readonly bars: readonly BarChartBar[]
  /** One, or two with a switch between them that needs no script. */
  readonly units: readonly [BarChartUnit] | readonly [BarChartUnit, BarChartUnit]
  /** The label of the switch's group: "Show". */
  readonly switchLabel?: string
  /** The unit of the line above the bars; absent without a line. */
  readonly line?: Pick<BarChartUnit, 'name' | 'formatValue'> | undefined
  /** The text in a gap: "no data". */
  readonly missingLabel: string
  /** The meaning of the marks, for those that occur. */
  readonly legend?: Readonly<Partial<Record<BarChartMark, string>>>
  /** Returns the reading for the bar at `index`; without it the picture is not interactive. */
  readonly readingOf?: (index: number) => BarReading
  /** The bar that is selected initially. */
  readonly startId?: string | undefined
}

/**
 * Bars of one quantity, by year, month, day or quarter hour. The picture is one image: the sentence before it and the
 * table after it convey the same in text. Once a script runs, a bar can be chosen by pointer, finger or arrow keys, its
 * figures are shown above, and pressing it opens finer ones. Positions are percentages of the width, not units of a
 * view box, so that bars widen with the page while text stays at a size that can be read at 360 px.
 */
export function BarChart({
  title,
  sentenceId,
  bars,
  units,
  switchLabel,
  line,
  missingLabel,
  legend = {},
  readingOf,
  startId,
}: BarChartProps) {
  const id = useId()
  const [chosenId, choose] = useState(startId)
  const found = bars.findIndex((bar) => bar.id === chosenId)
  const chosen = found === -1 ? bars.length - 1 : found
  const reading = bars.length === 0 ? undefined : readingOf?.(chosen)
  const hasLine = line !== undefined && bars.some((bar) => bar.line != null)
  const hasGroups = bars.some(({ group }) => group !== undefined)
  return (
    <figure className={styles.figure}>
      {reading === undefined ? null : <BarChartReading id={`${id}-reading`} reading={reading} />}
      <div className={classNames(styles.plot, hasLine && styles.withLine, hasGroups && styles.withGroups)}>
        <svg
          className={styles.chart}
          role="img"
          aria-labelledby={`${id}-title`}
          aria-describedby={sentenceId}
        >
          <title id={`${id}-title`}>{title}</title>
          {reading === undefined ? null : (
            <rect
              className={styles.chosen}
              x={percent((100 / bars.length) * chosen)}
              width={percent(100 / bars.length)}
              height="100%"
            />
          )}
          {units.map((unit, index) => {
            const axis = axisOf(bars.flatMap((bar) => valuesOf(bar, index)))
            return (
              <g key={unit.name} className={index === 0 ? styles.first : styles.second}>
                <BarChartAxis axis={axis} unit={unit} />
                <BarChartBars bars={bars} axis={axis} unit={index} />
              </g>
            )
          })}
          {hasLine ? <BarChartLine bars={bars} unit={line} /> : null}
          <BarChartLabels bars={bars} missingLabel={missingLabel} />
        </svg>
        {reading === undefined ? null : (
          <BarChartSurface
            title={title}
            reading={reading}
            readingId={`${id}-reading`}
            count={bars.length}
            chosen={chosen}
            choose={(index) => choose(bars[index]?.id)}
          />
        )}
      </div>
      <div className={styles.below}>
        {units[1] === undefined ? null : (
          <fieldset className={styles.switch}>
            <legend className={styles.hidden}>{switchLabel}</legend>
            {units.map(({ label }, index) => (
              <label key={label} className={styles.option}>
                <input type="radio" name={`${id}-unit`} value={index} defaultChecked={index === 0} />
                {label}
              </label>
            ))}
          </fieldset>
        )}
        <BarChartLegend bars={bars} legend={legend} hasLine={hasLine} />
      </div>
    </figure>
  )
}

function valuesOf({ values, before, bands }: BarChartBar, unit: number): readonly (number | null)[] {
  return [values[unit] ?? null, before?.[unit] ?? null, bands?.[unit]?.high ?? null]
}

import { BarChart, Card, DataTable } from '@porchlight/design-system'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { useId } from 'react'
import type { IntervalDay, IntervalHour } from '../../../../components/usage/interval-day'
import { usageLabels } from '../../../../components/usage/labels'
import styles from '../../../../components/usage/UsagePage.module.css'
import { labels } from './labels'

const copy = { ...usageLabels, ...labels }

/** Four labels below the quarters: every sixth hour. */
const hoursBetweenLabels = 6

/** The sentence, the picture and the table of a day's quarters of an hour. */
export function DayHours({ day }: { readonly day: IntervalDay }) {
  const t = useLabels(copy)
  const { format } = usePage()
  const sentenceId = useId()
  const { hours } = day
  const highest = busiestHours(hours)
  const numberOf = (value: number | null) => (value === null ? t('noData') : format.number(value, 3))
  const notes = [
    ...(day.estimated ? [t('estimatedNote')] : []),
    ...(hours.length === 23 ? [t('forwardNote')] : hours.length === 25 ? [t('backNote')] : []),
    ...(hours.some(({ quarters }) => quarters.includes(null)) ? [t('noDataNote')] : []),
  ]
  return (
    <Card title={t('every15')}>
      <p className={styles.sentence} id={sentenceId}>
        {t('dayUsed', {
          amount: format.kilowattHours(Math.round(day.used * 10) / 10),
          from: timeText(highest),
          to: timeText((highest + busyHours) % 24),
        })}
      </p>
      <BarChart
        title={t('chartTitle')}
        sentenceId={sentenceId}
        bars={hours.flatMap(({ hour, isRepeated, quarters }) =>
          quarters.map((value, quarter) => ({
            id: `${hour}${isRepeated ? ' again' : ''} ${quarter}`,
            label: quarter === 0 && hour % hoursBetweenLabels === 0 ? timeText(hour) : '',
            value,
            valueText: '',
            kind: day.estimated ? ('estimated' as const) : ('this' as const),
          })),
        )}
        missingLabel={t('chartMissing')}
        formatValue={(value) => format.number(value)}
      />
      <div className={styles.table}>
        <DataTable
          caption={t('tableCaption')}
          hasLongNames
          columns={[
            { key: 'hour', header: t('hour') },
            { key: 'total', header: t('total'), isNumeric: true },
            ...quarterNames.map((name) => ({ key: name, header: name, isNumeric: true })),
          ]}
          rows={hours.map(({ hour, isRepeated, quarters }) => ({
            id: `${hour}${isRepeated ? ' again' : ''}`,
            cells: {
              hour: isRepeated ? t('again', { time: timeText(hour) }) : timeText(hour),
              total: numberOf(totalOf(quarters)),
              ...Object.fromEntries(
                quarterNames.map((name, index) => [name, numberOf(quarters[index] ?? null)]),
              ),
            },
          }))}
        />
      </div>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </Card>
  )
}

const quarterNames = [':00', ':15', ':30', ':45']

/** How long the span is that a sentence names. */
const busyHours = 4

/** Kilowatt-hours of an hour; null when none of its quarters was read. */
function totalOf(quarters: IntervalHour['quarters']): number | null {
  const read = quarters.filter((value) => value !== null)
  return read.length === 0 ? null : read.reduce((sum, value) => sum + value, 0)
}

/** The hour with which the four busiest begin. */
function busiestHours(hours: readonly IntervalHour[]): number {
  const totals = hours.map(({ quarters }) => totalOf(quarters) ?? 0)
  let best = { start: 0, used: -1 }
  for (let start = 0; start + busyHours <= totals.length; start += 1) {
    const used = totals.slice(start, start + busyHours).reduce((sum, value) => sum + value, 0)
    if (used > best.used) best = { start, used }
  }
  return hours[best.start]?.hour ?? 0
}

/** An hour by the clock as both languages write it: `1 a.m.`, `12 p.m.` */
function timeText(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'a.m.' : 'p.m.'}`
}

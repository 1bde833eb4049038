import { BarChart, Card, DataTable } from '@porchlight/design-system'
import { Disclosure } from '@porchlight/page-parts/forms/Disclosure'
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
  const quarters = hours.flatMap(({ hour, isRepeated, quarters: values }) =>
    values.map((value, quarter) => ({ hour, isRepeated, quarter, value, total: totalOf(values) })),
  )
  const most = quarters.reduce((top, next) => ((next.value ?? 0) > (top.value ?? 0) ? next : top))
  return (
    <Card>
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
        bars={quarters.map(({ hour, isRepeated, quarter, value }, index) => ({
          id: String(index),
          label: quarter === 0 && !isRepeated && hour % hoursBetweenLabels === 0 ? timeText(hour) : '',
          values: [value],
          look: day.estimated ? 'estimated' : 'measured',
        }))}
        units={[
          {
            name: t('kilowattHours'),
            label: t('kilowattHours'),
            formatValue: (value) => format.number(value),
          },
        ]}
        missingLabel={t('chartMissing')}
        startId={String(quarters.indexOf(most))}
        readingOf={(index) => {
          const at = quarters[index] ?? most
          const from = timeText(at.hour, at.quarter)
          return {
            name: at.isRepeated ? t('again', { time: from }) : from,
            figures: [
              {
                label: t('readUsed'),
                value: at.value === null ? t('noData') : `${format.number(at.value, 3)} kWh`,
              },
              {
                label: t('readHour'),
                value: at.total === null ? t('noData') : `${format.number(at.total, 3)} kWh`,
              },
            ],
          }
        }}
      />
      <Disclosure summary={t('tableCaption')}>
        <div className={styles.table}>
          <DataTable
            caption={t('tableCaption')}
            isCaptionHidden
            hasLongNames
            columns={[
              { key: 'hour', header: t('hour') },
              { key: 'total', header: t('total'), isNumeric: true },
              ...quarterNames.map((name) => ({ key: name, header: name, isNumeric: true })),
            ]}
            rows={hours.map(({ hour, isRepeated, quarters: values }) => ({
              id: `${hour}${isRepeated ? ' again' : ''}`,
              cells: {
                hour: isRepeated ? t('again', { time: timeText(hour) }) : timeText(hour),
                total: numberOf(totalOf(values)),
                ...Object.fromEntries(
                  quarterNames.map((name, index) => [name, numberOf(values[index] ?? null)]),
                ),
              },
            }))}
          />
        </div>
      </Disclosure>
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

/** A time by the clock as both languages write it: `1 a.m.`, `12 p.m.`; of a quarter of an hour `1:15 a.m.` */
function timeText(hour: number, quarter?: number): string {
  const minutes = quarter === undefined ? '' : quarterNames[quarter]
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? 'a.m.' : 'p.m.'}`
}

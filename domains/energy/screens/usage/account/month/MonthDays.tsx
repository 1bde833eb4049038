import { BarChart, Card, DataTable } from '@porchlight/design-system'
import { Disclosure } from '@porchlight/page-parts/forms/Disclosure'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { useId } from 'react'
import { daysAfter, lastDayOf } from '../../../../components/usage/calendar'
import type { ReadDay } from '../../../../components/usage/interval-day'
import { usageLabels } from '../../../../components/usage/labels'
import styles from '../../../../components/usage/UsagePage.module.css'
import { labels } from './labels'

interface MonthDaysProps {
  readonly accountId: string
  readonly month: string
  /** Oldest first; at least one. */
  readonly days: readonly ReadDay[]
  /** The first and the last day that the account was read; null when not known. */
  readonly span: { readonly first: string; readonly last: string } | null
}

const copy = { ...usageLabels, ...labels }

/** The sentence, the picture and the table of a month's days. Days between readings that have none are gaps. */
export function MonthDays({ accountId, month, days, span }: MonthDaysProps) {
  const t = useLabels(copy)
  const { format } = usePage()
  const address = useAddress()
  const sentenceId = useId()
  const byDate = new Map(days.map((day) => [day.date, day]))
  const shown = datesOf(month, days, span).map((date) => ({ date, day: byDate.get(date) ?? null }))
  const used = days.reduce((sum, day) => sum + day.used, 0)
  const highest = days.reduce((most, day) => (day.used > most.used ? day : most))
  const text = (amount: number) => format.kilowattHours(Math.round(amount * 10) / 10)
  const average = used / days.length
  return (
    <Card>
      <p className={styles.sentence} id={sentenceId}>
        {t('daysUsed', { amount: text(used), count: days.length })}{' '}
        {t('highestDay', { amount: text(highest.used), day: format.weekday(highest.date) })}
      </p>
      <BarChart
        title={t('chartTitle')}
        sentenceId={sentenceId}
        bars={shown.map(({ date, day }) => ({
          id: date,
          label: String(Number(date.slice(8))),
          values: [day?.used ?? null],
          look: day?.estimated === true ? 'estimated' : 'measured',
        }))}
        units={[
          {
            name: t('kilowattHours'),
            label: t('kilowattHours'),
            formatValue: (value) => format.number(value),
          },
        ]}
        missingLabel={t('chartMissing')}
        legend={
          days.some(({ estimated }) => estimated)
            ? { measured: t('chartRead'), estimated: t('chartEstimated') }
            : {}
        }
        startId={days.at(-1)?.date}
        readingOf={(index) => {
          const { date, day } = shown[index] ?? { date: month, day: null }
          return {
            name: format.weekday(date),
            flag: day?.estimated === true ? t('chartEstimated') : undefined,
            figures: [
              { label: t('readUsed'), value: day === null ? t('noData') : text(day.used) },
              {
                label: t('readAverage'),
                value: (day === null ? null : format.percentChange(day.used, average)) ?? t('chartNotKnown'),
              },
            ],
            way:
              day === null ? null : { href: address(`/usage/${accountId}/day/${date}`), label: t('openDay') },
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
              { key: 'day', header: t('day') },
              { key: 'used', header: t('kilowattHours'), isNumeric: true },
            ]}
            rows={shown.map(({ date, day }) => ({
              id: date,
              cells: {
                day:
                  day === null ? (
                    format.weekday(date)
                  ) : (
                    <>
                      <a className={styles.link} href={address(`/usage/${accountId}/day/${date}`)}>
                        {format.weekday(date)}
                      </a>
                      {day.estimated ? <span className={styles.flag}>{t('estimated')}</span> : null}
                    </>
                  ),
                used: day === null ? t('noData') : format.number(day.used, 1),
              },
            }))}
          />
        </div>
      </Disclosure>
      {shown.some(({ day }) => day === null) ? <p className={styles.note}>{t('noDataNote')}</p> : null}
    </Card>
  )
}

/** Returns the days of the month within the range that was ever read: before and after it no day is missing. */
function datesOf(month: string, days: readonly ReadDay[], span: MonthDaysProps['span']): readonly string[] {
  const first = span?.first ?? days[0]?.date ?? month
  const last = span?.last ?? days.at(-1)?.date ?? month
  const dates: string[] = []
  for (let date = `${month}-01`; date <= lastDayOf(month); date = daysAfter(date, 1)) {
    if (date >= first && date <= last) dates.push(date)
  }
  return dates
}

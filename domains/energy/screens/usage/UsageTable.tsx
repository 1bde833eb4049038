import { DataTable } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import styles from '../../components/usage/UsagePage.module.css'
import type { monthsUpTo, UsageMonth } from '../../components/usage/usage-month'
import { plainAmountText } from '../../components/usage/usage-texts'
import { labels } from './labels'

interface UsageTableProps {
  readonly accountId: string
  /** Oldest first. */
  readonly months: ReturnType<typeof monthsUpTo>
  readonly commodity: 'electricity' | 'gas'
  /** The first month with daily readings; months from it on lead to their days. Null without any. */
  readonly firstRead: string | null
}

/** Shows the chart's figures as a table, newest month first. */
export function UsageTable({ accountId, months, commodity, firstRead }: UsageTableProps) {
  const t = useLabels(labels)
  const { format } = usePage()
  const address = useAddress()
  const shown = [...months].reverse()
  const nameOf = (month: string) => `${format.monthShort(month)} ${month.slice(0, 4)}`
  const cellsOf = (month: string, usage: UsageMonth | null) => ({
    month: (
      <>
        {firstRead === null || month < firstRead ? (
          nameOf(month)
        ) : (
          <a className={styles.link} href={address(`/usage/${accountId}/month/${month}`)}>
            {nameOf(month)}
          </a>
        )}
        {usage?.estimated === true ? <span className={styles.flag}>{t('estimated')}</span> : null}
      </>
    ),
    amount: usage === null ? t('missing') : plainAmountText(format, commodity, usage.amount),
    days: usage === null ? '' : format.number(usage.days),
    temperature: usage === null || usage.temperature === null ? '' : format.temperature(usage.temperature),
  })
  return (
    <div className={styles.table}>
      <DataTable
        isCaptionHidden
        caption={shown.length === 1 ? t('tableCaptionOne') : t('tableCaption', { count: shown.length })}
        columns={[
          { key: 'month', header: t('month') },
          { key: 'amount', header: t(commodity === 'gas' ? 'therms' : 'kilowattHours'), isNumeric: true },
          { key: 'days', header: t('daysShort'), isNumeric: true },
          { key: 'temperature', header: t('temperatureShort'), isNumeric: true },
        ]}
        rows={shown.map(({ month, usage }) => ({ id: month, cells: cellsOf(month, usage) }))}
      />
      {shown.some(({ usage }) => usage?.estimated === true) ? (
        <p className={styles.note}>{t('estimatedNote')}</p>
      ) : null}
      {shown.some(({ usage }) => usage === null) ? <p className={styles.note}>{t('missingNote')}</p> : null}
    </div>
  )
}

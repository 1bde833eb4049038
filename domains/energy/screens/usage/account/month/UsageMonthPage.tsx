import { EmptyState, PageTitle, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { NotFoundContent } from '@porchlight/page-parts/notices/NotFoundContent'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import type { Account } from '../../../../../customers/components/accounts/account'
import { isMonth, lastDayOf } from '../../../../components/usage/calendar'
import { usageLabels } from '../../../../components/usage/labels'
import { UsageGate } from '../../../../components/usage/UsageGate'
import styles from '../../../../components/usage/UsagePage.module.css'
import { monthsBefore } from '../../../../components/usage/usage-month'
import { useReadDays, useReadSpan } from '../../../../components/usage/use-read-days'
import { intervalMonths } from '../../../../facts/interval-retention'
import { labels } from './labels'
import { MonthDays } from './MonthDays'

const copy = { ...usageLabels, ...labels }

/** The days of one month that the meter reported, each with the way to its quarters of an hour. */
export function UsageMonthPage({ params, title }: ScreenProps) {
  const { month = '' } = params
  if (!isMonth(month)) return <NotFoundContent />
  return (
    <UsageGate accountId={params.accountId} title={title}>
      {(account) => <AccountMonth account={account} month={month} />}
    </UsageGate>
  )
}

function AccountMonth({ account, month }: { readonly account: Account; readonly month: string }) {
  const t = useLabels(copy)
  const { format } = usePage()
  const address = useAddress()
  const { state, days } = useReadDays(account.id, `${month}-01`, lastDayOf(month))
  const span = useReadSpan(account.id)
  const newest = days.at(-1)
  const title = t('monthTitle', { month: format.month(month) })
  const way = (to: string, label: string) => (
    <a className={styles.link} href={address(`/usage/${account.id}/month/${to}`)}>
      {label}
    </a>
  )
  return (
    <div className={styles.page}>
      <Head title={title} status={state === 'failed' ? 503 : 200} />
      <PageTitle
        lead={newest === undefined ? account.street : t('readThrough', { date: format.date(newest.date) })}
      >
        {title}
      </PageTitle>
      {state === 'failed' ? (
        <PartFailed />
      ) : state === 'loading' ? (
        <Skeleton shape="card" label={t('usageLoading')} />
      ) : newest === undefined ? (
        <EmptyState title={t('noReadsTitle')}>
          <p>{account.commodity === 'gas' ? t('gasText') : t('noReadsText', { months: intervalMonths })}</p>
        </EmptyState>
      ) : (
        <MonthDays accountId={account.id} month={month} days={[...days.slice(0, -1), newest]} span={span} />
      )}
      <div className={styles.ways}>
        {span !== null && span.first.slice(0, 7) < month
          ? way(monthsBefore(month, 1), t('previousMonth'))
          : null}
        {span !== null && span.last.slice(0, 7) > month ? way(monthsBefore(month, -1), t('nextMonth')) : null}
        <a className={styles.link} href={address(`/usage/${account.id}`)}>
          {t('toUsage')}
        </a>
      </div>
    </div>
  )
}

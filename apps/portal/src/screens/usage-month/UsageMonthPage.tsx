import { EmptyState, PageTitle, Skeleton } from '@porchlight/design-system'
import { isMonth, lastDayOf } from '../../features/usage/calendar'
import { usageLabels } from '../../features/usage/labels'
import { UsageGate } from '../../features/usage/UsageGate'
import styles from '../../features/usage/UsagePage.module.css'
import { monthsBefore } from '../../features/usage/usage-month'
import { useReadDays, useReadSpan } from '../../features/usage/use-read-days'
import type { Account } from '../../shell/accounts/account'
import { useAddress } from '../../shell/navigation/address'
import { NotFoundContent } from '../../shell/notices/NotFoundContent'
import { PartFailed } from '../../shell/notices/PartFailed'
import { Head } from '../../shell/page/Head'
import { useLabels, usePage } from '../../shell/page/page-context'
import type { ScreenProps } from '../../shell/screen'
import { labels } from './labels'
import { MonthDays } from './MonthDays'

const words = { ...usageLabels, ...labels }

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
  const t = useLabels(words)
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
        <EmptyState icon="usage" title={t('noReadsTitle')}>
          <p>{t(account.commodity === 'gas' ? 'gasText' : 'noReadsText')}</p>
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

import { EmptyState, PageTitle, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { NotFoundContent } from '@porchlight/page-parts/notices/NotFoundContent'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import type { Account } from '../../../../../customers/components/accounts/account'
import { daysAfter, isDay } from '../../../../components/usage/calendar'
import { usageLabels } from '../../../../components/usage/labels'
import { UsageGate } from '../../../../components/usage/UsageGate'
import styles from '../../../../components/usage/UsagePage.module.css'
import { useIntervalDay, useReadSpan } from '../../../../components/usage/use-read-days'
import { DayHours } from './DayHours'
import { labels } from './labels'

const copy = { ...usageLabels, ...labels }

/** One day in quarters of an hour. */
export function UsageDayPage({ params, title }: ScreenProps) {
  const { day = '' } = params
  if (!isDay(day)) return <NotFoundContent />
  return (
    <UsageGate accountId={params.accountId} title={title}>
      {(account) => <AccountDay account={account} date={day} />}
    </UsageGate>
  )
}

function AccountDay({ account, date }: { readonly account: Account; readonly date: string }) {
  const t = useLabels(copy)
  const { format } = usePage()
  const address = useAddress()
  const { state, day } = useIntervalDay(account.id, date)
  const span = useReadSpan(account.id)
  const title = t('dayTitle', { day: format.date(date) })
  const way = (path: string, label: string) => (
    <a className={styles.link} href={address(`/usage/${account.id}/${path}`)}>
      {label}
    </a>
  )
  return (
    <div className={styles.page}>
      <Head title={title} status={state === 'failed' ? 503 : 200} />
      <PageTitle lead={account.street}>{title}</PageTitle>
      {state === 'failed' ? (
        <PartFailed />
      ) : state === 'loading' ? (
        <Skeleton shape="card" label={t('usageLoading')} />
      ) : day === null ? (
        <EmptyState title={t('noReadTitle')}>
          <p>{t('noReadText')}</p>
        </EmptyState>
      ) : (
        <DayHours day={day} />
      )}
      <div className={styles.ways}>
        {span !== null && span.first < date ? way(`day/${daysAfter(date, -1)}`, t('dayBefore')) : null}
        {span !== null && span.last > date ? way(`day/${daysAfter(date, 1)}`, t('dayAfter')) : null}
        {way(`month/${date.slice(0, 7)}`, t('toMonth', { month: format.month(date.slice(0, 7)) }))}
      </div>
    </div>
  )
}

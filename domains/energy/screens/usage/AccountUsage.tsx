import { EmptyState, PageTitle, Skeleton } from '@porchlight/design-system'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { WayOfEmptyPage } from '../../../customers/components/account-page/WayOfEmptyPage'
import type { Account } from '../../../customers/components/accounts/account'
import { usageLabels } from '../../components/usage/labels'
import styles from '../../components/usage/UsagePage.module.css'
import { useUsage } from '../../components/usage/use-usage'
import { FirstUsage } from './FirstUsage'
import { labels } from './labels'
import { UsageDetails } from './UsageDetails'

const copy = { ...usageLabels, ...labels }

/** Shows the usage of one account, or why there is none to show. */
export function AccountUsage({ account, title }: { readonly account: Account; readonly title: string }) {
  const t = useLabels(copy)
  const { format } = usePage()
  const { state, cycles } = useUsage(account.id)
  const [newest, ...earlier] = cycles
  return (
    <div className={styles.page}>
      <Head title={title} status={state === 'failed' ? 503 : 200} />
      <PageTitle lead={newest === undefined ? undefined : t('asOf', { date: format.date(newest.end) })}>
        {title}
      </PageTitle>
      {state === 'failed' ? (
        <PartFailed />
      ) : state === 'loading' ? (
        <Skeleton shape="card" count={2} label={t('usageLoading')} />
      ) : newest === undefined ? (
        <EmptyState title={t('usageEmptyTitle')} action={<WayOfEmptyPage account={account} />}>
          <FirstUsage account={account} />
        </EmptyState>
      ) : (
        <UsageDetails accountId={account.id} cycles={[newest, ...earlier]} commodity={account.commodity} />
      )}
    </div>
  )
}

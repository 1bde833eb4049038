import { EmptyState, PageTitle, Skeleton } from '@porchlight/design-system'
import { useAccounts } from '../../shell/accounts/use-accounts'
import { NotFoundContent } from '../../shell/notices/NotFoundContent'
import { PartFailed } from '../../shell/notices/PartFailed'
import { useLabels, usePage } from '../../shell/page/page-context'
import { useHead } from '../../shell/page/use-head'
import type { ScreenProps } from '../../shell/screen'
import { usageLabels } from '../../shell/usage/labels'
import { useUsage } from '../../shell/usage/use-usage'
import { labels } from './labels'
import styles from './Usage.module.css'
import { UsageDetails } from './UsageDetails'

const words = { ...usageLabels, ...labels }

/** How much was used: this bill against the last, then two years month by month. */
export function Usage({ params, title }: ScreenProps) {
  const t = useLabels(words)
  const { format } = usePage()
  const { state, current, asked, accounts } = useAccounts(params.accountId)
  const usage = useUsage(current?.id ?? null)
  useHead({ title, status: state === 'failed' || usage.state === 'failed' ? 503 : 200 })
  if (state === 'ready' && current === null && asked !== null) return <NotFoundContent />
  const newest = usage.cycles[0]
  return (
    <div className={styles.page}>
      <PageTitle lead={newest === undefined ? undefined : t('asOf', { date: format.date(newest.end) })}>
        {title}
      </PageTitle>
      {state === 'failed' || usage.state === 'failed' ? (
        <PartFailed />
      ) : state === 'ready' && accounts.length === 0 ? (
        <EmptyState icon="usage" title={t('noAccountTitle')}>
          <p>{t('usageEmptyText')}</p>
        </EmptyState>
      ) : current === null || usage.state === 'loading' ? (
        <>
          <Skeleton shape="card" label={t('usageLoading')} />
          <Skeleton shape="chart" label={t('usageLoading')} />
        </>
      ) : newest === undefined ? (
        <EmptyState icon="usage" title={t('usageEmptyTitle')}>
          <p>{t('usageEmptyText')}</p>
        </EmptyState>
      ) : (
        <UsageDetails cycles={usage.cycles} current={newest} commodity={current.commodity} />
      )}
    </div>
  )
}

import { EmptyState, PageTitle, Skeleton } from '@porchlight/design-system'
import { useAccounts } from '../../shell/accounts/use-accounts'
import { NotFoundContent } from '../../shell/notices/NotFoundContent'
import { PartFailed } from '../../shell/notices/PartFailed'
import { Head } from '../../shell/page/Head'
import { useLabels } from '../../shell/page/page-context'
import type { ScreenProps } from '../../shell/screen'
import { usageLabels } from '../../shell/usage/labels'
import { AccountUsage } from './AccountUsage'
import { labels } from './labels'
import styles from './Usage.module.css'

const words = { ...usageLabels, ...labels }

/** How much an account used: this bill against the last, then two years month by month. */
export function Usage({ params, title }: ScreenProps) {
  const t = useLabels(words)
  const { state, current, asked } = useAccounts(params.accountId)
  if (current !== null) return <AccountUsage account={current} title={title} />
  if (state === 'ready' && asked !== null) return <NotFoundContent />
  return (
    <div className={styles.page}>
      <Head title={title} status={state === 'failed' ? 503 : 200} />
      <PageTitle>{title}</PageTitle>
      {state === 'failed' ? (
        <PartFailed />
      ) : state === 'loading' ? (
        <Skeleton shape="card" count={2} label={t('usageLoading')} />
      ) : (
        <EmptyState icon="usage" title={t('noAccountTitle')}>
          <p>{t('usageEmptyText')}</p>
        </EmptyState>
      )}
    </div>
  )
}

import { EmptyState, PageTitle, Skeleton } from '@porchlight/design-system'
import { billLabels } from '../../features/bills/labels'
import { useAccounts } from '../../shell/accounts/use-accounts'
import { NotFoundContent } from '../../shell/notices/NotFoundContent'
import { PartFailed } from '../../shell/notices/PartFailed'
import { Head } from '../../shell/page/Head'
import { useLabels } from '../../shell/page/page-context'
import type { ScreenProps } from '../../shell/screen'
import { AccountBills } from './AccountBills'
import styles from './Bills.module.css'
import { labels } from './labels'

const words = { ...billLabels, ...labels }

/** What an account owes today, then its bills, newest first. */
export function Bills({ title }: ScreenProps) {
  const t = useLabels(words)
  const { state, current, asked } = useAccounts(undefined)
  if (current !== null) return <AccountBills account={current} title={title} />
  if (state === 'ready' && asked !== null) return <NotFoundContent />
  return (
    <div className={styles.page}>
      <Head title={title} status={state === 'failed' ? 503 : 200} />
      <PageTitle>{title}</PageTitle>
      {state === 'failed' ? (
        <PartFailed />
      ) : state === 'loading' ? (
        <Skeleton shape="card" count={2} label={t('billsLoading')} />
      ) : (
        <EmptyState icon="bill" title={t('noAccountTitle')}>
          <p>{t('billsEmptyText')}</p>
        </EmptyState>
      )}
    </div>
  )
}

import { PageTitle, Skeleton } from '@porchlight/design-system'
import { useAccounts } from '../../shell/accounts/use-accounts'
import { NotFoundContent } from '../../shell/notices/NotFoundContent'
import { PartFailed } from '../../shell/notices/PartFailed'
import { Head } from '../../shell/page/Head'
import { useLabels } from '../../shell/page/page-context'
import type { ScreenProps } from '../../shell/screen'
import styles from './Account.module.css'
import { AccountContent } from './AccountContent'
import { labels } from './labels'

/** One account: its plan and the contract's end, bills, payments, documents, and what happened so far. */
export function AccountPage({ params, title }: ScreenProps) {
  const t = useLabels(labels)
  const { state, current } = useAccounts(params.accountId)
  if (current !== null) return <AccountContent account={current} />
  if (state === 'ready') return <NotFoundContent />
  return (
    <div className={styles.page}>
      <Head title={title} status={state === 'failed' ? 503 : 200} />
      <PageTitle>{title}</PageTitle>
      {state === 'failed' ? <PartFailed /> : <Skeleton shape="card" count={2} label={t('accountLoading')} />}
    </div>
  )
}

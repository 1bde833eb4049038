import { EmptyState, PageTitle, Skeleton } from '@porchlight/design-system'
import { NotFoundContent } from '@porchlight/page-parts/notices/NotFoundContent'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ReactNode } from 'react'
import type { Account } from '../accounts/account'
import { useAccounts } from '../accounts/use-accounts'
import styles from './AccountGate.module.css'
import { accountPageLabels } from './labels'

interface AccountGateProps {
  /** The account of the address's path; undefined where `?account=` names it. */
  readonly accountId: string | undefined
  readonly title: string
  readonly labels: {
    readonly loading: string
    readonly noAccountText: string
  }
  readonly children: (account: Account) => ReactNode
}

/** The account that the address names, or why no account can be shown. */
export function AccountGate({ accountId, title, labels, children }: AccountGateProps) {
  const t = useLabels(accountPageLabels)
  const { state, current, asked } = useAccounts(accountId)
  if (current !== null) return children(current)
  if (state === 'ready' && asked !== null) return <NotFoundContent />
  return (
    <div className={styles.page}>
      <Head title={title} status={state === 'failed' ? 503 : 200} />
      <PageTitle>{title}</PageTitle>
      {state === 'failed' ? (
        <PartFailed />
      ) : state === 'loading' ? (
        <Skeleton shape="card" count={2} label={labels.loading} />
      ) : (
        <EmptyState title={t('noAccountTitle')}>
          <p>{labels.noAccountText}</p>
        </EmptyState>
      )}
    </div>
  )
}

import { EmptyState, Notice, PageTitle, Skeleton } from '@porchlight/design-system'
import { NotFoundContent } from '@porchlight/page-parts/notices/NotFoundContent'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ReactNode } from 'react'
import type { Accounts } from '../accounts/use-accounts'
import styles from './AccountPage.module.css'
import { accountPageLabels } from './labels'

interface AccountPageProps<Overview> {
  readonly title: string
  readonly accounts: Accounts
  /** The server's response about the account of the page. */
  readonly answer: {
    readonly state: string
    readonly data: Overview | undefined
    readonly error?: { readonly status: number } | undefined
  }
  readonly labels: {
    readonly loading: string
    readonly noAccountText: string
    /** What is said of an account whose service has not started yet. */
    readonly pendingText: string
  }
  readonly children: (overview: Overview) => ReactNode
}

/** A page about how one account is run: what it shows, or why there is nothing to show. */
export function AccountPage<Overview>({
  title,
  accounts: { state, current, asked },
  answer,
  labels,
  children,
}: AccountPageProps<Overview>) {
  const t = useLabels(accountPageLabels)
  const { form } = usePage()
  if (state === 'ready' && current === null && asked !== null) return <NotFoundContent />
  if (answer.error?.status === 404) return <NotFoundContent />
  const hasFailed = state === 'failed' || answer.state === 'Error'
  return (
    <div className={styles.page}>
      <Head title={title} status={hasFailed ? 503 : (form?.status ?? 200)} />
      <PageTitle lead={current?.street}>{title}</PageTitle>
      {current?.status === 'Pending' && answer.data !== undefined ? (
        <Notice kind="info" title={t('pendingTitle')}>
          <p>{labels.pendingText}</p>
        </Notice>
      ) : null}
      {hasFailed ? (
        <PartFailed />
      ) : answer.data !== undefined ? (
        children(answer.data)
      ) : state === 'ready' && current === null ? (
        <EmptyState title={t('noAccountTitle')}>
          <p>{labels.noAccountText}</p>
        </EmptyState>
      ) : (
        <Skeleton shape="card" count={1} label={labels.loading} />
      )}
    </div>
  )
}

import { usePaperlessOverview } from '@porchlight/data-service-react'
import { EmptyState, PageTitle, Skeleton } from '@porchlight/design-system'
import type { ReactNode } from 'react'
import { useAccounts } from '../accounts/use-accounts'
import styles from '../autopay/Autopay.module.css'
import { NotFoundContent } from '../notices/NotFoundContent'
import { PartFailed } from '../notices/PartFailed'
import { Head } from '../page/Head'
import { useLabels, usePage } from '../page/page-context'
import { paperlessLabels } from './labels'
import type { PaperlessOverview } from './paperless'

interface PaperlessGateProps {
  readonly title: string
  readonly children: (paperless: PaperlessOverview) => ReactNode
}

/** A page about how bills of the account come that the address names: what it shows, or why there is nothing to show. */
export function PaperlessGate({ title, children }: PaperlessGateProps) {
  const t = useLabels(paperlessLabels)
  const { form } = usePage()
  const { state, current, asked } = useAccounts(undefined)
  const answer = usePaperlessOverview(current === null ? undefined : { accountId: current.id })
  if (state === 'ready' && current === null && asked !== null) return <NotFoundContent />
  if (answer.error?.status === 404) return <NotFoundContent />
  const hasFailed = state === 'failed' || answer.state === 'Error'
  return (
    <div className={styles.page}>
      <Head title={title} status={hasFailed ? 503 : (form?.status ?? 200)} />
      <PageTitle lead={current?.street}>{title}</PageTitle>
      {hasFailed ? (
        <PartFailed />
      ) : answer.data !== undefined ? (
        children(answer.data)
      ) : state === 'ready' && current === null ? (
        <EmptyState icon="bill" title={t('noAccountTitle')}>
          <p>{t('noAccountText')}</p>
        </EmptyState>
      ) : (
        <Skeleton shape="card" count={1} label={t('paperlessLoading')} />
      )}
    </div>
  )
}

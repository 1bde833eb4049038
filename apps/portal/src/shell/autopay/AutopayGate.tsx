import { useAutopayOverview } from '@porchlight/data-service-react'
import { EmptyState, PageTitle, Skeleton } from '@porchlight/design-system'
import type { ReactNode } from 'react'
import { useAccounts } from '../accounts/use-accounts'
import { NotFoundContent } from '../notices/NotFoundContent'
import { PartFailed } from '../notices/PartFailed'
import { Head } from '../page/Head'
import { useLabels, usePage } from '../page/page-context'
import styles from './Autopay.module.css'
import type { AutopayOverview } from './autopay'
import { autopayLabels } from './labels'

interface AutopayGateProps {
  readonly title: string
  readonly children: (autopay: AutopayOverview, refresh: () => Promise<unknown>) => ReactNode
}

/** A page about AutoPay of the account that the address names: what it shows, or why there is nothing to show. */
export function AutopayGate({ title, children }: AutopayGateProps) {
  const t = useLabels(autopayLabels)
  const { form } = usePage()
  const { state, current, asked } = useAccounts(undefined)
  const answer = useAutopayOverview(current === null ? undefined : { accountId: current.id })
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
        children(answer.data, answer.refresh)
      ) : state === 'ready' && current === null ? (
        <EmptyState icon="bill" title={t('noAccountTitle')}>
          <p>{t('noAccountText')}</p>
        </EmptyState>
      ) : (
        <Skeleton shape="card" count={1} label={t('autopayLoading')} />
      )}
    </div>
  )
}

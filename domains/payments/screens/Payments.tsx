import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { AccountGate } from '../../customers/components/account-page/AccountGate'
import { paymentLabels } from '../components/labels'
import { AccountPayments } from './AccountPayments'
import { labels } from './labels'

const copy = { ...paymentLabels, ...labels }

/** What was paid for an account, newest first. */
export function Payments({ title }: ScreenProps) {
  const t = useLabels(copy)
  return (
    <AccountGate
      accountId={undefined}
      title={title}
      labels={{ loading: t('paymentsLoading'), noAccountText: t('emptyText') }}
    >
      {(account) => <AccountPayments account={account} title={title} />}
    </AccountGate>
  )
}

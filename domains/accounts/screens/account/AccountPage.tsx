import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { AccountGate } from '../../../customers/components/account-page/AccountGate'
import { AccountContent } from './AccountContent'
import { labels } from './labels'

/** One account: its plan and the contract's end, bills, payments, documents, and what happened so far. */
export function AccountPage({ params, title }: ScreenProps) {
  const t = useLabels(labels)
  return (
    <AccountGate
      accountId={params.accountId}
      title={title}
      // The address names an account, so that there is one to show or the page is not found.
      labels={{ loading: t('accountLoading'), noAccountText: t('planNone') }}
    >
      {(account) => <AccountContent account={account} />}
    </AccountGate>
  )
}

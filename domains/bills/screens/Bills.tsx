import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { AccountGate } from '../../customers/components/account-page/AccountGate'
import { billLabels } from '../../energy/components/bills/labels'
import { AccountBills } from './AccountBills'

/** What an account owes today, then its bills, newest first. */
export function Bills({ title }: ScreenProps) {
  const t = useLabels(billLabels)
  return (
    <AccountGate
      accountId={undefined}
      title={title}
      labels={{ loading: t('billsLoading'), noAccountText: t('billsEmptyText') }}
    >
      {(account) => <AccountBills account={account} title={title} />}
    </AccountGate>
  )
}

import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useShownRows } from '@porchlight/page-parts/page/shown-rows'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { AccountGate } from '../../../customers/components/account-page/AccountGate'
import type { Account } from '../../../customers/components/accounts/account'
import { useLedger } from '../../components/use-ledger'
import { YearsOfRows } from '../../components/YearsOfRows'
import { ActivityList } from './ActivityList'
import { labels } from './labels'

/** A bill and a payment each month. */
const aYear = 24

/** What came and went on an account, and the balance after it, newest first. */
export function AccountActivity({ title }: ScreenProps) {
  const t = useLabels(labels)
  return (
    <AccountGate
      accountId={undefined}
      title={title}
      labels={{ loading: t('activityLoading'), noAccountText: t('emptyText') }}
    >
      {(account) => <Activity account={account} title={title} />}
    </AccountGate>
  )
}

function Activity({ account, title }: { readonly account: Account; readonly title: string }) {
  const t = useLabels(labels)
  const shown = useShownRows(aYear)
  const { state, lines, hasOlder } = useLedger(account.id, shown.count)
  return (
    <YearsOfRows
      account={account}
      title={title}
      state={state}
      shown={shown}
      hasOlder={hasOlder}
      row="activity"
      labels={{
        loading: t('activityLoading'),
        emptyTitle: t('noActivity'),
        emptyText: t('emptyText'),
        all: t('allActivity'),
        older: t('showOlder'),
        toBills: t('toBills'),
      }}
    >
      {lines.length === 0 ? null : <ActivityList lines={lines} />}
    </YearsOfRows>
  )
}

import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useShownRows } from '@porchlight/page-parts/page/shown-rows'
import type { Account } from '../../customers/components/accounts/account'
import { paymentLabels } from '../components/labels'
import { PaymentList } from '../components/PaymentList'
import { usePayments } from '../components/use-payments'
import { YearsOfRows } from '../components/YearsOfRows'
import { labels } from './labels'

const copy = { ...paymentLabels, ...labels }
const aYear = 12

/** The payments of one account, a year of monthly ones at first, or the reason why none can be shown. */
export function AccountPayments({ account, title }: { readonly account: Account; readonly title: string }) {
  const t = useLabels(copy)
  const shown = useShownRows(aYear)
  const { state, payments, hasOlder } = usePayments(account.id, shown.count)
  return (
    <YearsOfRows
      account={account}
      title={title}
      state={state}
      shown={shown}
      hasOlder={hasOlder}
      row="payment"
      labels={{
        loading: t('paymentsLoading'),
        emptyTitle: t('noPayments'),
        emptyText: t('emptyText'),
        all: t('allPayments'),
        older: t('showOlder'),
        toBills: t('toBills'),
      }}
    >
      {payments.length === 0 ? null : <PaymentList payments={payments} />}
    </YearsOfRows>
  )
}

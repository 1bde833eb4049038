import { Card } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { AverageBillingLine } from '../../../average-billing/components/AverageBillingLine'
import type { Account } from '../../../customers/components/accounts/account'
import { BillList } from '../../../energy/components/bills/BillList'
import { billLabels } from '../../../energy/components/bills/labels'
import { useBills } from '../../../energy/components/bills/use-bills'
import { emptyText } from '../../../energy/components/empty-text'
import { labels } from './labels'
import { Part } from './Part'

const copy = { ...billLabels, ...labels }
const shownBills = 3

interface AccountBillsProps {
  readonly account: Account
  /** How many bills the page reads. */
  readonly count: number
}

/** The newest bills and the way to all of them. */
export function AccountBills({ account, count }: AccountBillsProps) {
  const t = useLabels(copy)
  const address = useAddress()
  const { state, bills } = useBills(account.id, count)
  return (
    <Card
      title={t('billsTitle')}
      action={
        bills.length > shownBills ? (
          <a href={address(`/bills?account=${account.id}`)}>{t('allBills')}</a>
        ) : undefined
      }
    >
      <Part state={state} isEmpty={bills.length === 0} emptyText={t(emptyText('bills', account))}>
        <BillList accountId={account.id} bills={bills.slice(0, shownBills)} />
      </Part>
      <AverageBillingLine accountId={account.id} />
    </Card>
  )
}

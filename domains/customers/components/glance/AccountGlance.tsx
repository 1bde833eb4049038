import { useRelatedListRecords } from '@porchlight/data-service-react'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { displayOf } from '@porchlight/page-parts/records/display-value'
import { type ReadRecord, textOf } from '@porchlight/page-parts/records/field-value'
import styles from './CustomerGlance.module.css'
import { glanceLabels } from './labels'
import { useBalance } from './use-balance'

/**
 * Shows an account: its plan with the end of its contract, the amount owed, and open orders with what they are waiting
 * for.
 */
export function AccountGlance({ account }: { readonly account: ReadRecord }) {
  const t = useLabels(glanceLabels)
  const address = useAddress()
  const { format } = usePage()
  const plan = displayOf(account, 'Plan_Name__c')
  const end = textOf(account, 'Contract_End_Date__c')
  return (
    <li>
      <a href={address(`/console/record/${account.id}`)} dir="auto">
        {textOf(account, 'Name')}
      </a>
      <p className={styles.muted}>
        {displayOf(account, 'Status__c')}
        {plan === null ? '' : ` · ${end === null ? plan : t('until', { plan, date: format.date(end) })}`}
      </p>
      <Owed accountId={account.id} />
      <OpenOrders accountId={account.id} />
    </li>
  )
}

/** Shows the amount owed according to the last line of the account's ledger. */
function Owed({ accountId }: { readonly accountId: string }) {
  const t = useLabels(glanceLabels)
  const { format } = usePage()
  const balance = useBalance(accountId)
  if (balance === undefined || balance === null) return null
  if (balance === 0) return <p className={styles.muted}>{t('nothingOwed')}</p>
  const amount = format.money(Math.abs(balance))
  return balance > 0 ? (
    <p className={styles.owed}>{t('owed', { amount })}</p>
  ) : (
    <p className={styles.muted}>{t('credit', { amount })}</p>
  )
}

function OpenOrders({ accountId }: { readonly accountId: string }) {
  const { data } = useRelatedListRecords({
    parentRecordId: accountId,
    relatedListId: 'Orders',
    fields: ['Order.OrderNumber'],
    where: { Status: { eq: 'Pending' } },
    pageSize: 3,
  })
  return data?.records.map((order) => <OpenOrder key={order.id} order={order} />)
}

function OpenOrder({ order }: { readonly order: ReadRecord }) {
  const t = useLabels(glanceLabels)
  const address = useAddress()
  const { data } = useRelatedListRecords({
    parentRecordId: order.id,
    relatedListId: 'WorkSteps',
    fields: ['WorkStep.Step_Type__c', 'WorkStep.Responsible__c'],
    where: { Status: { in: ['New', 'In Progress', 'On Hold'] } },
    pageSize: 1,
  })
  const step = data?.records[0]
  return (
    <p className={styles.order}>
      <a href={address(`/console/record/${order.id}`)}>
        {t('openOrder', { number: textOf(order, 'OrderNumber') ?? '' })}
      </a>{' '}
      <span className={styles.muted}>
        {step === undefined
          ? data === undefined
            ? ''
            : t('notBlocked')
          : t('blockedBy', {
              step: displayOf(step, 'Step_Type__c') ?? '',
              who: displayOf(step, 'Responsible__c') ?? '',
            })}
      </span>
    </p>
  )
}

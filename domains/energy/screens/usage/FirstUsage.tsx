import { useRelatedListRecords } from '@porchlight/data-service-react'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { textOf } from '@porchlight/page-parts/records/field-value'
import type { Account } from '../../../customers/components/accounts/account'
import { emptyText } from '../../components/empty-text'
import { daysAfter } from '../../components/usage/calendar'
import { usageLabels } from '../../components/usage/labels'
import { labels } from './labels'

const copy = { ...usageLabels, ...labels }

/** A first cycle is about as long as a month. */
const daysOfFirstCycle = 30

/**
 * Explains when the usage of an account without any will appear, if ever: for a pending one by the start that its order
 * requests.
 */
export function FirstUsage({ account }: { readonly account: Account }) {
  const t = useLabels(copy)
  const { format } = usePage()
  const { data } = useRelatedListRecords(
    account.status === 'Pending'
      ? {
          parentRecordId: account.id,
          relatedListId: 'Orders',
          fields: ['Order.Requested_Start_Date__c'],
          sortBy: ['-Requested_Start_Date__c'],
          pageSize: 1,
        }
      : undefined,
  )
  const order = data?.records[0]
  const start = order === undefined ? null : textOf(order, 'Requested_Start_Date__c')
  return (
    <p>
      {start === null
        ? t(emptyText('usage', account))
        : t('firstUsageAbout', { date: format.date(daysAfter(start, daysOfFirstCycle)) })}
    </p>
  )
}

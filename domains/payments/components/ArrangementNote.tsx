import { Notice } from '@porchlight/design-system'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { numberOf, type ReadRecord, textOf } from '@porchlight/page-parts/records/field-value'
import { useListed } from '@porchlight/page-parts/records/use-listed'
import { paymentLabels } from './labels'

/** What the account's running payment arrangement asks for next; nothing without one. */
export function ArrangementNote({ accountId }: { readonly accountId: string }) {
  const t = useLabels(paymentLabels)
  const { format } = usePage()
  const [newest] = useListed({
    parentRecordId: accountId,
    relatedListId: 'Payment_Arrangements__r',
    fields,
    order: '-CreatedDate',
    count: 1,
    toItem: toArrangement,
  }).items
  if (newest === undefined || newest.status !== 'Active') return null
  const { dueDate, amount } = newest
  if (dueDate === null || amount === null) return null
  return (
    <Notice kind="info" title={t('arrangementTitle')}>
      <p>{t('arrangementNext', { amount: format.money(amount), date: format.date(dueDate) })}</p>
    </Notice>
  )
}

const fields = [
  'Payment_Arrangement__c.Status__c',
  'Payment_Arrangement__c.Next_Due_Date__c',
  'Payment_Arrangement__c.Next_Amount__c',
] as const

function toArrangement(record: ReadRecord) {
  return {
    status: textOf(record, 'Status__c'),
    dueDate: textOf(record, 'Next_Due_Date__c'),
    amount: numberOf(record, 'Next_Amount__c'),
  }
}

import { useRelatedListRecords } from '@porchlight/data-service-react'
import { Card, Skeleton } from '@porchlight/design-system'
import { PaymentList } from '../../features/payments/PaymentList'
import { paymentFields, toPayment } from '../../features/payments/payment'
import { PartFailed } from '../../shell/notices/PartFailed'
import { useLabels } from '../../shell/page/page-context'
import { labels } from './labels'

/** What was paid towards the bill, also what did not go through. */
export function BillPayments({ billId }: { readonly billId: string }) {
  const t = useLabels(labels)
  const answer = useRelatedListRecords({
    parentRecordId: billId,
    relatedListId: 'Payments__r',
    fields: paymentFields,
    sortBy: ['-Payment_Date__c'],
    pageSize: 20,
  })
  const payments = (answer.data?.records ?? []).map(toPayment)
  return (
    <Card title={t('billPayments')}>
      {answer.data === undefined ? (
        answer.state === 'Error' ? (
          <PartFailed />
        ) : (
          <Skeleton shape="card" label={t('billLoading')} />
        )
      ) : payments.length === 0 ? (
        <p>{t('noPayments')}</p>
      ) : (
        <PaymentList payments={payments} />
      )}
    </Card>
  )
}

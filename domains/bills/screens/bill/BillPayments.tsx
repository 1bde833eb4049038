import { Card, Skeleton } from '@porchlight/design-system'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { paymentLabels } from '../../../payments/components/labels'
import { PaymentList } from '../../../payments/components/PaymentList'
import { usePayments } from '../../../payments/components/use-payments'
import { labels } from './labels'

const copy = { ...paymentLabels, ...labels }
/** More than anybody tries for one bill. */
const mostPayments = 50

/** What was paid towards the bill, also what did not go through. */
export function BillPayments({ billId }: { readonly billId: string }) {
  const t = useLabels(copy)
  const { state, payments } = usePayments(billId, mostPayments)
  return (
    <Card title={t('billPayments')}>
      {state === 'failed' ? (
        <PartFailed />
      ) : state === 'loading' ? (
        <Skeleton shape="card" label={t('paymentsLoading')} />
      ) : payments.length === 0 ? (
        <p>{t('noPayments')}</p>
      ) : (
        <PaymentList payments={payments} />
      )}
    </Card>
  )
}

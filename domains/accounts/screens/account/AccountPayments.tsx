import { Card } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { paymentLabels } from '../../../payments/components/labels'
import { PaymentList } from '../../../payments/components/PaymentList'
import { usePayments } from '../../../payments/components/use-payments'
import { labels } from './labels'
import { Part } from './Part'

const copy = { ...paymentLabels, ...labels }
const shownPayments = 3

interface AccountPaymentsProps {
  readonly accountId: string
  /** How many payments the page reads. */
  readonly count: number
}

/** The newest payments and the way to all of them. */
export function AccountPayments({ accountId, count }: AccountPaymentsProps) {
  const t = useLabels(copy)
  const address = useAddress()
  const { state, payments } = usePayments(accountId, count)
  return (
    <Card
      title={t('paymentsTitle')}
      action={
        payments.length > shownPayments ? (
          <a href={address(`/payments?account=${accountId}`)}>{t('allPayments')}</a>
        ) : undefined
      }
    >
      <Part state={state} isEmpty={payments.length === 0} emptyText={t('noPayments')}>
        <PaymentList payments={payments.slice(0, shownPayments)} />
      </Part>
    </Card>
  )
}

import { Card } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { BillPaymentForm } from '../../components/BillPaymentForm'
import { billPaymentLabels } from '../../components/bill-payment-labels'
import { PaymentOutcome } from '../../components/PaymentOutcome'
import { Receipt } from '../../components/Receipt'
import type { useGuestBillStatus } from '../../methods/guest-bill-status/hook'

type Answer = ReturnType<typeof useGuestBillStatus>

interface GuestBillProps {
  readonly bill: NonNullable<NonNullable<Answer['data']>['bill']>
  /** Whether the browser comes from the payment page. */
  readonly isBack: boolean
  /** Requests the outcome of a payment again. */
  readonly refresh: Answer['refresh']
}

/** Shows the outcome of a payment, and the amount left to pay. */
export function GuestBill({ bill, isBack, refresh }: GuestBillProps) {
  const t = useLabels(billPaymentLabels)
  const address = useAddress()
  const { format } = usePage()
  const last = bill.lastPayment
  const receipt = last?.status === 'Settled' && (isBack || bill.due === 0) ? last : null
  return (
    <>
      <PaymentOutcome
        payment={bill.lastPayment}
        isBack={isBack}
        errorTitle={t('errorTitle')}
        refresh={refresh}
        again={address('/pay?back')}
      />
      {receipt === null ? null : <Receipt payment={receipt} bill={bill} />}
      {bill.due > 0 ? (
        <BillPaymentForm bill={bill} path="/pay" isBack={isBack} />
      ) : receipt === null ? (
        <Card title={t('paidTitle')}>
          <p>{t('paidText', { date: format.date(bill.billDate) })}</p>
        </Card>
      ) : null}
    </>
  )
}

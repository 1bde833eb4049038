import { Button, Card, useHasScript } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { BillPaymentForm } from '../../components/BillPaymentForm'
import { billPaymentLabels } from '../../components/bill-payment-labels'
import { PaymentOutcome } from '../../components/PaymentOutcome'
import type { useGuestBillStatus } from '../../methods/guest-bill-status/hook'

type Answer = ReturnType<typeof useGuestBillStatus>

interface GuestBillProps {
  readonly bill: NonNullable<NonNullable<Answer['data']>['bill']>
  /** Whether the browser comes from the payment page. */
  readonly isBack: boolean
  /** Requests the outcome of a payment again. */
  readonly refresh: Answer['refresh']
}

/** What became of a payment, and what is left to pay. */
export function GuestBill({ bill, isBack, refresh }: GuestBillProps) {
  const t = useLabels(billPaymentLabels)
  const address = useAddress()
  const hasScript = useHasScript()
  const { format } = usePage()
  return (
    <>
      <PaymentOutcome
        payment={bill.lastPayment}
        isBack={isBack}
        errorTitle={t('errorTitle')}
        refresh={refresh}
        again={address('/pay?back')}
      />
      {bill.due > 0 ? (
        <BillPaymentForm bill={bill} path="/pay" />
      ) : (
        <Card title={t('paidTitle')}>
          <div className={card.stack}>
            <p>{t('paidText', { date: format.date(bill.billDate) })}</p>
            {hasScript && bill.lastPayment !== null ? (
              <div className={card.ways}>
                <Button variant="secondary" onClick={() => window.print()}>
                  {t('print')}
                </Button>
              </div>
            ) : null}
          </div>
        </Card>
      )}
    </>
  )
}

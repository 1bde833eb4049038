import type { useGuestBillStatus } from '@porchlight/data-service-react'
import { Button, Card, useHasScript } from '@porchlight/design-system'
import { BillPaymentForm } from '../../features/payments/BillPaymentForm'
import { billPaymentLabels } from '../../features/payments/bill-payment-labels'
import { PaymentOutcome } from '../../features/payments/PaymentOutcome'
import { useAddress } from '../../shell/navigation/address'
import card from '../../shell/page/CardContent.module.css'
import { useLabels, usePage } from '../../shell/page/page-context'

type Answer = ReturnType<typeof useGuestBillStatus>

interface GuestBillProps {
  readonly bill: NonNullable<NonNullable<Answer['data']>['bill']>
  /** Whether the browser comes from the payment page. */
  readonly isBack: boolean
  /** Asks anew what became of a payment. */
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

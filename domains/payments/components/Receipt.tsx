import { Card, DescriptionList, PrintButton } from '@porchlight/design-system'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { billPaymentLabels } from './bill-payment-labels'
import { paymentLabels } from './labels'
import type { LastPayment } from './PaymentOutcome'
import styles from './Receipt.module.css'

interface ReceiptProps {
  /** A payment that settled. */
  readonly payment: LastPayment
  /** The bill that it was for. */
  readonly bill: { readonly billDate: string; readonly due: number; readonly street: string | null }
}

const copy = { ...paymentLabels, ...billPaymentLabels }

/** Shows a payment’s receipt: amount, date, method, purpose, and number; to be printed. */
export function Receipt({ payment, bill }: ReceiptProps) {
  const t = useLabels(copy)
  const { format } = usePage()
  const { method, lastFour } = payment
  const items = [
    { term: t('receiptDate'), description: format.date(payment.date) },
    {
      term: t('receiptMethod'),
      description:
        lastFour === null
          ? null
          : t('paidWith', { method: t(method === 'Bank_Account' ? 'bankAccount' : 'card'), lastFour }),
    },
    { term: t('receiptNumber'), description: payment.number },
    { term: t('receiptFor'), description: t('billOf', { date: format.date(bill.billDate) }) },
    { term: t('receiptAddress'), description: bill.street },
    { term: t('receiptLeft'), description: bill.due > 0 ? format.money(bill.due) : null },
  ]
  return (
    <Card title={t(bill.due > 0 ? 'receiptTitle' : 'paidTitle')}>
      <div className={styles.receipt}>
        <p className={card.amount}>{format.money(payment.amount)}</p>
        <DescriptionList items={items.filter(({ description }) => description !== null)} />
        <div className={styles.ways}>
          <PrintButton>{t('print')}</PrintButton>
        </div>
      </div>
    </Card>
  )
}

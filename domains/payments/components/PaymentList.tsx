import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { rowId } from '@porchlight/page-parts/page/shown-rows'
import { StatusText } from '../../customers/components/status/StatusText'
import { paymentLabels } from './labels'
import styles from './PaymentList.module.css'
import { type Payment, paymentTones } from './payment'

/** Lists payments: date, amount, method, and outcome of each. */
export function PaymentList({ payments }: { readonly payments: readonly Payment[] }) {
  const t = useLabels(paymentLabels)
  const { format } = usePage()
  const methodOf = ({ method, lastFour, channel }: Payment) =>
    method !== null && lastFour !== null ? t('paidWith', { method, lastFour }) : (method ?? channel)
  // The account’s activity has a payment on the day that it settled.
  const settledText = ({ statusText, status, date, settledDate }: Payment) =>
    status !== 'Settled' || settledDate === null || settledDate === date
      ? statusText
      : t('settledOn', { status: statusText, date: format.date(settledDate) })
  // The status of one that was returned in full says so.
  const statusOf = (payment: Payment) =>
    payment.refunded === 0 || payment.status === 'Refunded'
      ? settledText(payment)
      : `${settledText(payment)} · ${t('refundedPart', { amount: format.money(payment.refunded) })}`
  return (
    <ul className={styles.list}>
      {payments.map((payment, index) => (
        <li key={payment.id} id={rowId('payment', index)} className={styles.item}>
          <span className={styles.title}>{format.date(payment.date)}</span>
          <span className={styles.amount}>{format.money(payment.amount)}</span>
          <span className={styles.detail}>
            {[
              methodOf(payment),
              payment.number === null ? null : t('paymentNumber', { number: payment.number }),
            ]
              .filter((part) => part !== null)
              .join(' · ')}
          </span>
          <span className={styles.status}>
            <StatusText tone={paymentTones[payment.status]}>
              {payment.returnReason === null
                ? statusOf(payment)
                : `${payment.statusText}: ${payment.returnReason}`}
            </StatusText>
          </span>
        </li>
      ))}
    </ul>
  )
}

import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { paymentPurposeNames, paymentStatusNames, returnReasonNames } from '../../facts/payment-values'
import type { AccountMoney } from '../../methods/account-money/client'
import { labels } from './labels'
import styles from './Money.module.css'

type Payment = AccountMoney['payments'][number]

/** The newest payments, with what became of each. */
export function NewestPayments({ payments }: Pick<AccountMoney, 'payments'>) {
  const t = useLabels(labels)
  return (
    <section aria-labelledby="newest-payments">
      <h3 id="newest-payments">{t('newestPayments')}</h3>
      {payments.length === 0 ? <p className={styles.muted}>{t('noPayments')}</p> : null}
      <ul className={styles.list}>
        {payments.map((payment) => (
          <Row key={payment.paymentId} payment={payment} />
        ))}
      </ul>
    </section>
  )
}

function Row({ payment }: { readonly payment: Payment }) {
  const t = useLabels(labels)
  const statusText = useLabels(paymentStatusNames)
  const purposeText = useLabels(paymentPurposeNames)
  const reasonText = useLabels(returnReasonNames)
  const address = useAddress()
  const { format } = usePage()
  const { paymentId, number, returnReason } = payment
  const on = (label: 'returnedOn' | 'regainedOn' | 'refundedOn', day: string | null) =>
    day === null ? '' : t(label, { date: format.date(day) })
  const detail = [
    purposeText(payment.purpose as keyof typeof paymentPurposeNames),
    format.date(payment.date),
    statusText(payment.status as keyof typeof paymentStatusNames),
    on('returnedOn', payment.returnedDate),
    returnReason === null ? '' : reasonText(returnReason as keyof typeof returnReasonNames),
    on('regainedOn', payment.regainedDate),
    on('refundedOn', payment.refundedDate),
  ]
  return (
    <li className={styles.row}>
      <a href={address(`/console/record/${paymentId}`)}>{number}</a>
      <span className={styles.amount}>{format.money(payment.amount)}</span>
      <span className={styles.detail}>{detail.filter((part) => part !== '').join(' · ')}</span>
    </li>
  )
}

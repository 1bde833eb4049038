import { Button, Notice } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { type ReactNode, useRef, useState } from 'react'
import { paymentPurposeNames, paymentStatusNames, returnReasonNames } from '../../facts/payment-values'
import type { AccountMoney } from '../../methods/account-money/client'
import { labels } from './labels'
import styles from './Money.module.css'
import { RefundForm } from './RefundForm'
import type { RequestedRefund } from './request-refund'

type Payment = AccountMoney['payments'][number]

/** Reasons that lie in the account and not in one payment: they are said once. */
const ofAccount = [
  ['owed', 'nothingWhileOwed'],
  ['noCredit', 'nothingWithoutCredit'],
] as const

/** Reasons that lie in a payment that came. */
const ofPayment = {
  deposit: 'nothingOfDeposit',
  elsewhere: 'nothingFromElsewhere',
  reserved: 'nothingUnreserved',
} as const

interface NewestPaymentsProps {
  readonly money: AccountMoney
  readonly refresh: () => Promise<unknown>
}

/** Lists the newest payments, with the outcome and the refundable amount of each. */
export function NewestPayments({ money, refresh }: NewestPaymentsProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const { format } = usePage()
  const [openId, setOpenId] = useState<string | null>(null)
  // Closing the form returns the focus to the button that opened it.
  const closedId = useRef<string | null>(null)
  const [requested, setRequested] = useState<RequestedRefund | null>(null)
  const { payments, approvalFrom } = money
  const because = ofAccount.find(([code]) => payments.some(({ notRefundable }) => notRefundable === code))

  async function done(refund: RequestedRefund) {
    setRequested(refund)
    setOpenId(null)
    await refresh()
  }

  return (
    <section aria-labelledby="newest-payments">
      <h3 id="newest-payments">{t('newestPayments')}</h3>
      <div role="status">
        {requested === null ? null : (
          <Notice
            kind={requested.isWaiting ? 'info' : 'success'}
            title={t(requested.isWaiting ? 'refundWaits' : 'refundSent', {
              amount: format.money(requested.amount),
            })}
          >
            <p>{t(requested.isWaiting ? 'refundWaitsText' : 'refundSentText')}</p>
            <p>
              <a href={address(`/console/record/${requested.refundId}`)}>
                {t('openRefund', { number: requested.number })}
              </a>
            </p>
          </Notice>
        )}
      </div>
      {payments.length === 0 ? <p className={styles.muted}>{t('noPayments')}</p> : null}
      {because === undefined ? null : <p className={styles.muted}>{t(because[1])}</p>}
      <ul className={styles.list}>
        {payments.map((payment) => (
          <Row key={payment.paymentId} payment={payment}>
            {openId === payment.paymentId ? (
              <RefundForm
                payment={payment}
                approvalFrom={approvalFrom}
                done={done}
                cancel={() => {
                  closedId.current = payment.paymentId
                  setOpenId(null)
                }}
                refresh={refresh}
              />
            ) : payment.refundable === 0 ? null : (
              <div className={styles.refund}>
                <Button
                  ref={(button) => {
                    if (closedId.current !== payment.paymentId) return
                    closedId.current = null
                    button?.focus()
                  }}
                  variant="quiet"
                  aria-label={t('refundNumber', { number: payment.number })}
                  onClick={() => setOpenId(payment.paymentId)}
                >
                  {t('refund')}
                </Button>
              </div>
            )}
          </Row>
        ))}
      </ul>
    </section>
  )
}

function Row({ payment, children }: { readonly payment: Payment; readonly children: ReactNode }) {
  const t = useLabels(labels)
  const statusText = useLabels(paymentStatusNames)
  const purposeText = useLabels(paymentPurposeNames)
  const reasonText = useLabels(returnReasonNames)
  const address = useAddress()
  const { format } = usePage()
  const { paymentId, number, returnReason, status, refunded, notRefundable } = payment
  const on = (label: 'returnedOn' | 'regainedOn' | 'refundedOn', day: string | null) =>
    day === null ? '' : t(label, { date: format.date(day) })
  const isPart = refunded > 0 && status !== 'Refunded'
  const detail = [
    purposeText(payment.purpose as keyof typeof paymentPurposeNames),
    format.date(payment.date),
    statusText(status as keyof typeof paymentStatusNames),
    on('returnedOn', payment.returnedDate),
    returnReason === null ? '' : reasonText(returnReason as keyof typeof returnReasonNames),
    on('regainedOn', payment.regainedDate),
    isPart ? t('refundedOf', { amount: format.money(refunded) }) : '',
    on('refundedOn', payment.refundedDate),
  ]
  const because =
    status === 'Settled' && notRefundable !== null && notRefundable in ofPayment
      ? ofPayment[notRefundable as keyof typeof ofPayment]
      : null
  return (
    <li className={styles.row}>
      <a href={address(`/console/record/${paymentId}`)}>{number}</a>
      <span className={styles.amount}>{format.money(payment.amount)}</span>
      <span className={styles.detail}>{detail.filter((part) => part !== '').join(' · ')}</span>
      {because === null ? null : <span className={styles.detail}>{t(because)}</span>}
      {children}
    </li>
  )
}

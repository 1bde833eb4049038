import { Notice } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { usePolling } from '@porchlight/page-parts/page/use-polling'
import { CallUs } from '../../customer-service/components/CallUs'
import { cameToNothing } from '../facts/came-to-nothing'
import { paymentPollMs } from '../facts/payment-poll'
import type { PaymentStatus } from '../facts/payment-values'
import { outcomeLabels } from './outcome-labels'

/** The last payment of a bill or a deposit, as the server returns it; amounts in dollars. */
export interface LastPayment {
  readonly number: string
  readonly status: PaymentStatus
  readonly amount: number
  readonly date: string
  readonly reason: string | null
  readonly method: string | null
  readonly lastFour: string | null
  readonly isOnItsWay: boolean
  readonly isAutopay: boolean
}

interface PaymentOutcomeProps {
  readonly payment: LastPayment | null
  /** Whether the browser comes from the payment page. */
  readonly isBack: boolean
  /** What is said of an error of the processor’s. */
  readonly errorTitle: string
  /** Reads the payment again. */
  readonly refresh: () => Promise<unknown>
  /** This page, for visitors without a script to refresh it. */
  readonly again: string
}

/** Shows the outcome of a payment, as soon as the browser is back, and later while it matters. */
export function PaymentOutcome({ payment, isBack, errorTitle, refresh, again }: PaymentOutcomeProps) {
  const t = useLabels(outcomeLabels)
  const { format } = usePage()
  const isWaiting = payment?.isOnItsWay === true || (isBack && payment?.status === 'Pending')
  usePolling(refresh, paymentPollMs, isWaiting)
  if (payment === null) return null
  const amount = format.money(payment.amount)
  if (payment.isOnItsWay) {
    return (
      <Notice kind="info" title={t('onItsWay', { amount })}>
        <p>{t('onItsWayText', { number: payment.number })}</p>
        <p>
          <a href={again} data-reload>
            {t('lookAgain')}
          </a>
        </p>
      </Notice>
    )
  }
  if (cameToNothing(payment)) return <FailedPayment payment={payment} />
  if (!isBack || payment.status === 'Refunded') return null
  if (payment.status === 'Settled') {
    return (
      <Notice kind="success" title={t('received', { amount })}>
        <p>{t('receivedText', { number: payment.number })}</p>
      </Notice>
    )
  }
  if (payment.status === 'Declined' && payment.reason === 'Processing_Error') {
    return (
      <Notice kind="danger" title={errorTitle}>
        <p>{t('errorText')}</p>
        <CallUs />
      </Notice>
    )
  }
  if (payment.status === 'Declined') {
    return (
      <Notice kind="danger" title={t('declined')}>
        <p>{t(reasonOf(payment.reason))}</p>
        <p>{t('declinedText')}</p>
      </Notice>
    )
  }
  return (
    <Notice kind="info" title={t('left')}>
      <p>{t('leftText')}</p>
    </Notice>
  )
}

function reasonOf(reason: string | null) {
  if (reason === 'Insufficient_Funds') return 'insufficientFunds'
  return reason === 'Card_Expired' ? 'cardExpired' : 'cardDeclined'
}

/** That a payment came back or AutoPay could not debit it, so that what it was for is due; nothing of any other payment. */
export function FailedPayment({ payment }: { readonly payment: LastPayment }) {
  const t = useLabels(outcomeLabels)
  const { format } = usePage()
  const address = useAddress()
  if (!cameToNothing(payment)) return null
  const values = { amount: format.money(payment.amount), date: format.date(payment.date) }
  if (payment.status === 'Declined') {
    return (
      <Notice kind="danger" title={t('debitDeclined', values)}>
        <p>{t('debitDeclinedText')}</p>
        <p>
          <a href={address('/autopay')}>{t('toAutopay')}</a>
        </p>
      </Notice>
    )
  }
  return (
    <Notice kind="danger" title={t('returned', values)}>
      <p>{t('returnedText')}</p>
    </Notice>
  )
}

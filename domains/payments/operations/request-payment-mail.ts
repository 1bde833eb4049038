import { enqueueJob, type Queryable } from '@porchlight/jobs'
import type { PaymentStatus } from '../facts/payment-values'
import type { StoredPayment } from './stored-payment'

/**
 * Requests the mail to the customer about the outcome of a payment, exactly if the transaction of `connection` commits:
 * that it was received, returned or received after all. Each is sent once per payment.
 *
 * @param payment as it was before
 * @param outcome its present status, and whether a dispute about it was won
 */
export async function requestPaymentMail(
  connection: Queryable,
  payment: StoredPayment,
  outcome: { readonly status: PaymentStatus; readonly isRegained: boolean },
): Promise<void> {
  const jobName = jobOf(payment, outcome)
  const { id: paymentId } = payment
  if (jobName !== null) await enqueueJob(connection, jobName, { paymentId }, { key: paymentId })
}

/**
 * The same of money that went back: once for each refund. `refundedCents` is this one, `allRefundedCents` all of the
 * payment's together.
 */
export async function requestRefundMail(
  connection: Queryable,
  { id: paymentId, Purpose__c: purpose }: StoredPayment,
  refund: { readonly refundedCents: number; readonly allRefundedCents: number },
): Promise<void> {
  const { refundedCents, allRefundedCents } = refund
  await enqueueJob(
    connection,
    purpose === 'Deposit' ? 'send-deposit-refunded' : 'send-payment-refunded',
    { paymentId, refundedCents },
    { key: `${paymentId} ${allRefundedCents}` },
  )
}

function jobOf(
  before: StoredPayment,
  { status, isRegained }: { readonly status: PaymentStatus; readonly isRegained: boolean },
): string | null {
  const isDebit = before.Channel__c === 'Autopay'
  switch (status) {
    case 'Settled':
      if (!isRegained || before.Status__c !== 'Returned') return 'send-payment-receipt'
      return isDebit ? 'send-debit-regained' : 'send-payment-regained'
    case 'Returned':
      return isDebit ? 'send-debit-failed' : 'send-payment-returned'
    case 'Declined':
      if (isDebit) return 'send-debit-failed'
      // A payer who is declined on the payment page reads it there; one whose payment was reported as processing does not.
      return before.Last_Four__c === null ? null : 'send-payment-returned'
    default:
      return null
  }
}

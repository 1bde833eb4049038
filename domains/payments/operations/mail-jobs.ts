import { defineJob } from '@porchlight/jobs'
import type { Mail } from '@porchlight/mails'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { mailCustomer } from '../../customers/operations/mail/mail-customer'
import type { PaymentStatus } from '../facts/payment-values'
import { paymentReceipt } from '../mails/payment-receipt/mail'
import { paymentReceiptInPart } from '../mails/payment-receipt-in-part/mail'
import { paymentRegained } from '../mails/payment-regained/mail'
import { paymentReturned } from '../mails/payment-returned/mail'
import { paymentReturnedNothingDue } from '../mails/payment-returned-nothing-due/mail'
import { leftToPay } from './left-to-pay'
import { readPayment, type StoredPayment } from './stored-payment'

/** A mail about a payment, and the page that its button opens. */
interface PaymentMail {
  readonly mail: Mail<'amount' | 'number' | 'left', string>
  readonly pathOf: (payment: StoredPayment) => string
}

interface PaymentMailJob {
  readonly name: string
  /** The states in which it is still true when it is sent. */
  readonly statuses: readonly PaymentStatus[]
  /** What is mailed where something is left to pay, and where nothing is. */
  readonly left: PaymentMail
  readonly nothingLeft: PaymentMail
}

/** Creates a job that mails the account's customer the outcome of a payment, regardless of who made it. */
function paymentMailJob({ name, statuses, left, nothingLeft }: PaymentMailJob) {
  return defineJob<{ readonly paymentId: string }, PortalJobServices>({
    name,
    run: async ({ paymentId }, { services, jobId }) => {
      const payment = await readPayment(services.engine, services.systemViewer, paymentId)
      if (payment === null || !statuses.includes(payment.Status__c)) return
      const { Account__c: accountId, Amount__c: amount, Name: number } = payment
      const leftCents = await leftToPay(services, payment)
      const { mail, pathOf } = leftCents === 0 ? nothingLeft : left
      await mailCustomer(services, jobId, mail, {
        accountId,
        // It proves what goes back later.
        isRequired: payment.Purpose__c === 'Deposit',
        path: pathOf(payment),
        values: ({ money }) => ({ amount: money(amount), number, left: money(leftCents / 100) }),
      })
    },
  })
}

/** Deposits are paid before there is a login, so they are found with the order's confirmation number. */
const depositPath = '/enrollment-status'

function seePath({ Bill__c: billId }: StoredPayment): string {
  return billId === null ? depositPath : `/bills/${billId}`
}

function payPath({ Bill__c: billId }: StoredPayment): string {
  return billId === null ? depositPath : `/bills/${billId}/pay`
}

/** The receipt of a payment. */
export const sendPaymentReceipt = paymentMailJob({
  name: 'send-payment-receipt',
  statuses: ['Settled', 'Refunded'],
  left: { mail: paymentReceiptInPart, pathOf: seePath },
  nothingLeft: { mail: paymentReceipt, pathOf: seePath },
})

/** Mails that a payment was returned, or was not received, and the amount now left to pay. */
export const sendPaymentReturned = paymentMailJob({
  name: 'send-payment-returned',
  statuses: ['Returned', 'Declined'],
  left: { mail: paymentReturned, pathOf: payPath },
  nothingLeft: { mail: paymentReturnedNothingDue, pathOf: seePath },
})

const regained = { mail: paymentRegained, pathOf: seePath }

/** That a returned payment was received after all. */
export const sendPaymentRegained = paymentMailJob({
  name: 'send-payment-regained',
  statuses: ['Settled'],
  left: regained,
  nothingLeft: regained,
})

import { defineJob } from '@porchlight/jobs'
import type { Mail } from '@porchlight/mails'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { mailCustomer } from '../../customers/operations/mail/mail-customer'
import type { PaymentStatus } from '../facts/payment-values'
import { paymentReceipt } from '../mails/payment-receipt/mail'
import { paymentRegained } from '../mails/payment-regained/mail'
import { paymentReturned } from '../mails/payment-returned/mail'
import { readPayment, type StoredPayment } from './stored-payment'

interface PaymentMail<Link extends string> {
  readonly name: string
  readonly mail: Mail<'amount' | 'number', Link>
  /** The states in which it is still true when it is sent. */
  readonly statuses: readonly PaymentStatus[]
  readonly pathOf: (payment: StoredPayment) => string
}

/** A job that mails the account's customer the outcome of a payment, whoever made it. */
function paymentMailJob<Link extends string>({ name, mail, statuses, pathOf }: PaymentMail<Link>) {
  return defineJob<{ readonly paymentId: string }, PortalJobServices>({
    name,
    run: async ({ paymentId }, { services, jobId }) => {
      const payment = await readPayment(services.engine, services.systemViewer, paymentId)
      if (payment === null || !statuses.includes(payment.Status__c)) return
      const { Account__c: accountId, Amount__c: amount, Name: number } = payment
      await mailCustomer(services, jobId, mail, {
        accountId,
        path: pathOf(payment),
        values: ({ money }) => ({ amount: money(amount), number }),
      })
    },
  })
}

/** Deposits are paid before there is a login, so they are found with the order's confirmation number. */
const depositPath = '/enrollment-status'

function seePath({ Bill__c: billId }: StoredPayment): string {
  return billId === null ? depositPath : `/bills/${billId}`
}

/** The receipt of a payment. */
export const sendPaymentReceipt = paymentMailJob({
  name: 'send-payment-receipt',
  mail: paymentReceipt,
  statuses: ['Settled', 'Refunded'],
  pathOf: seePath,
})

/** That a payment was returned, or did not come: the amount is due again. */
export const sendPaymentReturned = paymentMailJob({
  name: 'send-payment-returned',
  mail: paymentReturned,
  statuses: ['Returned', 'Declined'],
  pathOf: ({ Bill__c: billId }) => (billId === null ? depositPath : `/bills/${billId}/pay`),
})

/** That a returned payment was received after all. */
export const sendPaymentRegained = paymentMailJob({
  name: 'send-payment-regained',
  mail: paymentRegained,
  statuses: ['Settled'],
  pathOf: seePath,
})

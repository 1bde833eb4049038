import { defineJob, defineWalk, enqueueJob, type JobSchedule } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { keysAfter } from '@porchlight/server-methods/records/keys-after'
import { mailCustomer } from '../../../customers/operations/mail/mail-customer'
import { localDay } from '../../../customers/rules/calendar-day'
import { paymentRefunded } from '../../mails/payment-refunded/mail'
import { refundObject } from '../../objects/refund/object'
import { readPayment } from '../stored-payment'
import { reportLateRefund, sendRefund } from './send-refund'

/** What of one refund is enqueued once; the day: a job that was lost is made up for on the next one. */
export function refundJobKey(refundId: string, now: Date): string {
  return `${refundId} ${localDay(now)}`
}

/** Has every refund sent that is to go out: those that were approved, and those whose job was lost. */
export const sendRefunds = defineWalk<PortalJobServices>({
  name: 'send-refunds',
  rowsAfter: ({ services: { engine, systemViewer } }, after, limit) =>
    keysAfter(engine, systemViewer, refundObject, { where: { Status__c: 'Sending' }, after, limit }),
  work: async ({ services: { pool }, now }, refundId) => {
    const key = refundJobKey(refundId, now())
    await enqueueJob(pool, sendOneRefund.name, { refundId }, { key, queue: `refund ${refundId}` })
  },
})

/** Sends one refund. The processor does it once, however often this runs. */
export const sendOneRefund = defineJob<{ readonly refundId: string }, PortalJobServices>({
  name: 'send-refund',
  run: async ({ refundId }, { services, now, isLastAttempt }) => {
    const { engine, systemViewer, payments } = services
    try {
      await sendRefund({ engine, systemViewer, payments, now }, refundId)
    } catch (error) {
      if (isLastAttempt) await reportLateRefund(services, refundId)
      throw error
    }
  },
})

/** Mails the customer that money of a payment went back. */
export const sendPaymentRefunded = defineJob<
  { readonly paymentId: string; readonly refundedCents: number },
  PortalJobServices
>({
  name: 'send-payment-refunded',
  run: async ({ paymentId, refundedCents }, { services, jobId }) => {
    const payment = await readPayment(services.engine, services.systemViewer, paymentId)
    if (payment === null) return
    await mailCustomer(services, jobId, paymentRefunded, {
      accountId: payment.Account__c,
      path: '/payments/activity',
      values: ({ money }) => ({ amount: money(refundedCents / 100), number: payment.Name }),
    })
  },
})

/** Every minute: an approved refund is sent immediately. */
export const refundSchedules: readonly JobSchedule[] = [
  { name: 'send-refunds', cron: '* * * * *', jobName: sendRefunds.name },
]

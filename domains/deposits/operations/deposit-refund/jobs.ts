import { defineJob, defineWalk, enqueueJob, type JobContext, type JobSchedule } from '@porchlight/jobs'
import { orPaymentsFailure, PaymentsFailure } from '@porchlight/providers/payments'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { keysAfter } from '@porchlight/server-methods/records/keys-after'
import { read } from '@porchlight/server-methods/records/read'
import { update } from '@porchlight/server-methods/records/write'
import { mailCustomer } from '../../../customers/operations/mail/mail-customer'
import { localDay } from '../../../customers/rules/calendar-day'
import { readPayment } from '../../../payments/operations/stored-payment'
import { depositAndInterestRefunded } from '../../mails/deposit-and-interest-refunded/mail'
import { depositRefunded } from '../../mails/deposit-refunded/mail'
import { depositObject } from '../../objects/deposit/object'
import { depositPath } from '../deposit-path'
import { readDeposit } from '../read-deposit'
import { returnPayments } from './return-payments'

/** Has every deposit refunded that is to go back. Whoever decides so writes the status; nothing else is needed. */
export const refundDeposits = defineWalk<PortalJobServices>({
  name: 'refund-deposits',
  rowsAfter: ({ services: { engine, systemViewer } }, after, limit) =>
    keysAfter(engine, systemViewer, depositObject, { where: { Status__c: 'Refunding' }, after, limit }),
  work: async ({ services, now }, depositId) => {
    const { engine, systemViewer, pool } = services
    const deposit = await read(engine, systemViewer, depositObject, depositId, ['LastModifiedDate'])
    if (deposit === null) return
    // The day: a job that was lost is made up for on the next one.
    const key = `${depositId} ${deposit.LastModifiedDate} ${localDay(now())}`
    await enqueueJob(pool, refundDeposit.name, { depositId }, { key, queue: `refund ${depositId}` })
  },
})

/**
 * Refunds one deposit to the card that paid it. The processor does it once for each payment, however often this runs.
 * What the processor refuses, or does not answer for hours, becomes an advisor's case and an alarm.
 */
export const refundDeposit = defineJob<{ readonly depositId: string }, PortalJobServices>({
  name: 'refund-deposit',
  run: async ({ depositId }, context) => {
    const { services, now, isLastAttempt } = context
    const { engine, systemViewer, payments } = services
    if (!(await isRefunding(services, depositId))) return
    const outcome = await orPaymentsFailure(
      returnPayments({ engine, systemViewer, payments, now }, depositId),
    )
    // The walk comes back to it when that payment has come or failed, and on each day until then.
    if (outcome === 'onItsWay') return
    const mayHelpLater = outcome instanceof PaymentsFailure && outcome.kind !== 'refused'
    if (mayHelpLater && !isLastAttempt) throw outcome
    // What was paid in another way than by card is left with us as well.
    if (await isRefunding(services, depositId)) await giveUp(context, depositId)
  },
})

/** Mails the customer that a payment of their deposit went back. */
export const sendDepositRefunded = defineJob<
  { readonly paymentId: string; readonly refundedCents?: number },
  PortalJobServices
>({
  name: 'send-deposit-refunded',
  run: async ({ paymentId, refundedCents }, { services, jobId }) => {
    const { engine, systemViewer } = services
    const payment = await readPayment(engine, systemViewer, paymentId)
    const depositId = payment?.Deposit__c ?? null
    const deposit = depositId === null ? null : await readDeposit(engine, systemViewer, depositId)
    if (payment === null || deposit === null) return
    const interest = deposit.Interest_Credited__c ?? 0
    await mailCustomer(services, jobId, interest === 0 ? depositRefunded : depositAndInterestRefunded, {
      accountId: payment.Account__c,
      path: depositPath(deposit),
      values: ({ money }) => ({
        amount: money(refundedCents === undefined ? payment.Amount__c : refundedCents / 100),
        interest: money(interest),
      }),
    })
  },
})

/** Every minute: a customer who cancels gets the deposit back immediately. */
export const refundSchedules: readonly JobSchedule[] = [
  { name: 'refund-deposits', cron: '* * * * *', jobName: refundDeposits.name },
]

async function isRefunding({ engine, systemViewer }: PortalJobServices, depositId: string): Promise<boolean> {
  return (await readDeposit(engine, systemViewer, depositId))?.Status__c === 'Refunding'
}

/** Of two concurrent attempts one writes: a refunded deposit no longer fails. */
async function giveUp({ services }: JobContext<PortalJobServices>, depositId: string): Promise<void> {
  const { engine, systemViewer, alarm } = services
  const record = await read(engine, systemViewer, depositObject, depositId, ['Name'])
  alarm('deposit-refund-failed', { deposit: record?.Name ?? depositId })
  await update(engine, systemViewer, depositObject, depositId, { Status__c: 'Refund_Failed' })
}

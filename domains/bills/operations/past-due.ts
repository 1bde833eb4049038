import { defineJob, enqueueJob, type JobSchedule } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { listEvery } from '@porchlight/server-methods/records/list'
import { plannedDebitOf } from '../../autopay/operations/planned-debits'
import { mailCustomer } from '../../customers/operations/mail/mail-customer'
import { localDay } from '../../customers/rules/calendar-day'
import { billObject } from '../../energy/objects/bill/object'
import { findMoreTimeCase } from '../../payments/operations/bill-payment/more-time-case'
import { type PayableBill, readBill } from '../../payments/operations/bill-payment/read-bill'
import { listPayments } from '../../payments/operations/stored-payment'
import { remindedDueDates } from '../../payments/rules/past-due-reminder'
import { pastDue } from '../mails/past-due/mail'

/**
 * Reminds the customer of a bill that is past due, as long as it still is: not while a payment or a debit is on its way,
 * nor once they asked for more time.
 */
export const sendPastDue = defineJob<{ readonly billId: string }, PortalJobServices>({
  name: 'send-past-due',
  run: async ({ billId }, { services, jobId }) => {
    const bill = await readLateBill(services, billId)
    if (bill === null) return
    await mailCustomer(services, jobId, pastDue, {
      accountId: bill.accountId,
      path: `/bills/${billId}`,
      values: ({ money, date }) => ({ amount: money(bill.dueCents / 100), date: date(bill.dueDate) }),
    })
  },
})

/** Looks for the bills that are past due by some days; each is reminded of once, however often it is found. */
export const remindOfPastDue = defineJob<{ readonly scheduledFor: string }, PortalJobServices>({
  name: 'remind-of-past-due',
  run: async (_payload, { services, now, signal }) => {
    const { from, to } = remindedDueDates(localDay(now()))
    const unpaid = listEvery(services.engine, services.systemViewer, billObject, {
      fields: [],
      where: { Status__c: ['Open', 'Past_Due'], Due_Date__c: { gte: from, lte: to } },
      orderedBy: ['Id'],
      pageSize: 500,
    })
    for await (const { id: billId } of unpaid) {
      if (signal.aborted) return
      if ((await readLateBill(services, billId)) === null) continue
      await enqueueJob(services.pool, sendPastDue.name, { billId }, { key: billId })
    }
  },
})

/** In the morning in Texas, after AutoPay's work. */
export const pastDueSchedules: readonly JobSchedule[] = [
  { name: 'daily-past-due', cron: '30 15 * * *', jobName: remindOfPastDue.name },
]

/** A bill of which something is left to pay and no payment, debit or request for more time is under way; else null. */
async function readLateBill(services: PortalJobServices, billId: string): Promise<PayableBill | null> {
  const { engine, systemViewer, pool } = services
  const bill = await readBill(engine, systemViewer, systemViewer, billId)
  if (bill === null || bill.dueCents === 0) return null
  const waiting = await listPayments(engine, systemViewer, { Bill__c: billId, Status__c: 'Pending' })
  const debit = await plannedDebitOf(pool, billId)
  if (waiting.length > 0 || debit?.paymentId === null) return null
  // Whether an arrangement came of the request is not recorded, so a closed request counts as one.
  return (await findMoreTimeCase(services, bill, 'any')) === null ? bill : null
}

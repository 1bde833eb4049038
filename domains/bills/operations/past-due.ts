import { defineJob, defineWalk, enqueueJob, type JobSchedule } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { keysAfter } from '@porchlight/server-methods/records/keys-after'
import { listEvery } from '@porchlight/server-methods/records/list'
import { mailCustomer } from '../../customers/operations/mail/mail-customer'
import { localDay } from '../../customers/rules/calendar-day'
import { accountsAwaitingSetOff } from '../../deposits/operations/awaiting-set-off'
import { billObject } from '../../energy/objects/bill/object'
import { paymentObject } from '../../payments/objects/payment/object'
import { readArrangedOf } from '../../payments/operations/arrangement/stored-arrangement'
import { billsWithMoreTime } from '../../payments/operations/bill-payment/more-time-case'
import { type PayableBill, readBills } from '../../payments/operations/bill-payment/read-bill'
import { plannedAmong } from '../../payments/operations/planned-debits'
import { deferredFrom } from '../../payments/rules/arrangement/arrangement-parts'
import { remindedDueDates } from '../../payments/rules/past-due-reminder'
import { pastDue } from '../mails/past-due/mail'

/**
 * Reminds the customer of a bill that is past due, as long as it still is: not while a payment or a debit is in flight,
 * nor once they requested more time.
 */
export const sendPastDue = defineJob<{ readonly billId: string }, PortalJobServices>({
  name: 'send-past-due',
  run: async ({ billId }, { services, jobId, now }) => {
    const [bill] = await readLateBills(services, [billId], localDay(now()))
    if (bill === undefined) return
    await mailCustomer(services, jobId, pastDue, {
      accountId: bill.accountId,
      path: `/bills/${billId}`,
      values: ({ money, date }) => ({ amount: money(bill.dueCents / 100), date: date(bill.dueDate) }),
    })
  },
})

/** Looks for the bills that are past due by some days; each is reminded of once, however often it is found. */
export const remindOfPastDue = defineWalk<PortalJobServices>({
  name: 'remind-of-past-due',
  rowsAfter: ({ services: { engine, systemViewer }, now }, after, limit) => {
    const { from, to } = remindedDueDates(localDay(now()))
    const where = { Status__c: ['Open', 'Past_Due'], Due_Date__c: { gte: from, lte: to } } as const
    return keysAfter(engine, systemViewer, billObject, { where, after, limit })
  },
  choose: async ({ services, now }, billIds) =>
    (await readLateBills(services, billIds, localDay(now()))).map(({ billId }) => billId),
  work: async ({ services }, billId) => {
    await enqueueJob(services.pool, sendPastDue.name, { billId }, { key: billId })
  },
})

/** In the morning in Texas, after AutoPay's work. */
export const pastDueSchedules: readonly JobSchedule[] = [
  { name: 'daily-past-due', cron: '30 15 * * *', jobName: remindOfPastDue.name },
]

/**
 * Of those bills, the ones of which something is left to pay and no payment, debit or request for more time is under way:
 * a few queries for all of them.
 */
async function readLateBills(
  { engine, systemViewer, pool }: PortalJobServices,
  billIds: readonly string[],
  today: string,
): Promise<readonly PayableBill[]> {
  const unpaid = (await readBills(engine, systemViewer, billIds)).filter(({ dueCents }) => dueCents > 0)
  const unpaidIds = unpaid.map(({ billId }) => billId)
  if (unpaidIds.length === 0) return []
  const awaited = new Set<string | null>()
  const pending = listEvery(engine, systemViewer, paymentObject, {
    fields: ['Bill__c'],
    where: { Bill__c: unpaidIds, Status__c: 'Pending' },
    pageSize: 2_000,
  })
  for await (const { Bill__c: billId } of pending) awaited.add(billId)
  const planned = await plannedAmong(pool, unpaidIds)
  // Whether an arrangement came of the request is not recorded, so a closed request counts as one.
  const deferred = await billsWithMoreTime({ engine, systemViewer }, unpaid)
  const accountIds = unpaid.map(({ accountId }) => accountId)
  const arranged = await readArrangedOf(engine, systemViewer, accountIds)
  // What the deposit leaves of a final bill is not known yet.
  const awaitingSetOff = await accountsAwaitingSetOff(engine, systemViewer, accountIds)
  const isArranged = ({ accountId, dueCents }: PayableBill) => {
    const running = arranged.get(accountId)
    return running !== undefined && dueCents <= deferredFrom(running, today)
  }
  return unpaid.filter(
    (bill) =>
      !isArranged(bill) &&
      !awaitingSetOff.has(bill.accountId) &&
      !awaited.has(bill.billId) &&
      planned.get(bill.billId)?.paymentId !== null &&
      !deferred.has(bill.billId),
  )
}

import { defineWalk, enqueueJob, type JobSchedule } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { keysAfter } from '@porchlight/server-methods/records/keys-after'
import { create, update } from '@porchlight/server-methods/records/write'
import { localDay } from '../../customers/rules/calendar-day'
import { paymentObject } from '../../payments/objects/payment/object'
import { settlePayment } from '../../payments/operations/apply-payment'
import { deferredCentsAfter } from '../../payments/operations/arrangement/stored-arrangement'
import { readBill } from '../../payments/operations/bill-payment/read-bill'
import { followPayment } from '../../payments/operations/follow-payment'
import { lockBillsOf } from '../../payments/operations/lock-payable'
import { billMoneyOnItsWay } from '../../payments/operations/money-on-its-way'
import type { PaymentParts } from '../../payments/operations/payment-parts'
import {
  accountOfDebit,
  billOfKey,
  claimDebit,
  closeDebit,
  dueDebitsAfter,
  plannedDebitOf,
} from '../../payments/operations/planned-debits'
import { autopayObject } from '../objects/autopay/object'
import { planNextDebit } from './plan-next-debit'
import { readAutopay } from './stored-autopay'
import { accountsToPlan } from './unplanned-bills'
import { waitsForSetOff } from './waits-for-set-off'
import { withAutopayOf } from './with-autopay'

/** Each holds one database connection; two debits of one account wait for each other. */
const atOnce = 4

/** Plans the debits of the bills that came, and notifies customers of them: a bill is planned once. */
export const planDebits = defineWalk<PortalJobServices>({
  name: 'plan-debits',
  chunkSize: 500,
  atOnce,
  rowsAfter: ({ services: { engine, systemViewer } }, after, limit) =>
    keysAfter(engine, systemViewer, autopayObject, {
      where: { Status__c: 'Active' },
      key: 'Account__c',
      after,
      limit,
    }),
  choose: ({ services }, accountIds) => accountsToPlan(services, accountIds),
  work: ({ services, now }, accountId) => planNextDebit(services, accountId, now()),
})

/**
 * Debits the bills whose day has come, starting with the oldest, each once. Bills that came since are planned after
 * it.
 */
export const debitAutopay = defineWalk<PortalJobServices>({
  name: 'debit-autopay',
  atOnce,
  rowsAfter: ({ services, now }, after, limit) =>
    dueDebitsAfter(services.pool, localDay(now()), after, limit),
  work: ({ services, now }, key) => makeDebit(services, { ...services, now }, billOfKey(key)),
  finish: async ({ services, jobId }) => {
    await enqueueJob(services.pool, planDebits.name, {}, { key: `after ${jobId}` })
  },
})

/** In the morning in Texas: a customer who is notified of a debit is awake. */
export const autopaySchedules: readonly JobSchedule[] = [
  { name: 'daily-autopay', cron: '10 14 * * *', jobName: debitAutopay.name },
]

/** Records the payment that debits a bill; a job requests it from the processor and follows it to its end. */
async function makeDebit(services: PortalJobServices, parts: PaymentParts, billId: string): Promise<void> {
  const { systemViewer, pool } = services
  const accountId = await accountOfDebit(pool, billId)
  await closeOpenPages(parts, accountId)
  await withAutopayOf(services, accountId, async (engine, connection) => {
    // The same lock as that of a customer who pays a bill of the account by hand at this moment.
    await lockBillsOf(connection, accountId)
    const debit = await plannedDebitOf(connection, billId)
    if (debit?.paymentId !== null) return
    const autopay = await readAutopay(engine, systemViewer, accountId)
    if (autopay?.status !== 'Active') return closeDebit(connection, billId, parts.now())
    // Money for any bill of the account is in flight: another night shows whether it arrived, and what is then owed.
    if ((await billMoneyOnItsWay(engine, systemViewer, accountId)).length > 0) return
    const today = localDay(parts.now())
    if (await waitsForSetOff(engine, systemViewer, accountId, { dueDay: debit.debitDate, today })) return
    const bill = await readBill(engine, systemViewer, systemViewer, billId)
    const deferredCents = await deferredCentsAfter(engine, systemViewer, accountId, today)
    const dueCents = (bill?.dueCents ?? 0) - deferredCents
    if (dueCents <= 0) return closeDebit(connection, billId, parts.now())
    const paymentId = await create(engine, systemViewer, paymentObject, {
      Account__c: accountId,
      Purpose__c: 'Bill',
      Bill__c: billId,
      Amount__c: Math.min(dueCents, debit.amountCents) / 100,
      Fee__c: 0,
      Channel__c: 'Autopay',
      Payment_Date__c: today,
      Payment_Method__c: autopay.method.paymentMethodId,
      Method_Type__c: autopay.method.type,
      Last_Four__c: autopay.method.lastFour,
    })
    if (!(await claimDebit(connection, billId, paymentId))) throw new TypeError('The debit is claimed twice.')
    const fields = { Next_Debit_Date__c: null }
    await update(engine, systemViewer, autopayObject, autopay.autopayId, fields)
    await enqueueJob(connection, followPayment.name, { paymentId, round: 1 }, { key: `${paymentId} 1` })
  })
}

/** Closes the account's unused payment pages, so that no one pays there while a bill is debited. */
async function closeOpenPages(parts: PaymentParts, accountId: string): Promise<void> {
  const waiting = await billMoneyOnItsWay(parts.engine, parts.systemViewer, accountId, 'Portal')
  for (const { Processor_Reference__c: reference } of waiting) {
    if (reference !== null) await settlePayment(parts, await parts.payments.cancelPayment(reference))
  }
}

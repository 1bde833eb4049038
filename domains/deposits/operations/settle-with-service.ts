import { defineJob, defineWalk, enqueueJob, type JobSchedule, type Queryable } from '@porchlight/jobs'
import { toCents } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { keysAfter } from '@porchlight/server-methods/records/keys-after'
import { create, update } from '@porchlight/server-methods/records/write'
import { mailCustomer } from '../../customers/operations/mail/mail-customer'
import { localDay } from '../../customers/rules/calendar-day'
import { paymentObject } from '../../payments/objects/payment/object'
import { finalBillOf } from '../../payments/operations/final-bill'
import { lockBillsOf, lockDeposit } from '../../payments/operations/lock-payable'
import { billMoneyOnItsWay } from '../../payments/operations/money-on-its-way'
import { depositApplied } from '../mails/deposit-applied/mail'
import { depositObject } from '../objects/deposit/object'
import { depositPath } from './deposit-path'
import { heldByUs } from './held-by-us'
import { readDeposit, type StoredDeposit } from './read-deposit'

/**
 * Deposits of accounts whose service has ended, once the final bill has come: each pays what is owed, as far as it goes, and
 * the rest of it is refunded (ADR 98).
 */
export const settleDepositsWithService = defineWalk<PortalJobServices>({
  name: 'settle-deposits-with-service',
  rowsAfter: ({ services: { engine, systemViewer } }, after, limit) =>
    keysAfter(engine, systemViewer, depositObject, {
      where: { Status__c: heldByUs, 'Account__r.Status__c': 'Closed' },
      after,
      limit,
    }),
  work: ({ services, now }, depositId) => settle(services, depositId, now()),
})

/** In the morning in Texas, before the walk that refunds what is to go back. */
export const depositEndSchedules: readonly JobSchedule[] = [
  { name: 'daily-settle-deposits', cron: '30 14 * * *', jobName: settleDepositsWithService.name },
]

async function settle(services: PortalJobServices, depositId: string, now: Date): Promise<void> {
  const { systemViewer } = services
  const today = localDay(now)
  await services.engine.inOneTransaction(async (engine, connection) => {
    await lockDeposit(connection, depositId)
    const deposit = await readDeposit(engine, systemViewer, depositId)
    if (deposit === null || !heldByUs.includes(deposit.Status__c)) return
    const { Account__c: accountId } = deposit
    await lockBillsOf(connection, accountId)
    // What is on its way may pay the bill: nothing is to be paid twice.
    if ((await billMoneyOnItsWay(engine, systemViewer, accountId)).length > 0) return
    const finalBill = await finalBillOf(engine, systemViewer, accountId, today)
    if (finalBill === null) return
    await update(engine, systemViewer, depositObject, depositId, {
      Status__c: 'Refunding',
      Refund_Due_Date__c: today,
    })
    if (finalBill.owedCents > 0) await apply(services, { engine, connection }, deposit, finalBill, today)
  })
}

/** Pays the final bill from the deposit, at most what is owed, and has the customer notified of it by mail. */
async function apply(
  { systemViewer }: PortalJobServices,
  { engine, connection }: { readonly engine: RecordEngine; readonly connection: Queryable },
  { id, Account__c, Paid_Amount__c }: StoredDeposit,
  { billId, owedCents }: { readonly billId: string; readonly owedCents: number },
  today: string,
): Promise<void> {
  const heldCents = toCents(Paid_Amount__c)
  const cents = Math.min(owedCents, heldCents)
  await create(engine, systemViewer, paymentObject, {
    Account__c,
    Purpose__c: 'Bill',
    Channel__c: 'Deposit',
    Bill__c: billId,
    Deposit__c: id,
    Amount__c: cents / 100,
    Fee__c: 0,
    Status__c: 'Settled',
    Payment_Date__c: today,
    Settled_Date__c: today,
  })
  const payload = {
    depositId: id,
    appliedCents: cents,
    owedCents: owedCents - cents,
    restCents: heldCents - cents,
  }
  await enqueueJob(connection, sendDepositApplied.name, payload, { key: id })
}

/** Mails the customer that their deposit paid the final bill or a part of it, and both amounts that are left. */
export const sendDepositApplied = defineJob<
  {
    readonly depositId: string
    readonly appliedCents: number
    readonly owedCents: number
    readonly restCents: number
  },
  PortalJobServices
>({
  name: 'send-deposit-applied',
  run: async ({ depositId, appliedCents, owedCents, restCents }, { services, jobId }) => {
    const deposit = await readDeposit(services.engine, services.systemViewer, depositId)
    if (deposit === null) return
    await mailCustomer(services, jobId, depositApplied, {
      accountId: deposit.Account__c,
      path: depositPath(deposit),
      values: ({ money }) => ({
        applied: money(appliedCents / 100),
        owed: money(owedCents / 100),
        rest: money(restCents / 100),
      }),
    })
  },
})

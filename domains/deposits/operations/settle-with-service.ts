import type { Formatter } from '@porchlight/i18n'
import { defineJob, defineWalk, enqueueJob, type JobSchedule } from '@porchlight/jobs'
import type { Mail } from '@porchlight/mails'
import { toCents } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { keysAfter } from '@porchlight/server-methods/records/keys-after'
import { create, update } from '@porchlight/server-methods/records/write'
import { depositInterest, depositTerms, owesInterest } from '../../credit/rules/deposit-terms'
import { mailCustomer } from '../../customers/operations/mail/mail-customer'
import { localDay } from '../../customers/rules/calendar-day'
import { paymentObject } from '../../payments/objects/payment/object'
import { type FinalBill, finalBillOf } from '../../payments/operations/final-bill'
import { lockBillsOf, lockDeposit } from '../../payments/operations/lock-payable'
import { billMoneyOnItsWay } from '../../payments/operations/money-on-its-way'
import { depositAndInterestApplied } from '../mails/deposit-and-interest-applied/mail'
import { depositApplied } from '../mails/deposit-applied/mail'
import { depositInterestApplied } from '../mails/deposit-interest-applied/mail'
import { depositObject } from '../objects/deposit/object'
import { depositPath } from './deposit-path'
import { heldByUs } from './held-by-us'
import { readDeposit, type StoredDeposit } from './read-deposit'

/**
 * Settles the deposits of accounts whose service has ended, once the final bill is issued: each pays the amount owed,
 * as far as it goes, and its remainder is refunded (ADR 98).
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

/** In the morning in Texas, before the walk that sends refunds. */
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
    const interestCents = interestOf(services, deposit, today)
    // What is not owed cannot be credited against it: it stays with the case about the interest.
    const creditedCents = Math.min(interestCents ?? 0, Math.max(0, finalBill.owedCents))
    await update(engine, systemViewer, depositObject, depositId, {
      Status__c: 'Refunding',
      Refund_Due_Date__c: today,
      Interest_Accrued__c: interestCents === null ? null : interestCents / 100,
      Interest_Credited__c: creditedCents / 100,
    })
    if (finalBill.owedCents <= 0) return
    const left = { billId: finalBill.billId, owedCents: finalBill.owedCents - creditedCents }
    const appliedCents = await apply(services, engine, deposit, left, today)
    const payload = {
      depositId,
      appliedCents,
      interestCents: creditedCents,
      owedCents: left.owedCents - appliedCents,
      restCents: toCents(deposit.Paid_Amount__c) - appliedCents,
    }
    await enqueueJob(connection, sendDepositApplied.name, payload, { key: depositId })
  })
}

/** What a deposit has earned until `today`, in cents, 0 while none is owed; null while a rate is not known. */
function interestOf(
  { depositRates }: PortalJobServices,
  { Paid_Date__c: paidDate, Paid_Amount__c: paid }: StoredDeposit,
  today: string,
): number | null {
  if (paidDate === null || !owesInterest(paidDate, today, depositTerms)) return 0
  return depositInterest(toCents(paid), paidDate, today, depositRates)
}

/** Pays the final bill from the deposit, at most the amount owed; returns how much, in cents. */
async function apply(
  { systemViewer }: PortalJobServices,
  engine: RecordEngine,
  { id, Account__c, Paid_Amount__c }: StoredDeposit,
  { billId, owedCents }: FinalBill,
  today: string,
): Promise<number> {
  const cents = Math.min(owedCents, toCents(Paid_Amount__c))
  if (cents === 0) return 0
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
  return cents
}

/** Mails the customer what of their deposit and its interest paid the final bill, and both amounts that are left. */
export const sendDepositApplied = defineJob<
  {
    readonly depositId: string
    readonly appliedCents: number
    readonly interestCents: number
    readonly owedCents: number
    readonly restCents: number
  },
  PortalJobServices
>({
  name: 'send-deposit-applied',
  run: async ({ depositId, appliedCents, interestCents, owedCents, restCents }, { services, jobId }) => {
    const deposit = await readDeposit(services.engine, services.systemViewer, depositId)
    if (deposit === null) return
    const to = { accountId: deposit.Account__c, path: depositPath(deposit) }
    const amounts = ({ money }: Formatter) => ({
      applied: money(appliedCents / 100),
      owed: money(owedCents / 100),
      rest: money(restCents / 100),
    })
    if (interestCents === 0) return mailCustomer(services, jobId, depositApplied, { ...to, values: amounts })
    const mail: Mail<'applied' | 'owed' | 'rest' | 'interest', string> =
      appliedCents === 0 ? depositInterestApplied : depositAndInterestApplied
    await mailCustomer(services, jobId, mail, {
      ...to,
      values: (format) => ({ ...amounts(format), interest: format.money(interestCents / 100) }),
    })
  },
})

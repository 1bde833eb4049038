import { defineJob, defineWalk, enqueueJob, type JobSchedule } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { keysAfter } from '@porchlight/server-methods/records/keys-after'
import { read } from '@porchlight/server-methods/records/read'
import { update } from '@porchlight/server-methods/records/write'
import { lockStatement } from '@porchlight/transactions/locks'
import { mailCustomer } from '../../../customers/operations/mail/mail-customer'
import { addDays, dayIn, localDay } from '../../../customers/rules/calendar-day'
import { readAccountMoney } from '../../../energy/operations/account-money/read-account-money'
import { positionOn } from '../../../ledger/rules/account-position'
import { arrangementAgreed } from '../../mails/arrangement-agreed/mail'
import { arrangementBroken } from '../../mails/arrangement-broken/mail'
import { arrangementPartDue } from '../../mails/arrangement-part-due/mail'
import { paymentArrangementObject } from '../../objects/payment-arrangement/object'
import { deferredFrom, lateBefore, nextPart, nextStepDay } from '../../rules/arrangement/arrangement-parts'
import { listPayments } from '../stored-payment'
import { toArranged } from './stored-arrangement'

const fields = [
  'Account__c',
  'Account__r.Time_Zone__c',
  'Amount__c',
  'Bill__c',
  'First_Due_Date__c',
  'Next_Amount__c',
  'Next_Due_Date__c',
  'Parts__c',
  'Status__c',
] as const

/** Looks at each running arrangement on the days on which something is to be done about it. */
export const followArrangements = defineWalk<PortalJobServices>({
  name: 'follow-arrangements',
  rowsAfter: ({ services: { engine, systemViewer }, now }, after, limit) =>
    keysAfter(engine, systemViewer, paymentArrangementObject, {
      where: { Status__c: 'Active', Next_Step_Date__c: { lte: localDay(now()) } },
      after,
      limit,
    }),
  work: ({ services, now }, arrangementId) => followArrangement(services, arrangementId, now()),
})

/** In the morning in Texas, before customers are reminded of bills that are past due. */
export const arrangementSchedules: readonly JobSchedule[] = [
  { name: 'daily-follow-arrangements', cron: '20 15 * * *', jobName: followArrangements.name },
]

/**
 * Updates an arrangement to its state by the ledger: broken when something is late despite the deferral, kept when
 * nothing is owed or its last part was paid, otherwise the reminder of its next part. Waits for money in flight.
 */
async function followArrangement(
  services: PortalJobServices,
  arrangementId: string,
  now: Date,
): Promise<void> {
  const { systemViewer } = services
  await services.engine.inOneTransaction(async (engine, connection) => {
    await connection.query(lockStatement('payable'), [`arrangement ${arrangementId}`])
    const stored = await read(engine, systemViewer, paymentArrangementObject, arrangementId, fields)
    if (stored === null || stored.Status__c !== 'Active') return
    const { Account__c: accountId } = stored
    const arranged = toArranged(stored)
    const today = dayIn(now, stored['Account__r.Time_Zone__c'])
    const lateDay = lateBefore(today)
    const { totals, charges } = await readAccountMoney(engine, systemViewer, accountId, lateDay)
    const { pastDueCents } = positionOn(totals, charges, lateDay)
    const write = (values: Parameters<typeof update<typeof paymentArrangementObject>>[4]) =>
      update(engine, systemViewer, paymentArrangementObject, arrangementId, values)
    const over = { Next_Due_Date__c: null, Next_Amount__c: null, Next_Step_Date__c: null }
    if (pastDueCents > deferredFrom(arranged, lateDay)) {
      const waiting = await listPayments(engine, systemViewer, {
        Account__c: accountId,
        Status__c: 'Pending',
      })
      if (waiting.length > 0) return write({ Next_Step_Date__c: addDays(today, 1) })
      await write({ ...over, Status__c: 'Broken' })
      const payload = { arrangementId }
      await enqueueJob(connection, sendArrangementBroken.name, payload, { key: arrangementId })
      return
    }
    const nextStep = nextStepDay(arranged, today)
    if (totals.owedCents <= 0 || nextStep === null) return write({ ...over, Status__c: 'Kept' })
    const part = nextPart(arranged, today)
    await write({
      Next_Due_Date__c: part?.dueDay ?? null,
      Next_Amount__c: part === null ? null : part.cents / 100,
      Next_Step_Date__c: nextStep,
    })
    if (part === null || nextStep <= part.dueDay) return
    const payload = { arrangementId, dueDay: part.dueDay }
    await enqueueJob(connection, sendArrangementPartDue.name, payload, {
      key: `${arrangementId} ${part.dueDay}`,
    })
  })
}

/** Confirms an arrangement that the customer agreed to: the first part and its day. */
export const sendArrangementAgreed = defineJob<{ readonly arrangementId: string }, PortalJobServices>({
  name: 'send-arrangement-agreed',
  run: async ({ arrangementId }, { services, jobId }) => {
    const stored = await readStored(services, arrangementId)
    if (stored === null || stored.Status__c !== 'Active') return
    await mailCustomer(services, jobId, arrangementAgreed, {
      accountId: stored.Account__c,
      path: `/bills/${stored.Bill__c}/more-time`,
      values: ({ money, date }) => ({
        amount: money(stored.Next_Amount__c ?? stored.Amount__c),
        date: date(stored.Next_Due_Date__c ?? stored.First_Due_Date__c),
      }),
    })
  },
})

/** Reminds the customer of a part some days before it is due; not once it is another part's turn. */
export const sendArrangementPartDue = defineJob<
  { readonly arrangementId: string; readonly dueDay: string },
  PortalJobServices
>({
  name: 'send-arrangement-part-due',
  run: async ({ arrangementId, dueDay }, { services, jobId }) => {
    const stored = await readStored(services, arrangementId)
    if (stored === null || stored.Status__c !== 'Active' || stored.Next_Due_Date__c !== dueDay) return
    const amount = stored.Next_Amount__c ?? stored.Amount__c
    await mailCustomer(services, jobId, arrangementPartDue, {
      accountId: stored.Account__c,
      path: `/bills?account=${stored.Account__c}`,
      values: ({ money, date }) => ({ amount: money(amount), date: date(dueDay) }),
    })
  },
})

/** Notifies the customer that a part did not come, and that all that is late is due. */
export const sendArrangementBroken = defineJob<{ readonly arrangementId: string }, PortalJobServices>({
  name: 'send-arrangement-broken',
  run: async ({ arrangementId }, { services, jobId }) => {
    const stored = await readStored(services, arrangementId)
    if (stored === null || stored.Status__c !== 'Broken') return
    const path = `/bills?account=${stored.Account__c}`
    await mailCustomer(services, jobId, arrangementBroken, {
      accountId: stored.Account__c,
      path,
      values: () => ({}),
    })
  },
})

function readStored({ engine, systemViewer }: PortalJobServices, arrangementId: string) {
  return read(engine, systemViewer, paymentArrangementObject, arrangementId, fields)
}

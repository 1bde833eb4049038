import { defineWalk, type JobSchedule } from '@porchlight/jobs'
import { type FieldInput, type TypedRecord, toCents } from '@porchlight/metadata'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { keysAfter } from '@porchlight/server-methods/records/keys-after'
import { listEvery } from '@porchlight/server-methods/records/list'
import { read } from '@porchlight/server-methods/records/read'
import { conditionOf } from '@porchlight/server-methods/records/where'
import { update } from '@porchlight/server-methods/records/write'
import { depositInterest, depositRateOn, depositTerms } from '../../../credit/rules/deposit-terms'
import { localDay } from '../../../customers/rules/calendar-day'
import { billObject } from '../../../energy/objects/bill/object'
import { depositObject } from '../../objects/deposit/object'
import { type BillPaymentStatus, countOnTimeBills } from '../../objects/deposit/on-time-bills'

const held = { Status__c: 'Paid', Refund_Due_Date__c: null } as const

/**
 * Works out of every deposit that we hold how many bills in a row were paid on time and what it has earned, and has it
 * refunded on the day the bills are enough. Run again, it finds nothing to write. A refund that was planned for
 * staff to make by hand stays planned.
 */
export const countDeposits = defineWalk<PortalJobServices>({
  name: 'count-deposits',
  rowsAfter: ({ services: { engine, systemViewer } }, after, limit) =>
    keysAfter(engine, systemViewer, depositObject, { where: held, after, limit }),
  work: ({ services, now }, depositId) => countDeposit(services, depositId, localDay(now())),
  finish: async ({ services, now }) => {
    const { engine, systemViewer, alarm } = services
    const request = { objectApiName: depositObject.apiName, parent: null, searchTerm: null }
    const condition = conditionOf<typeof depositObject>({ ...held, Interest_Accrued__c: null })
    const { count } = await engine.countRecords(systemViewer, { ...request, condition }, 2_000)
    // What the commission has set is for operators to enter (`PORCHLIGHT_DEPOSIT_INTEREST`).
    if (count > 0) alarm('deposit-interest-unknown', { deposits: count, day: localDay(now()) })
  },
})

/** At night in Texas, after the payments of the day were compared with the processor. */
export const depositSchedules: readonly JobSchedule[] = [
  { name: 'nightly-count-deposits', cron: '50 8 * * *', jobName: countDeposits.name },
]

async function countDeposit(services: PortalJobServices, depositId: string, today: string): Promise<void> {
  const { engine, systemViewer } = services
  const deposit = await read(engine, systemViewer, depositObject, depositId, fields)
  if (deposit === null || deposit.Status__c !== 'Paid' || deposit.Refund_Due_Date__c !== null) return
  const next = await billPaymentStatusOf(services, deposit, today)
  const before: FieldInput<typeof depositObject> = deposit
  const changed = Object.entries(next).filter(
    ([field, value]) => before[field as keyof typeof next] !== value,
  )
  if (changed.length === 0) return
  await update(engine, systemViewer, depositObject, deposit.id, Object.fromEntries(changed))
}

const fields = [
  'Status__c',
  'Refund_Due_Date__c',
  'Account__c',
  'Paid_Date__c',
  'Paid_Amount__c',
  'Interest_Rate__c',
  'Interest_Accrued__c',
  'On_Time_Bills__c',
] as const

async function billPaymentStatusOf(
  { engine, systemViewer, depositRates }: PortalJobServices,
  deposit: TypedRecord<typeof depositObject, (typeof fields)[number]>,
  today: string,
): Promise<FieldInput<typeof depositObject>> {
  const paidDate = deposit.Paid_Date__c ?? today
  const bills: BillPaymentStatus[] = []
  const ofTheAccount = listEvery(engine, systemViewer, billObject, {
    fields: ['Bill_Date__c', 'Due_Date__c', 'Closing_Balance__c', 'Status__c', 'Paid_Date__c'],
    where: { Account__c: deposit.Account__c, Bill_Date__c: { gte: paidDate } },
    pageSize: 200,
  })
  for await (const bill of ofTheAccount) {
    bills.push({
      billDate: bill.Bill_Date__c,
      dueDate: bill.Due_Date__c,
      closingCents: toCents(bill.Closing_Balance__c),
      status: bill.Status__c,
      paidDate: bill.Paid_Date__c,
    })
  }
  const onTime = countOnTimeBills(bills, paidDate, today)
  const interest = depositInterest(toCents(deposit.Paid_Amount__c), paidDate, today, depositRates)
  return {
    On_Time_Bills__c: onTime,
    Interest_Rate__c: depositRateOn(today, depositRates),
    Interest_Accrued__c: interest === null ? null : interest / 100,
    ...(onTime >= depositTerms.onTimeBillsUntilRefund
      ? {
          Refund_Due_Date__c: today,
          Status__c: 'Refunding',
          ...(interest === null ? {} : { Interest_Credited__c: interest / 100 }),
        }
      : {}),
  }
}

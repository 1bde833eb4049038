import { defineJob, type JobSchedule } from '@porchlight/jobs'
import { type FieldInput, type TypedRecord, toCents } from '@porchlight/metadata'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { listEvery } from '@porchlight/server-methods/records/list'
import { update } from '@porchlight/server-methods/records/write'
import { depositInterest, depositRateOn, depositTerms } from '../../../credit/rules/deposit-terms'
import { localDay } from '../../../customers/rules/calendar-day'
import { billObject } from '../../../energy/objects/bill/object'
import { depositObject } from '../../objects/deposit/object'
import { type BillPaymentStatus, countOnTimeBills } from '../../objects/deposit/on-time-bills'

const fields = [
  'Account__c',
  'Paid_Date__c',
  'Paid_Amount__c',
  'Interest_Rate__c',
  'Interest_Accrued__c',
  'On_Time_Bills__c',
] as const

/**
 * Works out of every deposit that we hold how many bills in a row were paid on time and what it has earned, and has it
 * refunded on the day the bills are enough. Run again, it finds nothing to write. A refund that was planned for
 * somebody to make by hand stays planned.
 */
export const countDeposits = defineJob<Readonly<Record<string, never>>, PortalJobServices>({
  name: 'count-deposits',
  run: async (_payload, { services, now, signal }) => {
    const { engine, systemViewer } = services
    const today = localDay(now())
    let unknown = 0
    const held = listEvery(engine, systemViewer, depositObject, {
      fields,
      where: { Status__c: 'Paid', Refund_Due_Date__c: null },
      orderedBy: ['Id'],
      pageSize: 200,
    })
    for await (const deposit of held) {
      if (signal.aborted) return
      const next = await billPaymentStatusOf(services, deposit, today)
      if (next.Interest_Accrued__c === null) unknown += 1
      const before: FieldInput<typeof depositObject> = deposit
      const changed = Object.entries(next).filter(
        ([field, value]) => before[field as keyof typeof next] !== value,
      )
      if (changed.length === 0) continue
      await update(engine, systemViewer, depositObject, deposit.id, Object.fromEntries(changed))
    }
    // What the commission has set is for operators to tell us (`PORCHLIGHT_DEPOSIT_INTEREST`).
    if (unknown > 0) services.alarm('deposit-interest-unknown', { deposits: unknown, day: today })
  },
})

/** At night in Texas, after the payments of the day were compared with the processor. */
export const depositSchedules: readonly JobSchedule[] = [
  { name: 'nightly-count-deposits', cron: '50 8 * * *', jobName: countDeposits.name },
]

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
    orderedBy: ['Id'],
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
      ? { Refund_Due_Date__c: today, Status__c: 'Refunding' }
      : {}),
  }
}

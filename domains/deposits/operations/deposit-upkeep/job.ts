import { defineJob, type JobSchedule } from '@porchlight/jobs'
import type { RecordRepresentation } from '@porchlight/metadata'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { centsOf } from '@porchlight/server-methods/records/cents-of'
import { everyRecord } from '@porchlight/server-methods/records/every-record'
import { depositInterest, depositRateOn, depositTerms } from '../../../credit/rules/deposit-terms'
import { fieldText } from '../../../customers/operations/person/field-text'
import { localDay } from '../../../customers/rules/calendar-day'
import { type BillPaymentStatus, countOnTimeBills } from '../../objects/deposit/on-time-bills'

const fields = [
  'Account__c',
  'Paid_Date__c',
  'Paid_Amount__c',
  'Interest_Rate__c',
  'Interest_Accrued__c',
  'On_Time_Bills__c',
]

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
    const held = everyRecord(engine, systemViewer, {
      objectApiName: 'Deposit__c',
      selection: { fields, optionalFields: [] },
      condition: {
        kind: 'and',
        conditions: [
          { kind: 'compare', field: 'Status__c', operator: 'eq', value: 'Paid' },
          { kind: 'compare', field: 'Refund_Due_Date__c', operator: 'eq', value: null },
        ],
      },
      orderings: [{ field: 'Id', ascending: true }],
      pageSize: 200,
    })
    for await (const deposit of held) {
      if (signal.aborted) return
      const next = await billPaymentStatusOf(services, deposit, today)
      if (next.Interest_Accrued__c === null) unknown += 1
      const changed = Object.entries(next).filter(([field, value]) => deposit.fields[field]?.value !== value)
      if (changed.length === 0) continue
      await engine.updateRecord(systemViewer, deposit.id, { fields: Object.fromEntries(changed) })
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
  deposit: RecordRepresentation,
  today: string,
): Promise<Readonly<Record<string, string | number | null>>> {
  const paidDate = fieldText(deposit, 'Paid_Date__c') ?? today
  const bills: BillPaymentStatus[] = []
  const ofTheAccount = everyRecord(engine, systemViewer, {
    objectApiName: 'Bill__c',
    selection: {
      fields: ['Bill_Date__c', 'Due_Date__c', 'Closing_Balance__c', 'Status__c', 'Paid_Date__c'],
      optionalFields: [],
    },
    condition: {
      kind: 'and',
      conditions: [
        {
          kind: 'compare',
          field: 'Account__c',
          operator: 'eq',
          value: fieldText(deposit, 'Account__c') ?? '',
        },
        { kind: 'compare', field: 'Bill_Date__c', operator: 'gte', value: paidDate },
      ],
    },
    orderings: [{ field: 'Id', ascending: true }],
    pageSize: 200,
  })
  for await (const bill of ofTheAccount) {
    bills.push({
      billDate: fieldText(bill, 'Bill_Date__c') ?? '',
      dueDate: fieldText(bill, 'Due_Date__c') ?? '',
      closingCents: centsOf(bill, 'Closing_Balance__c'),
      status: fieldText(bill, 'Status__c') ?? '',
      paidDate: fieldText(bill, 'Paid_Date__c'),
    })
  }
  const onTime = countOnTimeBills(bills, paidDate, today)
  const interest = depositInterest(centsOf(deposit, 'Paid_Amount__c'), paidDate, today, depositRates)
  return {
    On_Time_Bills__c: onTime,
    Interest_Rate__c: depositRateOn(today, depositRates),
    Interest_Accrued__c: interest === null ? null : interest / 100,
    ...(onTime >= depositTerms.onTimeBillsUntilRefund
      ? { Refund_Due_Date__c: today, Status__c: 'Refunding' }
      : {}),
  }
}

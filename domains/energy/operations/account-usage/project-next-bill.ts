import type { RecordRepresentation } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { fieldText } from '../../../customers/operations/person/field-text'
import { addDays, localDay } from '../../../customers/rules/calendar-day'
import { fieldNumber } from '../../../plans/operations/plan-offer/field-number'
import { projectBill } from '../../rules/bill-projection/bill-projection'
import { billedRates } from '../../rules/bill-projection/billed-rates'
import { readBills } from './read-bills'
import { readCycles } from './read-cycles'

/** Who reads, and when. */
type Reader = Pick<MethodContext, 'engine' | 'viewer' | 'now'>

/** What the next bill of an account will likely be; `projected` is null where `reason` says why nothing can be told. */
export interface NextBill {
  readonly commodity: 'Electricity' | 'Gas'
  readonly reason: 'notActive' | 'tooLittle' | 'noRecentUsage' | null
  /** Charges in cents, use in the units of the commodity. */
  readonly projected: NonNullable<ReturnType<typeof projectBill>> | null
  /** The last day that the meter reported, `YYYY-MM-DD`; null where none of the running cycle was. */
  readonly readThrough: string | null
}

/** What is read of the account. */
export const projectedFields: readonly string[] = ['Commodity__c', 'Status__c']
export const projectedOptionalFields: readonly string[] = [
  'Plan__r.Bill_Credit__c',
  'Plan__r.Bill_Credit_Threshold__c',
]

/** A cycle that ended longer ago says nothing about one that runs. */
const mostDaysSinceCycle = 45
const mostDaysOfCycle = 60

/** Projects the bill of the running cycle from the account's own cycles, rates and days so far (ADR 28). */
export async function projectNextBill(reader: Reader, account: RecordRepresentation): Promise<NextBill> {
  const commodity = fieldText(account, 'Commodity__c') === 'Gas' ? 'Gas' : 'Electricity'
  const none = (reason: NonNullable<NextBill['reason']>): NextBill => ({
    commodity,
    reason,
    projected: null,
    readThrough: null,
  })
  if (fieldText(account, 'Status__c') !== 'Active') return none('notActive')
  const cycles = await readCycles(reader, account.id)
  const last = cycles.at(-1)
  if (last === undefined) return none('tooLittle')
  if (addDays(last.end, mostDaysSinceCycle) < localDay(reader.now())) return none('noRecentUsage')
  const [bill] = await readBills(reader, account.id, null, 1)
  const rates = bill === undefined ? null : billedRates(bill.lines, creditOf(account))
  const days = await readDaysAfter(reader, account.id, last.end)
  const projected = rates === null ? null : projectBill(cycles, commodity, rates, days)
  if (projected === null) return none('tooLittle')
  const readThrough = days.findLast(({ date }) => date <= projected.end)?.date ?? null
  return { commodity, reason: null, projected, readThrough }
}

/** The plan's bill credit in cents; null when the plan gives none. */
function creditOf(account: RecordRepresentation) {
  const amount = fieldNumber(account, 'Plan__r.Bill_Credit__c')
  const fromUnits = fieldNumber(account, 'Plan__r.Bill_Credit_Threshold__c')
  return amount === null || fromUnits === null || amount <= 0
    ? null
    : { amount: Math.round(amount * 100), fromUnits }
}

/** The days after `date` that meters reported, oldest first. */
async function readDaysAfter({ engine, viewer }: Reader, accountId: string, date: string) {
  const records = await firstRecords(engine, viewer, {
    objectApiName: 'Interval_Read__c',
    selection: { fields: ['Read_Date__c', 'Kilowatt_Hours__c'], optionalFields: [] },
    condition: { kind: 'compare', field: 'Read_Date__c', operator: 'gt', value: date },
    parent: { fieldApiName: 'Account__c', recordId: accountId },
    orderings: [{ field: 'Read_Date__c', ascending: true }],
    pageSize: mostDaysOfCycle,
  })
  return records.flatMap((record) => {
    const day = fieldText(record, 'Read_Date__c')
    const used = fieldNumber(record, 'Kilowatt_Hours__c')
    return day === null || used === null ? [] : [{ date: day, used }]
  })
}

import { type TypedRecord, toCents } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { list } from '@porchlight/server-methods/records/list'
import type { accountObject } from '../../../customers/objects/account/object'
import { addDays, localDay } from '../../../customers/rules/calendar-day'
import { intervalReadObject } from '../../objects/interval-read/object'
import { projectBill } from '../../rules/bill-projection/bill-projection'
import { billedRates } from '../../rules/bill-projection/billed-rates'
import { readBills } from './read-bills'
import { readCycles } from './read-cycles'

/** Who reads, and when. */
type Reader = Pick<MethodContext, 'engine' | 'viewer' | 'now'>

/** What the next bill of an account will likely be; `projected` is null where `reason` says why nothing can be told. */
export interface NextBill {
  readonly commodity: 'Electricity' | 'Gas'
  readonly reason: 'notActive' | 'averageBilling' | 'tooLittle' | 'noRecentUsage' | null
  /** Charges in cents, use in the units of the commodity. */
  readonly projected: NonNullable<ReturnType<typeof projectBill>> | null
  /** The last day that the meter reported, `YYYY-MM-DD`; null where none of the running cycle was. */
  readonly readThrough: string | null
}

/** What is read of the account. */
export const projectedFields = [
  'Average_Billing__c',
  'Commodity__c',
  'Status__c',
  'Plan__r.Bill_Credit__c',
  'Plan__r.Bill_Credit_Threshold__c',
] as const

type ProjectedAccount = TypedRecord<typeof accountObject, (typeof projectedFields)[number]>

/** A cycle that ended longer ago says nothing about one that runs. */
const mostDaysSinceCycle = 45
const mostDaysOfCycle = 60

/** Projects the bill of the running cycle from the account's own cycles, rates and days so far (ADR 28). */
export async function projectNextBill(reader: Reader, account: ProjectedAccount): Promise<NextBill> {
  const commodity = account.Commodity__c
  const none = (reason: NonNullable<NextBill['reason']>): NextBill => ({
    commodity,
    reason,
    projected: null,
    readThrough: null,
  })
  if (account.Status__c !== 'Active') return none('notActive')
  // A levelled bill does not follow the use of its cycle.
  if (account.Average_Billing__c) return none('averageBilling')
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
function creditOf(account: ProjectedAccount) {
  const amount = account['Plan__r.Bill_Credit__c']
  const fromUnits = account['Plan__r.Bill_Credit_Threshold__c']
  return amount === null || fromUnits === null || amount <= 0 ? null : { amount: toCents(amount), fromUnits }
}

/** The days after `date` that meters reported, oldest first. */
async function readDaysAfter({ engine, viewer }: Reader, accountId: string, date: string) {
  const records = await list(engine, viewer, intervalReadObject, {
    fields: ['Read_Date__c', 'Kilowatt_Hours__c'],
    of: { Account__c: accountId },
    where: { Read_Date__c: { gt: date } },
    orderedBy: ['Read_Date__c'],
    limit: mostDaysOfCycle,
  })
  return records.flatMap(({ Read_Date__c: date, Kilowatt_Hours__c: used }) =>
    used === null ? [] : [{ date, used }],
  )
}

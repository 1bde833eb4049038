import type { TypedRecord } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { list } from '@porchlight/server-methods/records/list'
import type { accountObject } from '../../../customers/objects/account/object'
import { addDays, localDay } from '../../../customers/rules/calendar-day'
import { pricedUnits } from '../../../plans/rules/plan-price/energy-charges'
import { planRatesOf, rateFields } from '../../../plans/rules/plan-price/rates-of-plan'
import { intervalReadObject } from '../../objects/interval-read/object'
import { type PlanSteps, projectBill } from '../../rules/bill-projection/bill-projection'
import { billedRates } from '../../rules/bill-projection/billed-rates'
import { readBills } from './read-bills'
import { readCycles } from './read-cycles'

/** Who reads, and when. */
type Reader = Pick<MethodContext, 'engine' | 'viewer' | 'now'>

/** The likely next bill of an account; `projected` is null where `reason` states why it cannot be estimated. */
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
  ...rateFields.map((field) => `Plan__r.${field}` as const),
] as const

type ProjectedAccount = TypedRecord<typeof accountObject, (typeof projectedFields)[number]>

/** A cycle that ended longer ago is no basis for a running one. */
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
  const rates = bill === undefined ? null : billedRates(bill.lines, stepsOf(account))
  const days = await readDaysAfter(reader, account.id, last.end)
  const projected = rates === null ? null : projectBill(cycles, commodity, rates, days)
  if (projected === null) return none('tooLittle')
  const readThrough = days.findLast(({ date }) => date <= projected.end)?.date ?? null
  return { commodity, reason: null, projected, readThrough }
}

/** Returns the plan's charges that depend on the amount used. Delivery is the last bill's charge. */
function stepsOf(account: ProjectedAccount): PlanSteps {
  const values = Object.fromEntries(rateFields.map((field) => [field, account[`Plan__r.${field}`]]))
  const rates = planRatesOf(values, { fixed: 0, perUnit: 0 })
  const energyOf = (units: number) =>
    pricedUnits(rates, units).reduce((sum, part) => sum + part.units * part.rate, 0)
  const { credits, minimumFee, tiers } = rates
  return { credits, minimumFee, energyOf: tiers.length === 0 ? null : energyOf }
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

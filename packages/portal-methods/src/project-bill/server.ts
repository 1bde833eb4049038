import type { RecordRepresentation } from '@porchlight/metadata'
import { addDays, billedRates, localDay, projectBill } from '@porchlight/objects'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { readBills } from '../account-usage/read-bills'
import { readCycles } from '../account-usage/read-cycles'
import type { MethodContext } from '../define/method'
import { fieldText } from '../person/field-text'
import { signedIn } from '../person/signed-in'
import { viewedAccount } from '../person/viewed-account'
import { fieldNumber } from '../plan-offer/field-number'
import { projectBillContract } from './contract'

type Answer = AnswerOf<typeof projectBillContract>

/** A cycle that ended longer ago says nothing about one that runs. */
const mostDaysSinceCycle = 45
const mostDaysOfCycle = 60

/** Everything is read as the viewer: somebody else's account is answered as one that does not exist. */
const handle = handleCall(projectBillContract, async ({ query }, context: MethodContext) => {
  signedIn(context)
  const account = await viewedAccount(
    context,
    query.accountId,
    ['Commodity__c', 'Status__c'],
    ['Plan__r.Bill_Credit__c', 'Plan__r.Bill_Credit_Threshold__c'],
  )
  const commodity: Answer['commodity'] = fieldText(account, 'Commodity__c') === 'Gas' ? 'Gas' : 'Electricity'
  const none = (reason: Answer['reason']) => ({
    body: { accountId: account.id, commodity, reason, projection: null } satisfies Answer,
  })
  if (fieldText(account, 'Status__c') !== 'Active') return none('notActive')
  const cycles = await readCycles(context, account.id)
  const last = cycles.at(-1)
  if (last === undefined) return none('tooLittle')
  if (addDays(last.end, mostDaysSinceCycle) < localDay(context.now())) return none('noRecentUsage')
  const [bill] = await readBills(context, account.id, null, 1)
  const rates = bill === undefined ? null : billedRates(bill.lines, creditOf(account))
  const days = await readDaysAfter(context, account.id, last.end)
  const projected = rates === null ? null : projectBill(cycles, commodity, rates, days)
  if (projected === null) return none('tooLittle')
  const { charges, used, usedSoFar } = projected
  return {
    body: {
      accountId: account.id,
      commodity,
      reason: null,
      projection: {
        ...projected,
        readThrough: days.findLast(({ date }) => date <= projected.end)?.date ?? null,
        usedSoFar: tenths(usedSoFar),
        used: { low: tenths(used.low), likely: tenths(used.likely), high: tenths(used.high) },
        charges: {
          low: Math.floor(charges.low / 100),
          likely: Math.round(charges.likely / 100),
          high: Math.ceil(charges.high / 100),
        },
      },
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

/** The plan's bill credit in cents; null when the plan gives none. */
function creditOf(account: RecordRepresentation) {
  const amount = fieldNumber(account, 'Plan__r.Bill_Credit__c')
  const fromUnits = fieldNumber(account, 'Plan__r.Bill_Credit_Threshold__c')
  return amount === null || fromUnits === null || amount <= 0
    ? null
    : { amount: Math.round(amount * 100), fromUnits }
}

/** The days after `date` that meters reported, oldest first. */
async function readDaysAfter({ engine, viewer }: MethodContext, accountId: string, date: string) {
  const page = await engine.listRecords(viewer, {
    objectApiName: 'Interval_Read__c',
    selection: { fields: ['Read_Date__c', 'Kilowatt_Hours__c'], optionalFields: [] },
    condition: { kind: 'compare', field: 'Read_Date__c', operator: 'gt', value: date },
    parent: { fieldApiName: 'Account__c', recordId: accountId },
    orderings: [{ field: 'Read_Date__c', ascending: true }],
    searchTerm: null,
    pageSize: mostDaysOfCycle,
    position: { kind: 'start' },
  })
  return page.records.flatMap((record) => {
    const day = fieldText(record, 'Read_Date__c')
    const used = fieldNumber(record, 'Kilowatt_Hours__c')
    return day === null || used === null ? [] : [{ date: day, used }]
  })
}

function tenths(units: number): number {
  return Math.round(units * 10) / 10
}

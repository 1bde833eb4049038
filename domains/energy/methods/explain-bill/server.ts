import { fail } from '@porchlight/errors'
import { toRecordId } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { read } from '@porchlight/server-methods/records/read'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedIn } from '../../../customers/operations/person/signed-in'
import { viewedAccount } from '../../../customers/operations/person/viewed-account'
import { billObject } from '../../objects/bill/object'
import { type BillWithLines, type NamedLine, readBills } from '../../operations/account-usage/read-bills'
import { readCycles, type UsageCycle } from '../../operations/account-usage/read-cycles'
import { type BilledPeriod, billChange } from '../../rules/bill-change/bill-change'
import { type WeatherResponse, weatherResponse } from '../../rules/weather-response/weather-response'
import { explainBillContract } from './contract'

type Explanation = AnswerOf<typeof explainBillContract>

/** Everything is read as the viewer: a bill of somebody else is answered as one that does not exist. */
const handle = handleCall(explainBillContract, async ({ query }, context: MethodContext) => {
  signedIn(context)
  const requested = await requestedBill(context, query)
  const account = await viewedAccount(context, requested.accountId, ['Commodity__c'])
  const commodity = account.Commodity__c
  const [current, last] = await readBills(context, account.id, requested.end, 2)
  const body: Explanation = { accountId: account.id, commodity, thisBill: null, lastBill: null, change: null }
  if (current === undefined) return { body }
  const cycles = await readCycles(context, account.id, { lte: current.end })
  const thisPeriod = periodOf(current, cycles)
  const thisBill = billedCycle(current, thisPeriod)
  if (last === undefined) return { body: { ...body, thisBill } }
  const lastPeriod = periodOf(last, cycles)
  const isWhole = addsUp(current) && addsUp(last)
  return {
    body: {
      ...body,
      thisBill,
      lastBill: billedCycle(last, lastPeriod),
      change: isWhole
        ? {
            ...changeOf(lastPeriod, thisPeriod, weatherResponse(cycles, commodity)),
            daysBetween: Math.max(0, daysFrom(last.end, current.start) - 1),
          }
        : null,
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

async function requestedBill(
  { engine, viewer }: MethodContext,
  { billId: requested, accountId }: { readonly billId?: string; readonly accountId?: string },
): Promise<{ readonly accountId: string; readonly end: string | null }> {
  if (requested === undefined) {
    if (accountId !== undefined) return { accountId, end: null }
    throw fail('invalidParameter', { parameter: 'billId', reason: 'give a bill or an account' })
  }
  const billId = toRecordId(requested)
  if (billId === null) throw fail('invalidRecordId', { parameter: 'billId', value: requested })
  const bill = await read(engine, viewer, billObject, billId, ['Account__c', 'Period_End__c'])
  if (bill === null) throw fail('notFound')
  return { accountId: bill.Account__c, end: bill.Period_End__c }
}

type CycleOfBill = BilledPeriod &
  Pick<UsageCycle, 'temperature' | 'estimated'> & { readonly lines: readonly NamedLine[] }

/** The bill with the usage that it charges for; without a cycle, what its lines say was used in its days. */
function periodOf(bill: BillWithLines, cycles: readonly UsageCycle[]): CycleOfBill {
  const cycle =
    cycles.find(({ id }) => id === bill.usageId) ??
    cycles.find(({ start, end }) => start === bill.start && end === bill.end)
  return {
    days: cycle?.days ?? daysFrom(bill.start, bill.end) + 1,
    used: cycle?.used ?? bill.lines.find(({ type }) => type === 'Energy')?.quantity ?? 0,
    cooling: cycle?.cooling ?? null,
    heating: cycle?.heating ?? null,
    temperature: cycle?.temperature ?? null,
    estimated: bill.isEstimated || cycle?.estimated === true,
    lines: bill.lines,
  }
}

function billedCycle(
  { id, start, end, charges }: BillWithLines,
  { days, used, temperature, estimated }: CycleOfBill,
): NonNullable<Explanation['thisBill']> {
  return {
    billId: id,
    start,
    end,
    days,
    used,
    temperature,
    charges: charges / 100,
    isEstimated: estimated,
  }
}

function changeOf(last: CycleOfBill, current: CycleOfBill, response: WeatherResponse | null) {
  const names = new Map([...last.lines, ...current.lines].map(({ type, name }) => [type, name]))
  const { cents, used, parts, fees, ...rest } = billChange(last, current, response)
  return {
    ...rest,
    amount: cents / 100,
    used: thousandths(used),
    fees: fees.map((fee) => ({ name: names.get(fee.type) ?? fee.type, amount: fee.cents / 100 })),
    parts: parts.map((part) => ({
      cause: part.cause,
      amount: part.cents / 100,
      used: part.used === null ? null : thousandths(part.used),
    })),
  }
}

function addsUp({ lines, charges }: BillWithLines): boolean {
  return lines.reduce((sum, { amount }) => sum + amount, 0) === charges
}

function daysFrom(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

/** As meters count, so that a sum of fractions shows no digits of its own. */
function thousandths(units: number): number {
  return Math.round(units * 1000) / 1000 + 0
}

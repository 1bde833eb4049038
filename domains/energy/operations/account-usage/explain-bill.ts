import { toCents } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { everyRecord } from '@porchlight/server-methods/records/every-record'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { explainBillContract } from '../../methods/explain-bill/contract'
import { type BilledPeriod, billChange } from '../../rules/bill-change/bill-change'
import { type WeatherResponse, weatherResponse } from '../../rules/weather-response/weather-response'
import { type BillWithLines, type NamedLine, readBills } from './read-bills'
import { readCycles, type UsageCycle } from './read-cycles'

/** A bill against the one before, in the shape of the contract. */
export type Explanation = Omit<AnswerOf<typeof explainBillContract>, 'accountId' | 'commodity'>

type Reader = Pick<MethodContext, 'engine' | 'viewer'>

/** Explains as the viewer the latest bill of an account that ends by `end`, or its newest; null without one. */
export async function explainBill(
  context: Reader,
  accountId: string,
  commodity: 'Electricity' | 'Gas',
  end: string | null,
): Promise<Explanation> {
  const [current, last] = await readBills(context, accountId, end, 2)
  const body: Explanation = { thisBill: null, lastBill: null, returned: 0, change: null }
  if (current === undefined) return body
  const cycles = await readCycles(context, accountId, { lte: current.end })
  const thisPeriod = periodOf(current, cycles)
  const thisBill = billedCycle(current, thisPeriod)
  if (last === undefined) return { ...body, thisBill }
  const lastPeriod = periodOf(last, cycles)
  const isWhole = addsUp(current) && addsUp(last)
  return {
    ...body,
    thisBill,
    lastBill: billedCycle(last, lastPeriod),
    returned: await returnedPayments(context, last.id),
    change: isWhole
      ? {
          ...changeOf(lastPeriod, thisPeriod, weatherResponse(cycles, commodity)),
          daysBetween: Math.max(0, daysFrom(last.end, current.start) - 1),
        }
      : null,
  }
}

/** The payments of a bill that went back, in dollars. A later domain has their object, so it is read by its name. */
async function returnedPayments({ engine, viewer }: Reader, billId: string): Promise<number> {
  const payments = everyRecord(engine, viewer, {
    objectApiName: 'Payment__c',
    selection: { fields: ['Amount__c', 'Status__c'], optionalFields: [] },
    condition: { kind: 'compare', field: 'Bill__c', operator: 'eq', value: billId },
    orderings: [{ field: 'Id', ascending: true }],
    pageSize: 50,
  })
  let cents = 0
  for await (const { fields } of payments) {
    if (fields.Status__c?.value === 'Returned') cents += toCents(fields.Amount__c?.value)
  }
  return cents / 100
}

type CycleOfBill = BilledPeriod &
  Pick<UsageCycle, 'temperature' | 'estimated'> & { readonly lines: readonly NamedLine[] }

/** Returns the bill with the usage that it charges for; without a cycle, with the use on its lines for its days. */
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
  { id, start, end, charges, carried, closing }: BillWithLines,
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
    carried: carried / 100,
    amount: closing / 100,
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

/** Rounds to the resolution of meters, so that a sum of fractions shows no spurious digits. */
function thousandths(units: number): number {
  return Math.round(units * 1000) / 1000 + 0
}

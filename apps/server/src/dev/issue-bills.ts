import { type BilledAccount, type NextBill, nextBills } from '@porchlight/demo/world/next-bills'
import { accountObject } from '@porchlight/domains/customers/objects/account/object'
import { addDays, localDay } from '@porchlight/domains/customers/rules/calendar-day'
import { billObject } from '@porchlight/domains/energy/objects/bill/object'
import { billLineObject } from '@porchlight/domains/energy/objects/bill-line/object'
import { readAccountMoney } from '@porchlight/domains/energy/operations/account-money/read-account-money'
import { orderObject } from '@porchlight/domains/enrollment/objects/order/object'
import { readPlanRates } from '@porchlight/domains/plans/operations/plan-offer/read-plan-offers'
import { type TypedRecord, toCents } from '@porchlight/metadata'
import { createStandInBilling } from '@porchlight/providers/billing'
import { list, listEvery } from '@porchlight/server-methods/records/list'
import { demoSeed } from '../composition/demo-world'
import type { ServerContext } from '../composition/server-context'

const accountFields = [
  'AccountNumber',
  'Average_Billing__c',
  'Commodity__c',
  'Contract_Start_Date__c',
  'Deferred_Balance__c',
  'Plan__c',
  'Service_Postal_Code__c',
  'Service_State__c',
] as const
const billFields = [
  'Name',
  'Bill_Date__c',
  'Due_Date__c',
  'Period_Start__c',
  'Period_End__c',
  'Opening_Balance__c',
  'Charges__c',
  'Payments__c',
  'Closing_Balance__c',
  'Status__c',
  'Is_Estimated__c',
  'Is_Final__c',
  'Usage__r.Days_In_Cycle__c',
  'Usage__r.Kilowatt_Hours__c',
  'Usage__r.Therms__c',
] as const

type Account = TypedRecord<typeof accountObject, (typeof accountFields)[number]>
type Bill = TypedRecord<typeof billObject, (typeof billFields)[number]>

/** Enough to cover the previous year and the last bill. */
const billsRead = 15

/**
 * Does the billing system's work for the days that the demo's date has skipped: the stand-in records the bills issued
 * since, and the portal imports them as it would from any billing system. Records the same bills when it runs again
 * before they are imported.
 */
export async function issueBills(context: ServerContext): Promise<void> {
  const { engine, systemViewer } = context
  const billing = createStandInBilling(context)
  const accounts = listEvery(engine, systemViewer, accountObject, {
    fields: accountFields,
    where: { Status__c: ['Active', 'Closed'] },
    pageSize: 200,
  })
  const billed = await billedLately(context)
  for await (const account of accounts) {
    if (billed.has(account.id)) continue
    const changes = await changesOf(account, context)
    if (changes.length > 0) await billing.note(changes)
  }
}

/** The next bill is never due within this many days after the last day that a bill covers. */
const restingDays = 27

/** Returns the accounts whose newest bill is this recent and whose service does not end: no bill is due for them. */
async function billedLately({ engine, systemViewer, now }: ServerContext): Promise<ReadonlySet<string>> {
  const billed = new Set<string>()
  const since = addDays(localDay(now()), -restingDays)
  const bills = listEvery(engine, systemViewer, billObject, {
    fields: ['Account__c'],
    where: { Period_End__c: { gt: since } },
    pageSize: 2_000,
  })
  for await (const { Account__c: accountId } of bills) billed.add(accountId)
  const stops = listEvery(engine, systemViewer, orderObject, {
    fields: ['AccountId'],
    where: { Case_Type__c: 'Stop_Service', Status: { ne: 'Cancelled' } },
    pageSize: 2_000,
  })
  for await (const { AccountId: accountId } of stops) if (accountId !== null) billed.delete(accountId)
  return billed
}

async function changesOf(account: Account, context: ServerContext): Promise<readonly object[]> {
  const { engine, systemViewer, now } = context
  const bills = await list(engine, systemViewer, billObject, {
    fields: billFields,
    where: { Account__c: account.id },
    orderedBy: ['-Period_End__c'],
    limit: billsRead,
  })
  const [last = null] = bills
  const today = localDay(now())
  const billed = last?.Is_Final__c === true ? null : await billedAccount(account, bills, today, context)
  const issued = billed === null ? [] : nextBills(billed, today, demoSeed)
  const newest = issued.at(-1)
  if (billed === null || newest === undefined) return []
  const isCarried = last !== null && last.Status__c !== 'Paid' && billed.owed > 0
  return [
    ...(isCarried ? [await carriedOver(last, account, context)] : []),
    ...issued.map((bill) => billChange(bill, account, statusOf(bill, newest, today))),
    {
      kind: 'account',
      accountNumber: account.AccountNumber,
      status: newest.isFinal ? 'Closed' : 'Active',
      balance: newest.closing / 100,
      planName: null,
      opening: null,
      ...(isLevelled(account)
        ? {
            averageBilling: {
              isOn: account.Average_Billing__c && !newest.isFinal,
              deferredBalance: newest.deferred / 100,
            },
          }
        : {}),
    },
  ]
}

/** Returns the data that bills are computed from; null for an account without a plan or a first day. */
async function billedAccount(
  account: Account,
  bills: readonly Bill[],
  today: string,
  { engine, systemViewer }: ServerContext,
): Promise<BilledAccount | null> {
  const { Plan__c: planId, Contract_Start_Date__c: contractStart } = account
  const [last] = bills
  const orders = await ordersOf(account, { engine, systemViewer })
  // After a move the contract is older than the service.
  const start = orders.find(({ Case_Type__c: kind }) => kind === 'Move_In' || kind === 'Switch')
  const from =
    last === undefined ? (start?.Confirmed_Start_Date__c ?? contractStart) : addDays(last.Period_End__c, 1)
  const rates = planId === null ? null : await readPlanRates({ engine, systemViewer }, planId)
  if (account.AccountNumber === null || from === null || rates === null) return null
  const stop = orders.find(({ Case_Type__c: kind }) => kind === 'Stop_Service')
  const { totals } = await readAccountMoney(engine, systemViewer, account.id, today)
  return {
    accountNumber: account.AccountNumber,
    state: account.Service_State__c ?? '',
    postalCode: account.Service_Postal_Code__c ?? '',
    commodity: account.Commodity__c,
    rates,
    from,
    lastDay: stop?.Confirmed_Start_Date__c ?? null,
    lastBill:
      last === undefined
        ? null
        : {
            dueDate: last.Due_Date__c,
            charges: toCents(last.Charges__c),
            closing: toCents(last.Closing_Balance__c),
          },
    terminationFees: orders.flatMap(({ Confirmed_Start_Date__c: day, Early_Termination_Fee__c: dollars }) =>
      day === null || dollars === null ? [] : [{ day, cents: toCents(dollars) }],
    ),
    owed: totals.owedCents,
    usedPerDay: new Map(bills.flatMap(usedPerDay)),
    averageBilling: {
      isOn: account.Average_Billing__c,
      deferred: toCents(account.Deferred_Balance__c ?? 0),
      before: isLevelled(account) ? await usedBefore(bills, { engine, systemViewer }) : [],
    },
  }
}

/** Returns whether average billing affects the next bill. */
function isLevelled({ Average_Billing__c, Deferred_Balance__c }: Account): boolean {
  return Average_Billing__c || (Deferred_Balance__c ?? 0) !== 0
}

/** Bill lines that are not for usage. */
const otherLines = [
  'Average_Billing',
  'Late_Fee',
  'Returned_Payment_Fee',
  'Early_Termination_Fee',
  'Adjustment',
] as const

/** Returns the usage charges of each bill, in cents, oldest first. */
async function usedBefore(
  bills: readonly Bill[],
  { engine, systemViewer }: Pick<ServerContext, 'engine' | 'systemViewer'>,
): Promise<readonly number[]> {
  const lines = await list(engine, systemViewer, billLineObject, {
    fields: ['Bill__c', 'Amount__c'],
    where: { Bill__c: bills.map(({ id }) => id), Line_Type__c: [...otherLines] },
    limit: 200,
  })
  return bills
    .map(({ id, Charges__c }) =>
      lines
        .filter((line) => line.Bill__c === id)
        .reduce((cents, line) => cents - toCents(line.Amount__c), toCents(Charges__c)),
    )
    .reverse()
}

/** Returns an account's orders that were not cancelled, newest first. */
function ordersOf({ id }: Account, { engine, systemViewer }: Pick<ServerContext, 'engine' | 'systemViewer'>) {
  return list(engine, systemViewer, orderObject, {
    fields: ['Case_Type__c', 'Confirmed_Start_Date__c', 'Early_Termination_Fee__c'],
    where: { AccountId: id, Status: { ne: 'Cancelled' } },
    orderedBy: ['-CreatedDate'],
    limit: 200,
  })
}

function usedPerDay(bill: Bill): readonly (readonly [string, number])[] {
  const used = bill['Usage__r.Kilowatt_Hours__c'] ?? bill['Usage__r.Therms__c']
  const days = bill['Usage__r.Days_In_Cycle__c']
  return used === null || days === null || days === 0
    ? []
    : [[addDays(bill.Period_Start__c, Math.floor(days / 2)).slice(0, 7), used / days]]
}

function statusOf(bill: NextBill, newest: NextBill, today: string): string {
  if (bill !== newest) return 'Carried_Over'
  if (bill.closing <= 0) return 'Paid'
  return bill.dueDate < today ? 'Past_Due' : 'Open'
}

function billChange(bill: NextBill, { AccountNumber, Commodity__c }: Account, status: string): object {
  const { billNumber, billDate, dueDate, periodStart, periodEnd, isFinal, used, days } = bill
  const isGas = Commodity__c === 'Gas'
  return {
    kind: 'bill',
    billNumber,
    accountNumber: AccountNumber,
    billDate,
    dueDate,
    periodStart,
    periodEnd,
    opening: bill.opening / 100,
    charges: bill.charges / 100,
    payments: bill.payments / 100,
    closing: bill.closing / 100,
    status,
    isEstimated: false,
    isFinal,
    lines: bill.lines.map(({ type, by, amount, quantity, unit, rate }) => ({
      type,
      chargedBy: by,
      amount: amount / 100,
      quantity,
      unit,
      rate,
    })),
    usage: {
      kilowattHours: isGas ? null : used,
      therms: isGas ? used : null,
      days,
      ...bill.weather,
    },
  }
}

/** Returns the last bill again, with its balance carried over into the next one. */
async function carriedOver(
  bill: Bill,
  { AccountNumber }: Account,
  { engine, systemViewer }: ServerContext,
): Promise<object> {
  const lines = await list(engine, systemViewer, billLineObject, {
    fields: ['Line_Type__c', 'Charged_By__c', 'Amount__c', 'Quantity__c', 'Unit__c', 'Rate__c'],
    where: { Bill__c: bill.id },
    limit: 60,
  })
  return {
    kind: 'bill',
    billNumber: bill.Name,
    accountNumber: AccountNumber,
    billDate: bill.Bill_Date__c,
    dueDate: bill.Due_Date__c,
    periodStart: bill.Period_Start__c,
    periodEnd: bill.Period_End__c,
    opening: bill.Opening_Balance__c,
    charges: bill.Charges__c,
    payments: bill.Payments__c,
    closing: bill.Closing_Balance__c,
    status: 'Carried_Over',
    isEstimated: bill.Is_Estimated__c,
    isFinal: bill.Is_Final__c,
    lines: lines.map((line) => ({
      type: line.Line_Type__c,
      chargedBy: line.Charged_By__c,
      amount: line.Amount__c,
      quantity: line.Quantity__c,
      unit: line.Unit__c,
      rate: line.Rate__c,
    })),
    usage: null,
  }
}

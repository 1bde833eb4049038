import { fail } from '@porchlight/errors'
import { type TypedRecord, toCents, toRecordId, type ValueAt, type Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { list } from '@porchlight/server-methods/records/list'
import { read } from '@porchlight/server-methods/records/read'
import { signedInCustomer } from '../../../customers/operations/person/signed-in'
import { billObject } from '../../../energy/objects/bill/object'
import {
  type AccountMoney,
  readAccountMoney,
} from '../../../energy/operations/account-money/read-account-money'
import { owedBy } from '../../../ledger/rules/account-position'
import { readMoneyOfAccounts } from '../read-money-of-accounts'

/** A bill as paying it needs it; amounts in cents. */
export interface PayableBill {
  readonly billId: string
  readonly number: string
  readonly accountId: string
  readonly status: ValueAt<typeof billObject, 'Status__c'>
  readonly closingCents: number
  /** What is left to pay of it; 0 when nothing is due. */
  readonly dueCents: number
  readonly billDate: string
  readonly dueDate: string
  readonly street: string | null
}

/** The signed-in customer’s own bill of that id; `notFound` for every other. */
export async function ownBill(context: MethodContext, requested: string): Promise<PayableBill> {
  const viewer = signedInCustomer(context)
  const billId = toRecordId(requested)
  const bill = billId === null ? null : await readBill(context.engine, viewer, context.systemViewer, billId)
  if (bill === null) throw fail('notFound')
  return bill
}

const payableFields = [
  'Name',
  'Account__c',
  'Status__c',
  'Closing_Balance__c',
  'Bill_Date__c',
  'Due_Date__c',
  'Account__r.Service_Street__c',
] as const

/**
 * Reads a bill as `viewer` with the amount left to pay of it by the account's ledger; null when the viewer sees no such
 * bill.
 */
export async function readBill(
  engine: RecordEngine,
  viewer: Viewer,
  systemViewer: Viewer,
  billId: string,
): Promise<PayableBill | null> {
  const bill = await read(engine, viewer, billObject, billId, payableFields)
  if (bill === null) return null
  const { Account__c: accountId, Due_Date__c: dueDate } = bill
  return toPayableBill(
    bill,
    isRequested(bill) ? await readAccountMoney(engine, systemViewer, accountId, dueDate) : null,
  )
}

/** Reads up to 2,000 bills as the platform like `readBill`: a few queries for all of them. */
export async function readBills(
  engine: RecordEngine,
  systemViewer: Viewer,
  billIds: readonly string[],
): Promise<readonly PayableBill[]> {
  if (billIds.length === 0) return []
  const bills = await list(engine, systemViewer, billObject, {
    fields: payableFields,
    where: { Id: billIds },
    limit: 2_000,
  })
  const accountIds = new Set(bills.filter(isRequested).map(({ Account__c: accountId }) => accountId))
  const money = await readMoneyOfAccounts(engine, systemViewer, [...accountIds])
  return bills.map((bill) =>
    toPayableBill(bill, isRequested(bill) ? (money.get(bill.Account__c) ?? null) : null),
  )
}

type StoredBill = TypedRecord<typeof billObject, (typeof payableFields)[number]>

function isRequested({ Status__c: status }: StoredBill): boolean {
  return status === 'Open' || status === 'Past_Due'
}

function toPayableBill(bill: StoredBill, money: AccountMoney | null): PayableBill {
  const { Due_Date__c: dueDate } = bill
  return {
    billId: bill.id,
    number: bill.Name,
    accountId: bill.Account__c,
    status: bill.Status__c,
    closingCents: toCents(bill.Closing_Balance__c),
    dueCents: money === null ? 0 : owedBy(money.totals, money.charges, dueDate),
    billDate: bill.Bill_Date__c,
    dueDate,
    street: bill['Account__r.Service_Street__c'],
  }
}

import { fail } from '@porchlight/errors'
import { toCents, toRecordId, type ValueAt, type Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { read } from '@porchlight/server-methods/records/read'
import { signedInCustomer } from '../../../customers/operations/person/signed-in'
import { billObject } from '../../../energy/objects/bill/object'
import { owedBy } from '../../../ledger/rules/account-position'
import { readAccountMoney } from '../read-account-money'

/** A bill as paying it needs it; amounts in cents. */
export interface PayableBill {
  readonly billId: string
  readonly number: string
  readonly accountId: string
  readonly status: ValueAt<typeof billObject, 'Status__c'>
  readonly closingCents: number
  /** What is left to pay of it; 0 when nothing is asked for. */
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

/** Reads a bill as `viewer` with what is left to pay of it by the account's ledger; null when the viewer sees no such bill. */
export async function readBill(
  engine: RecordEngine,
  viewer: Viewer,
  systemViewer: Viewer,
  billId: string,
): Promise<PayableBill | null> {
  const bill = await read(engine, viewer, billObject, billId, [
    'Name',
    'Account__c',
    'Status__c',
    'Closing_Balance__c',
    'Bill_Date__c',
    'Due_Date__c',
    'Account__r.Service_Street__c',
  ])
  if (bill === null) return null
  const { Status__c: status, Account__c: accountId, Due_Date__c: dueDate } = bill
  const isRequested = status === 'Open' || status === 'Past_Due'
  const money = isRequested ? await readAccountMoney(engine, systemViewer, accountId, dueDate) : null
  return {
    billId: bill.id,
    number: bill.Name,
    accountId,
    status,
    closingCents: toCents(bill.Closing_Balance__c),
    dueCents: money === null ? 0 : owedBy(money.totals, money.charges, dueDate),
    billDate: bill.Bill_Date__c,
    dueDate,
    street: bill['Account__r.Service_Street__c'],
  }
}

import { fail } from '@porchlight/errors'
import { keyPrefixOf, toRecordId, type Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { centsOf } from '@porchlight/server-methods/records/cents-of'
import { fieldText } from '../../../customers/operations/person/field-text'
import { signedInCustomer } from '../../../customers/operations/person/signed-in'
import { owedBy } from '../../../ledger/rules/account-position'
import { readAccountMoney } from '../read-account-money'

/** A bill as paying it needs it; amounts in cents. */
export interface PayableBill {
  readonly billId: string
  readonly number: string
  readonly accountId: string
  readonly status: string
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
  const isBill =
    billId !== null && context.metadata.objectByKeyPrefix(keyPrefixOf(billId))?.apiName === 'Bill__c'
  const bill = isBill ? await readBill(context.engine, viewer, context.systemViewer, billId) : null
  if (bill === null) throw fail('notFound')
  return bill
}

/** Reads a bill as `viewer` with what is left to pay of it by the account's ledger; null when there is none. */
export async function readBill(
  engine: RecordEngine,
  viewer: Viewer,
  systemViewer: Viewer,
  billId: string,
): Promise<PayableBill | null> {
  const record = await engine.readRecord(viewer, billId, {
    fields: [
      'Name',
      'Account__c',
      'Status__c',
      'Closing_Balance__c',
      'Bill_Date__c',
      'Due_Date__c',
      'Account__r.Service_Street__c',
    ],
    optionalFields: [],
  })
  if (record === null) return null
  const status = fieldText(record, 'Status__c') ?? ''
  const accountId = fieldText(record, 'Account__c') ?? ''
  const dueDate = fieldText(record, 'Due_Date__c') ?? ''
  const isRequested = status === 'Open' || status === 'Past_Due'
  const money = isRequested ? await readAccountMoney(engine, systemViewer, accountId, dueDate) : null
  return {
    billId: record.id,
    number: fieldText(record, 'Name') ?? '',
    accountId,
    status,
    closingCents: centsOf(record, 'Closing_Balance__c'),
    dueCents: money === null ? 0 : owedBy(money.totals, money.charges, dueDate),
    billDate: fieldText(record, 'Bill_Date__c') ?? '',
    dueDate,
    street: fieldText(record, 'Account__r.Service_Street__c'),
  }
}

import { fail } from '@porchlight/errors'
import { keyPrefixOf, toRecordId, type Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { centsOf } from '@porchlight/server-methods/records/cents-of'
import { fieldText } from '../../../customers/operations/person/field-text'
import { signedInCustomer } from '../../../customers/operations/person/signed-in'
import { amountOwed } from '../../rules/amount-owed'
import { listPayments } from '../stored-payment'

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

/** Reads a bill as `viewer` with what was paid towards it; null when there is none. */
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
      'Matched_Payments__c',
      'Bill_Date__c',
      'Due_Date__c',
      'Account__r.Service_Street__c',
    ],
    optionalFields: [],
  })
  if (record === null) return null
  const settled = await listPayments(engine, systemViewer, { Bill__c: billId, Status__c: 'Settled' })
  const settledCents = settled.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const status = fieldText(record, 'Status__c') ?? ''
  const closingCents = centsOf(record, 'Closing_Balance__c')
  const matchedCents = centsOf(record, 'Matched_Payments__c')
  const isRequested = status === 'Open' || status === 'Past_Due'
  return {
    billId: record.id,
    number: fieldText(record, 'Name') ?? '',
    accountId: fieldText(record, 'Account__c') ?? '',
    status,
    closingCents,
    dueCents: isRequested ? Math.max(0, amountOwed({ closingCents, settledCents, matchedCents })) : 0,
    billDate: fieldText(record, 'Bill_Date__c') ?? '',
    dueDate: fieldText(record, 'Due_Date__c') ?? '',
    street: fieldText(record, 'Account__r.Service_Street__c'),
  }
}

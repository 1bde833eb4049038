import type { RecordRepresentation, Viewer } from '@porchlight/metadata'
import type { Condition, RecordEngine } from '@porchlight/record-engine'
import { centsOf } from '@porchlight/server-methods/records/cents-of'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { fieldText } from '../../customers/operations/person/field-text'
import {
  type PaymentChannel,
  type PaymentPurpose,
  type PaymentStatus,
  paymentStatuses,
} from '../facts/payment-values'

/** A payment as it is stored. */
export interface StoredPayment {
  readonly paymentId: string
  /** The payment confirmation number. */
  readonly number: string
  readonly status: PaymentStatus
  readonly amountCents: number
  readonly purpose: PaymentPurpose
  readonly billId: string | null
  readonly depositId: string | null
  /** The processor’s name for it; null until the processor has answered. */
  readonly reference: string | null
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** The day that its money came, `YYYY-MM-DD`, even if it went back since. */
  readonly settledDate: string | null
  /** The day that a dispute about it was won. */
  readonly regainedDate: string | null
  readonly reason: string | null
  readonly method: string | null
  readonly lastFour: string | null
  readonly accountId: string
  readonly channel: Extract<PaymentChannel, 'Portal' | 'Autopay'> | null
  /** What AutoPay debits. */
  readonly paymentMethodId: string | null
  readonly createdAt: string
}

const fields = [
  'Name',
  'Status__c',
  'Amount__c',
  'Purpose__c',
  'Bill__c',
  'Deposit__c',
  'Processor_Reference__c',
  'Payment_Date__c',
  'Settled_Date__c',
  'Regained_Date__c',
  'Return_Reason__c',
  'Method_Type__c',
  'Last_Four__c',
  'Account__c',
  'Channel__c',
  'Payment_Method__c',
  'CreatedDate',
]

/** Reads a payment as the platform; null when there is none of that id. */
export async function readPayment(
  engine: RecordEngine,
  viewer: Viewer,
  paymentId: string,
): Promise<StoredPayment | null> {
  const record = await engine.readRecord(viewer, paymentId, { fields, optionalFields: [] })
  return record === null ? null : toStoredPayment(record)
}

/** Reads up to 100 payments as the platform that fit all conditions, the newest first. */
export async function listPayments(
  engine: RecordEngine,
  viewer: Viewer,
  conditions: Readonly<Record<string, unknown>>,
): Promise<readonly StoredPayment[]> {
  const records = await firstRecords(engine, viewer, {
    objectApiName: 'Payment__c',
    selection: { fields, optionalFields: [] },
    condition: {
      kind: 'and',
      conditions: Object.entries(conditions).map(
        ([field, value]): Condition => ({ kind: 'compare', field, operator: 'eq', value }),
      ),
    },
    orderings: [
      { field: 'CreatedDate', ascending: false },
      { field: 'Id', ascending: false },
    ],
    pageSize: 100,
  })
  return records.map(toStoredPayment)
}

function toStoredPayment(record: RecordRepresentation): StoredPayment {
  const status = fieldText(record, 'Status__c')
  const channel = fieldText(record, 'Channel__c')
  return {
    paymentId: record.id,
    number: fieldText(record, 'Name') ?? '',
    status: paymentStatuses.find((known) => known === status) ?? 'Pending',
    amountCents: centsOf(record, 'Amount__c'),
    purpose: fieldText(record, 'Purpose__c') === 'Deposit' ? 'Deposit' : 'Bill',
    billId: fieldText(record, 'Bill__c'),
    depositId: fieldText(record, 'Deposit__c'),
    reference: fieldText(record, 'Processor_Reference__c'),
    date: fieldText(record, 'Payment_Date__c') ?? '',
    settledDate: fieldText(record, 'Settled_Date__c'),
    regainedDate: fieldText(record, 'Regained_Date__c'),
    reason: fieldText(record, 'Return_Reason__c'),
    method: fieldText(record, 'Method_Type__c'),
    lastFour: fieldText(record, 'Last_Four__c'),
    accountId: fieldText(record, 'Account__c') ?? '',
    channel: channel === 'Portal' || channel === 'Autopay' ? channel : null,
    paymentMethodId: fieldText(record, 'Payment_Method__c'),
    createdAt: fieldText(record, 'CreatedDate') ?? '',
  }
}

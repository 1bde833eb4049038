import type { RecordRepresentation, Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { centsOf } from '@porchlight/server-methods/records/cents-of'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { fieldText } from '../../customers/operations/person/field-text'

/** The states of a deposit, those that ask for something first. */
const depositStatuses = [
  'Part_Paid',
  'Due',
  'In_Review',
  'Paid',
  'Refunding',
  'Refund_Failed',
  'Waived',
  'Refunded',
  'Cancelled',
] as const

export type DepositStatus = (typeof depositStatuses)[number]

/** A deposit as it is stored; amounts in cents, days as `YYYY-MM-DD`. */
export interface StoredDeposit {
  readonly depositId: string
  readonly number: string
  readonly orderId: string | null
  readonly accountId: string
  readonly status: DepositStatus
  readonly requiredCents: number
  readonly capCents: number
  readonly paidCents: number
  readonly dueDate: string | null
  readonly paidDate: string | null
  readonly confirmationNumber: string | null
  readonly waiverReason: string | null
  readonly onTimeBills: number
  readonly refundDate: string | null
  readonly street: string | null
}

const fields = [
  'Name',
  'Order__c',
  'Account__c',
  'Status__c',
  'Required_Amount__c',
  'Cap_Amount__c',
  'Paid_Amount__c',
  'Due_Date__c',
  'Paid_Date__c',
  'Payment_Confirmation_Number__c',
  'Waiver_Reason__c',
  'On_Time_Bills__c',
  'Refund_Date__c',
  'Account__r.Service_Street__c',
]

/**
 * The deposit of an order, or of an account, as `viewer` sees it; of several the one that asks for something, then the
 * newest. Without either, of all that the viewer sees. Null when there is none.
 */
export async function findDeposit(
  engine: RecordEngine,
  viewer: Viewer,
  of: { readonly field: 'Order__c' | 'Account__c'; readonly id: string } | null,
): Promise<StoredDeposit | null> {
  const records = await firstRecords(engine, viewer, {
    objectApiName: 'Deposit__c',
    selection: { fields, optionalFields: [] },
    condition: of === null ? null : { kind: 'compare', field: of.field, operator: 'eq', value: of.id },
    orderings: [{ field: 'CreatedDate', ascending: false }],
    pageSize: 50,
  })
  const found = records.map(toDeposit)
  const [first = null] = [...found].sort((one, other) => urgencyOf(one) - urgencyOf(other))
  return first
}

/** The deposit of that id as `viewer` sees it; null when there is none. */
export async function readDeposit(
  engine: RecordEngine,
  viewer: Viewer,
  depositId: string,
): Promise<StoredDeposit | null> {
  const record = await engine.readRecord(viewer, depositId, { fields, optionalFields: [] })
  return record === null ? null : toDeposit(record)
}

function urgencyOf({ status }: StoredDeposit): number {
  return depositStatuses.indexOf(status)
}

function toDeposit(record: RecordRepresentation): StoredDeposit {
  const status = fieldText(record, 'Status__c')
  return {
    depositId: record.id,
    number: fieldText(record, 'Name') ?? '',
    orderId: fieldText(record, 'Order__c'),
    accountId: fieldText(record, 'Account__c') ?? '',
    status: depositStatuses.find((known) => known === status) ?? 'Due',
    requiredCents: centsOf(record, 'Required_Amount__c'),
    capCents: centsOf(record, 'Cap_Amount__c'),
    paidCents: centsOf(record, 'Paid_Amount__c'),
    dueDate: fieldText(record, 'Due_Date__c'),
    paidDate: fieldText(record, 'Paid_Date__c'),
    confirmationNumber: fieldText(record, 'Payment_Confirmation_Number__c'),
    waiverReason: fieldText(record, 'Waiver_Reason__c'),
    onTimeBills: Number(record.fields.On_Time_Bills__c?.value ?? 0),
    refundDate: fieldText(record, 'Refund_Date__c'),
    street: fieldText(record, 'Account__r.Service_Street__c'),
  }
}

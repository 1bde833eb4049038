import type { TypedRecord, ValueAt, Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { list } from '@porchlight/server-methods/records/list'
import { read } from '@porchlight/server-methods/records/read'
import { depositObject } from '../objects/deposit/object'

export type DepositStatus = ValueAt<typeof depositObject, 'Status__c'>

/** The states of a deposit, those that require something first. */
const byUrgency: readonly DepositStatus[] = [
  'Part_Paid',
  'Due',
  'In_Review',
  'Paid',
  'Refunding',
  'Refund_Failed',
  'Waived',
  'Refunded',
  'Applied',
  'Cancelled',
]

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
  'Interest_Credited__c',
  'On_Time_Bills__c',
  'Refund_Date__c',
  'Account__r.Service_Street__c',
] as const

/** A deposit as it is stored. */
export type StoredDeposit = TypedRecord<typeof depositObject, (typeof fields)[number]>

/**
 * The deposit of an order, or of an account, as `viewer` sees it; of several the one that requires something, then the
 * newest. Without either, of all that the viewer sees. Null without one.
 */
export async function findDeposit(
  engine: RecordEngine,
  viewer: Viewer,
  of: { readonly field: 'Order__c' | 'Account__c'; readonly id: string } | null,
): Promise<StoredDeposit | null> {
  const deposits = await list(engine, viewer, depositObject, {
    fields,
    ...(of === null ? {} : { where: { [of.field]: of.id } }),
    orderedBy: ['-CreatedDate'],
    limit: 50,
  })
  const [first = null] = [...deposits].sort((one, other) => urgencyOf(one) - urgencyOf(other))
  return first
}

/** The deposit of that id as `viewer` sees it; null for an unknown id. */
export function readDeposit(
  engine: RecordEngine,
  viewer: Viewer,
  depositId: string,
): Promise<StoredDeposit | null> {
  return read(engine, viewer, depositObject, depositId, fields)
}

function urgencyOf({ Status__c: status }: StoredDeposit): number {
  return byUrgency.indexOf(status)
}

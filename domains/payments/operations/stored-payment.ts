import type { TypedRecord, Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { list } from '@porchlight/server-methods/records/list'
import { read } from '@porchlight/server-methods/records/read'
import type { Where } from '@porchlight/server-methods/records/where'
import { paymentObject } from '../objects/payment/object'

const fields = [
  'Name',
  'Status__c',
  'Amount__c',
  'Refunded_Amount__c',
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
] as const

/** A payment as it is stored. Its name is the payment confirmation number; its id is the processor's key for it. */
export type StoredPayment = TypedRecord<typeof paymentObject, (typeof fields)[number]>

/** Reads a payment as the platform; null for an unknown id. */
export function readPayment(
  engine: RecordEngine,
  viewer: Viewer,
  paymentId: string,
): Promise<StoredPayment | null> {
  return read(engine, viewer, paymentObject, paymentId, fields)
}

/** Reads up to 100 payments as the platform that fit all conditions, the newest first. */
export function listPayments(
  engine: RecordEngine,
  viewer: Viewer,
  where: Where<typeof paymentObject>,
): Promise<readonly StoredPayment[]> {
  return list(engine, viewer, paymentObject, {
    fields,
    where,
    orderedBy: ['-CreatedDate'],
    limit: 100,
  })
}

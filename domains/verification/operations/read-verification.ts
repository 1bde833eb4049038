import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { listWhere } from '@porchlight/server-methods/records/list-where'
import { fieldText } from '../../customers/operations/person/field-text'

const statuses = ['Sent', 'Opened', 'Passed', 'Failed', 'Manual_Review', 'Expired'] as const

/** The check of who a customer is. Moments are ISO 8601 in UTC. */
export interface Verification {
  readonly verificationId: string
  readonly accountId: string | null
  /** `Expired` as soon as its time is over, whatever is stored. */
  readonly status: (typeof statuses)[number]
  readonly storedStatus: (typeof statuses)[number]
  readonly sentAt: string
  readonly timesSent: number
  /** The service's name for it; null before it was prepared. */
  readonly checkReference: string | null
}

/** The newest check of an order; null when there is none. */
export async function readVerification(
  engine: RecordEngine,
  reader: Viewer,
  orderId: string,
  now: Date,
): Promise<Verification | null> {
  const records = await listWhere(engine, reader, 'Identity_Verification__c', 'Order__c', orderId, [
    'Account__c',
    'Status__c',
    'Sent_At__c',
    'Expires_At__c',
    'Times_Sent__c',
    'Provider_Reference__c',
  ])
  const record = records.at(-1)
  const storedStatus =
    record === undefined ? undefined : statuses.find((known) => known === fieldText(record, 'Status__c'))
  if (record === undefined || storedStatus === undefined) return null
  const isOver = Date.parse(fieldText(record, 'Expires_At__c') ?? '') <= now.getTime()
  const isRunning = storedStatus === 'Sent' || storedStatus === 'Opened'
  return {
    verificationId: record.id,
    accountId: fieldText(record, 'Account__c'),
    status: isRunning && isOver ? 'Expired' : storedStatus,
    storedStatus,
    sentAt: fieldText(record, 'Sent_At__c') ?? '',
    timesSent: Number(record.fields.Times_Sent__c?.value ?? 0),
    checkReference: fieldText(record, 'Provider_Reference__c'),
  }
}

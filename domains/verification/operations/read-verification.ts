import type { ValueAt, Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { first } from '@porchlight/server-methods/records/list'
import { identityVerificationObject } from '../objects/identity-verification/object'

type Status = ValueAt<typeof identityVerificationObject, 'Status__c'>

/** The check of who a customer is. Moments are ISO 8601 in UTC. */
export interface Verification {
  readonly verificationId: string
  readonly accountId: string | null
  /** `Expired` as soon as its time is over, whatever is stored. */
  readonly status: Status
  readonly storedStatus: Status
  readonly sentAt: string
  readonly timesSent: number
  /** The service's name for it; null before it was prepared. */
  readonly checkReference: string | null
}

/** The newest check of an order; null for an order without one. */
export async function readVerification(
  engine: RecordEngine,
  reader: Viewer,
  orderId: string,
  now: Date,
): Promise<Verification | null> {
  const record = await first(engine, reader, identityVerificationObject, {
    fields: [
      'Account__c',
      'Status__c',
      'Sent_At__c',
      'Expires_At__c',
      'Times_Sent__c',
      'Provider_Reference__c',
    ],
    where: { Order__c: orderId },
    orderedBy: ['-CreatedDate'],
  })
  if (record === null) return null
  const storedStatus = record.Status__c
  const isOver = Date.parse(record.Expires_At__c) <= now.getTime()
  const isRunning = storedStatus === 'Sent' || storedStatus === 'Opened'
  return {
    verificationId: record.id,
    accountId: record.Account__c,
    status: isRunning && isOver ? 'Expired' : storedStatus,
    storedStatus,
    sentAt: record.Sent_At__c,
    timesSent: record.Times_Sent__c,
    checkReference: record.Provider_Reference__c,
  }
}

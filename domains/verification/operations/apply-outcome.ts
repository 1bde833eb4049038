import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { read } from '@porchlight/server-methods/records/read'
import { update } from '@porchlight/server-methods/records/write'
import { identityVerificationObject } from '../objects/identity-verification/object'

/** The status of a check for each outcome. */
const statusOf = { passed: 'Passed', failed: 'Failed', review: 'Manual_Review' } as const

/**
 * Writes the service's result of a check. Only the check that is open now is updated: a result that is repeated, too
 * late or for a replaced check changes nothing.
 */
export async function applyIdentityOutcome(
  engine: RecordEngine,
  systemViewer: Viewer,
  result: {
    readonly reference: string
    readonly checkReference: string
    readonly outcome: keyof typeof statusOf
  },
  now: Date,
): Promise<void> {
  const record = await read(engine, systemViewer, identityVerificationObject, result.reference, [
    'Status__c',
    'Provider_Reference__c',
  ])
  if (record?.Status__c !== 'Opened' || record.Provider_Reference__c !== result.checkReference) return
  const Status__c = statusOf[result.outcome]
  const Completed_At__c = result.outcome === 'review' ? null : now.toISOString()
  await update(engine, systemViewer, identityVerificationObject, record.id, { Status__c, Completed_At__c })
}

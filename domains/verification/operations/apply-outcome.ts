import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { fieldText } from '../../customers/operations/person/field-text'

/** What each outcome makes of a check. */
const statusOf = { passed: 'Passed', failed: 'Failed', review: 'Manual_Review' } as const

/**
 * Writes what the service says of a check. Only the check that is open now is moved: a result that comes again, too
 * late or for a check that another has replaced changes nothing.
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
  const record = await engine.readRecord(systemViewer, result.reference, {
    fields: [],
    optionalFields: ['Status__c', 'Provider_Reference__c'],
  })
  if (record?.apiName !== 'Identity_Verification__c') return
  const isOpen = fieldText(record, 'Status__c') === 'Opened'
  if (!isOpen || fieldText(record, 'Provider_Reference__c') !== result.checkReference) return
  const Status__c = statusOf[result.outcome]
  const Completed_At__c = result.outcome === 'review' ? null : now.toISOString()
  await engine.updateRecord(systemViewer, record.id, { fields: { Status__c, Completed_At__c } })
}

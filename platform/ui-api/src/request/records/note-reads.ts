import type { RecordRepresentation } from '@porchlight/metadata'
import { auditViews, isAudited } from '@porchlight/record-engine'
import type { CallContext } from '../../define/handler'

/**
 * Records that records were read: with `updateMru` in the viewer's list of recent ones, and in the audit log when staff
 * saw them. Reads by programs of staff are always audited. Guests leave no trace, and neither does another site's page.
 */
export async function noteReads(
  records: readonly RecordRepresentation[],
  updateMru: 'true' | 'false' | undefined,
  context: CallContext,
): Promise<void> {
  if (updateMru === 'true' && context.fromOwnPage) await rememberRecords(records, context)
  else if (!context.isProgram) return
  const { viewer, engine, now } = context
  if (!isAudited(viewer)) return
  const ids = records.map(({ id }) => id)
  await engine.inOneTransaction((_engine, connection) => auditViews(connection, viewer, ids, now()))
}

async function rememberRecords(
  records: readonly RecordRepresentation[],
  { viewer, personalization }: CallContext,
): Promise<void> {
  if (viewer.class === 'guest') return
  for (const objectApiName of new Set(records.map(({ apiName }) => apiName))) {
    const ids = records.flatMap(({ apiName, id }) => (apiName === objectApiName ? [id] : []))
    await personalization.recentItems.remember(viewer.userId, 'record', objectApiName, ids)
  }
}

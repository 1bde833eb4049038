import type { RecordRepresentation } from '@porchlight/metadata'
import { auditViews, isAudited } from '@porchlight/record-engine'
import type { CallContext } from '../../define/handler'

/**
 * Puts records into the viewer's own list of recent ones, and into the audit log that staff saw them; guests have none,
 * and another site's page adds nothing to it.
 */
export async function rememberRecords(
  records: readonly RecordRepresentation[],
  { viewer, fromOwnPage, personalization, engine, now }: CallContext,
): Promise<void> {
  if (viewer.class === 'guest' || !fromOwnPage) return
  for (const objectApiName of new Set(records.map(({ apiName }) => apiName))) {
    const ids = records.flatMap(({ apiName, id }) => (apiName === objectApiName ? [id] : []))
    await personalization.recentItems.remember(viewer.userId, 'record', objectApiName, ids)
  }
  if (!isAudited(viewer)) return
  const ids = records.map(({ id }) => id)
  await engine.inOneTransaction((_engine, connection) => auditViews(connection, viewer, ids, now()))
}

import type { RecordRepresentation } from '@porchlight/metadata'
import type { CallContext } from '../../define/handler'

/** Puts records into the viewer's own list of recent ones; guests have none, and another site's page adds nothing to it. */
export async function rememberRecords(
  records: readonly RecordRepresentation[],
  { viewer, fromOwnPage, personalization }: CallContext,
): Promise<void> {
  if (viewer.class === 'guest' || !fromOwnPage) return
  for (const objectApiName of new Set(records.map(({ apiName }) => apiName))) {
    const ids = records.flatMap(({ apiName, id }) => (apiName === objectApiName ? [id] : []))
    await personalization.recentItems.remember(viewer.userId, 'record', objectApiName, ids)
  }
}

import { fail } from '@porchlight/errors'
import type { Viewer } from '@porchlight/metadata'
import type { EngineContext } from '../engine-context'
import { visibleRecordIds } from '../read/visible-record-ids'
import type { VisibleChange, VisibleChangePage } from '../record-engine'
import { visibleDeletedIds } from './deleted-records'
import { presentPosition, type RecordChange, readChanges } from './read-changes'
import { changeIdOf, openPosition, sealPosition } from './sealed-position'

/** How many changes are examined together, and how many times at most for one page. */
const lookSize = 500
const maxLooks = 4

/** See `RecordEngine.readVisibleChanges`. */
export async function readVisibleChanges(
  engine: EngineContext,
  viewer: Viewer,
  request: { readonly after: string | null; readonly limit: number },
): Promise<VisibleChangePage> {
  const { pool, pageTokenSecret } = engine
  const pageOf = (changes: readonly VisibleChange[], position: string, isCaughtUp: boolean) => ({
    changes,
    position: sealPosition(position, viewer, pageTokenSecret),
    isCaughtUp,
  })
  if (request.after === null) return pageOf([], await presentPosition(pool), true)
  let position = openPosition(request.after, viewer, pageTokenSecret)
  const changes: VisibleChange[] = []
  for (let look = 0; look < maxLooks; look += 1) {
    const page = await readChanges(pool, { after: position, limit: lookSize })
    if (page.isExpired) {
      // The changes found so far are returned; the next request fails.
      if (look > 0) break
      throw fail('changesExpired')
    }
    const seen = await seenBy(engine, viewer, page.changes)
    const missing = request.limit - changes.length
    changes.push(...seen.slice(0, missing).map(({ visible }) => visible))
    // A full page ends after its last change, unless nothing visible follows among the changes examined.
    if (seen.length > missing) return pageOf(changes, seen[missing - 1]?.position ?? position, false)
    position = page.position
    if (page.changes.length < lookSize) return pageOf(changes, position, true)
    if (changes.length === request.limit) break
  }
  return pageOf(changes, position, false)
}

interface SeenChange {
  readonly visible: VisibleChange
  readonly position: string
}

async function seenBy(
  engine: EngineContext,
  viewer: Viewer,
  changes: readonly RecordChange[],
): Promise<readonly SeenChange[]> {
  const ids = changes.map(({ recordId }) => recordId)
  const present = await visibleRecordIds(engine, viewer, ids)
  const absent = ids.filter((id) => !present.has(id))
  const deleted = await visibleDeletedIds(engine, viewer, absent)
  return changes.flatMap((change) => {
    if (!present.has(change.recordId) && !deleted.has(change.recordId)) return []
    const readable = engine.metadata.object(change.objectApiName)?.access[viewer.class].read
    const fields = change.changedFields.filter((name) => readable?.has(name) === true)
    // Changes in nothing that the viewer may read are not reported.
    if (change.kind === 'update' && fields.length === 0) return []
    const { objectApiName, recordId, kind, occurredAt, position } = change
    const id = changeIdOf(position, engine.pageTokenSecret)
    return [{ visible: { id, objectApiName, recordId, kind, fields, occurredAt }, position }]
  })
}

import type { MethodContext } from '@porchlight/server-methods/define/method'
import { lockKey } from '@porchlight/transactions/locks'
import type { StaffViewer, WorkItem, WorkKind } from '../../customers/operations/work/define-work-kind'
import { findWork } from './find-work'

/** The number of most urgent items considered at a time: more than there are concurrent presses. */
const candidateLimit = 50

/** The maximum number of times the list is read when others took all of it. */
const maxReads = 5

/**
 * Assigns the most urgent free item of `kinds` to the viewer and returns it; null when none is free. Another press at
 * the same moment, in any process, gets another item: an item is locked for the time of the assignment, and those that
 * are locked are skipped.
 */
export async function assignNext(
  context: Pick<MethodContext, 'engine' | 'audit'>,
  viewer: StaffViewer,
  kinds: readonly WorkKind[],
): Promise<WorkItem | null> {
  for (let reading = 0; reading < maxReads; reading += 1) {
    const free = await findWork(context.engine, viewer, { limit: candidateLimit, isFree: true }, kinds)
    if (free.length === 0) return null
    const assigned = await assignFirstFree(context, viewer, free.slice(0, candidateLimit))
    if (assigned !== null) return assigned
  }
  return null
}

/** Assigns the first of the items that is still free and not being assigned at this moment; null when none is. */
async function assignFirstFree(
  { engine, audit }: Pick<MethodContext, 'engine' | 'audit'>,
  viewer: StaffViewer,
  items: readonly WorkItem[],
): Promise<WorkItem | null> {
  let remaining = items
  while (remaining.length > 0) {
    const ids = remaining.map(({ recordId }) => recordId)
    const attempt = await engine.inOneTransaction(async (inner, connection) => {
      const { rows } = await connection.query<{ id: string }>(lockFirstUnlocked, [ids])
      const recordId = rows[0]?.id
      if (recordId === undefined) return null
      const [now] = await inner.readRecords(viewer, [recordId], { fields: ['OwnerId'], optionalFields: [] })
      // Another assignment may have been committed between the list and the lock.
      const isFree = now != null && now.fields.OwnerId?.value == null
      if (isFree) {
        await inner.updateRecord(viewer, recordId, { fields: { OwnerId: viewer.userId } })
        const facts = { recordId, userId: viewer.userId }
        await audit('work-taken', facts, { recordId, within: connection })
      }
      return { recordId, isFree }
    })
    if (attempt === null) return null
    const at = ids.indexOf(attempt.recordId)
    const item = remaining[at]
    if (attempt.isFree && item !== undefined) return { ...item, ownerId: viewer.userId }
    remaining = remaining.slice(at + 1)
  }
  return null
}

/** Locks the first of the ids, in their order, that is not locked: rows are scanned until one matches. */
const lockFirstUnlocked = `select id from unnest($1::text[]) as waiting (id)
  where pg_try_advisory_xact_lock(${lockKey('work', "'work ' || id")}) limit 1`

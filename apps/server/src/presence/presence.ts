import type { OpenRecord, PresentUser } from '@porchlight/data-service'
import { fail } from '@porchlight/errors'
import type { Viewer } from '@porchlight/metadata'
import type { ServerContext } from '../composition/server-context'
import { viewerOfUser } from '../viewer/resolve-viewer'

/** Members of staff. */
export type StaffViewer = Extract<Viewer, { readonly class: 'advisor' | 'supervisor' | 'admin' }>

/** Returns whether the viewer is a member of staff. */
export function isStaff(viewer: Viewer): viewer is StaffViewer {
  return viewer.class === 'advisor' || viewer.class === 'supervisor' || viewer.class === 'admin'
}

/** The channel on which processes announce records that someone opened or left: the record's id. */
export const presenceChannel = 'live_presence'

/** A page not heard from for this long is gone. Pages report every 6 seconds. */
const forgottenAfterMs = 13_000
/** Maximum number of people named. */
const maxNamed = 20
/** How many expired pages each request deletes, so that none lingers and no request waits. */
const deletedAtOnce = 50

type PresenceContext = Pick<ServerContext, 'pool' | 'engine' | 'users' | 'notifications' | 'now'>

/**
 * Records that the viewer has a record open on a page, or has left it, and returns which other staff have it open:
 * those who can currently read the record. Fails with `notFound` for a record that the viewer may not read.
 */
export async function notePresence(
  viewer: StaffViewer,
  open: OpenRecord,
  context: PresenceContext,
): Promise<readonly PresentUser[]> {
  const { pool, engine, notifications, now } = context
  const [audience] = await engine.readAudiences([open.recordId])
  if (audience?.isReachedBy(viewer) !== true) throw fail('notFound')
  const seenAt = now()
  const forgotten = new Date(seenAt.getTime() - forgottenAfterMs)
  const isChange = open.isLeft
    ? await leave(viewer, open, pool)
    : await stay(viewer, open, { seenAt, forgotten }, pool)
  if (isChange) await notifications.publish(presenceChannel, [open.recordId])
  if (open.isLeft) return []
  const { rows } = await pool.query<{ userId: string; isEditing: boolean }>(
    `select user_id as "userId", bool_or(is_editing) as "isEditing" from installation.presence
     where record_id = $1 and seen_at > $2 and user_id <> $3
     group by user_id order by user_id limit ${maxNamed}`,
    [open.recordId, forgotten, viewer.userId],
  )
  const present = await Promise.all(
    rows.map(async ({ userId, isEditing }): Promise<readonly PresentUser[]> => {
      const other = await viewerOfUser(userId, viewer.language, context)
      if (other === null || !isStaff(other) || !audience.isReachedBy(other)) return []
      const user = await context.users.find(userId)
      return [{ userId, name: user?.name ?? '', isEditing }]
    }),
  )
  return present.flat()
}

/** Records that the page has the record open; returns whether others do not know it yet. */
async function stay(
  { userId }: StaffViewer,
  { pageId, recordId, isEditing }: OpenRecord,
  { seenAt, forgotten }: { readonly seenAt: Date; readonly forgotten: Date },
  pool: PresenceContext['pool'],
): Promise<boolean> {
  const { rows } = await pool.query<{ isKnown: boolean }>(
    `with known as (
       select is_editing from installation.presence
       where page_id = $1 and record_id = $2 and user_id = $3 and seen_at > $6
     ), noted as (
       insert into installation.presence (page_id, record_id, user_id, is_editing, seen_at)
       values ($1, $2, $3, $4, $5)
       on conflict (page_id, record_id) do update set is_editing = $4, seen_at = $5
       where presence.user_id = $3
     )
     select exists (select from known where is_editing = $4) as "isKnown"`,
    [pageId, recordId, userId, isEditing, seenAt, forgotten],
  )
  await pool.query(
    `delete from installation.presence where (page_id, record_id) in (
       select page_id, record_id from installation.presence
       where seen_at <= $1 limit ${deletedAtOnce} for update skip locked
     )`,
    [forgotten],
  )
  return rows[0]?.isKnown !== true
}

/** Records that the page left the record; returns whether it had it open. */
async function leave(
  { userId }: StaffViewer,
  { pageId, recordId }: OpenRecord,
  pool: PresenceContext['pool'],
): Promise<boolean> {
  const { rowCount } = await pool.query(
    'delete from installation.presence where page_id = $1 and record_id = $2 and user_id = $3',
    [pageId, recordId, userId],
  )
  return rowCount !== 0
}

import type { Queryable } from '@porchlight/jobs'

/** What a walk over the customers of a campaign is for. */
export type WalkPurpose = 'count' | 'send'

/** How far a walk came. */
export interface WalkState {
  /** The contact of the last page; empty before the first. */
  readonly position: string
  readonly customers: number
  readonly isEnded: boolean
}

/**
 * Returns the walk, created where there is none, and locked until the transaction ends; null while another process has
 * it locked.
 */
export async function lockWalk(
  connection: Queryable,
  campaignId: string,
  purpose: WalkPurpose,
  now: Date,
): Promise<WalkState | null> {
  await connection.query(
    'insert into campaigns.walk (campaign_id, purpose, moved_at) values ($1, $2, $3) on conflict do nothing',
    [campaignId, purpose, now.toISOString()],
  )
  const { rows } = await connection.query<WalkState>(
    `select position, customers, ended_at is not null as "isEnded" from campaigns.walk
     where campaign_id = $1 and purpose = $2 for update skip locked`,
    [campaignId, purpose],
  )
  return rows[0] ?? null
}

/** Stores a page: `next` is where the following one begins, null after the last. */
export async function storeWalk(
  connection: Queryable,
  campaignId: string,
  purpose: WalkPurpose,
  page: { readonly next: string | null; readonly customers: number },
  now: Date,
): Promise<void> {
  await connection.query(
    `update campaigns.walk set position = coalesce($3, position), customers = $4, moved_at = $5,
       ended_at = case when $3::text is null then $5::timestamptz end
     where campaign_id = $1 and purpose = $2`,
    [campaignId, purpose, page.next, page.customers, now.toISOString()],
  )
}

/** Deletes a walk, so that the next one starts over. */
export async function removeWalk(
  connection: Queryable,
  campaignId: string,
  purpose: WalkPurpose,
): Promise<void> {
  await connection.query('delete from campaigns.walk where campaign_id = $1 and purpose = $2', [
    campaignId,
    purpose,
  ])
}

/**
 * How many messages all campaigns together may still queue in this minute; the transaction holds the minute until it ends,
 * so that what it queues is counted by `usePace` before another looks.
 */
export async function lockPace(connection: Queryable, now: Date, perMinute: number): Promise<number> {
  await connection.query('insert into campaigns.pace (minute, taken) values ($1, 0) on conflict do nothing', [
    minuteOf(now),
  ])
  const { rows } = await connection.query<{ taken: number }>(
    'select taken from campaigns.pace where minute = $1 for update',
    [minuteOf(now)],
  )
  return Math.max(0, perMinute - (rows[0]?.taken ?? 0))
}

/** Counts messages that were queued in this minute. */
export async function usePace(connection: Queryable, now: Date, count: number): Promise<void> {
  await connection.query('update campaigns.pace set taken = taken + $2 where minute = $1', [
    minuteOf(now),
    count,
  ])
}

function minuteOf(now: Date): string {
  return new Date(Math.floor(now.getTime() / 60_000) * 60_000).toISOString()
}

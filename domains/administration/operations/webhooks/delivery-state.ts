import type { Queryable } from '@porchlight/jobs'

/** An event for a receiver; never contains a value. */
export type WebhookEvent =
  | {
      readonly id: string
      readonly objectApiName: string
      readonly recordId: string
      readonly changeType: 'created' | 'updated' | 'deleted'
      readonly fields: readonly string[]
      readonly at: string
    }
  | {
      readonly id: string
      /** The receiver has to reload everything, and is notified of changes from then on. */
      readonly changeType: 'readAfresh'
      readonly reason: ReadAfreshReason
      readonly at: string
    }

/** Why delivery starts over: this is the first event, changes have expired, or the user's rights changed. */
export type ReadAfreshReason = 'begins' | 'changesExpired' | 'rightsChanged'

/** A subscription that one run delivers; others leave it alone until the lease ends. */
export interface LeasedSubscription {
  readonly id: string
  readonly lease: string
  readonly userId: string
  readonly url: string
  readonly objectApiNames: readonly string[]
  readonly secret: Buffer
  /** Null once it no longer signs. */
  readonly formerSecret: Buffer | null
  readonly position: string | null
  readonly pending: WebhookEvent | null
}

/** Longer than a run needs between two stored steps. */
const leaseMs = 60_000

const maxBackoffSeconds = 900

/** How long a receiver may fail before it is switched off. */
export const maxFailingMs = 3 * 86_400_000

/** Leases the subscription that has been due the longest; null when none is. */
export async function leaseNextSubscription(
  connection: Queryable,
  now: Date,
): Promise<LeasedSubscription | null> {
  const { rows } = await connection.query<LeasedSubscription>(
    `update webhooks.subscription as taken set lease = gen_random_uuid(), leased_until = $2
     from (select id from webhooks.subscription
           where not is_stopped and due_at <= $1 and (leased_until is null or leased_until <= $1)
           order by due_at limit 1 for update skip locked) as due
     where taken.id = due.id
     returning taken.id, taken.lease, taken.user_id as "userId", taken.url, taken.secret,
       taken.object_api_names as "objectApiNames", taken.position, taken.pending,
       case when taken.former_secret_until > $1 then taken.former_secret end as "formerSecret"`,
    [now.toISOString(), leaseEnd(now)],
  )
  return rows[0] ?? null
}

/**
 * Starts over at `position` with an event that makes the receiver reload everything. Both are stored before it is sent, so that
 * no change after the position is left out. Null when another run now has the lease.
 */
export async function startOverAt(
  connection: Queryable,
  { id, lease }: LeasedSubscription,
  {
    position,
    reason,
    now,
  }: { readonly position: string; readonly reason: ReadAfreshReason; readonly now: Date },
): Promise<WebhookEvent | null> {
  const { rows } = await connection.query<{ pending: WebhookEvent }>(
    `update webhooks.subscription set position = $3, leased_until = $5, pending = jsonb_build_object(
       'id', gen_random_uuid(), 'changeType', 'readAfresh', 'reason', $4::text, 'at', $6::text)
     where id = $1 and lease = $2 returning pending`,
    [id, lease, position, reason, leaseEnd(now), now.toISOString()],
  )
  return rows[0]?.pending ?? null
}

/** Advances past what was accepted; false when another run now has the lease, which sends the same again. */
export async function advancePosition(
  connection: Queryable,
  { id, lease }: LeasedSubscription,
  { position, wasSent, now }: { readonly position: string; readonly wasSent: boolean; readonly now: Date },
): Promise<boolean> {
  const updated = await connection.query(
    `update webhooks.subscription set position = $3, pending = null, leased_until = $4, failures = 0,
       failing_since = null, last_failure = null, delivered_at = case when $5 then $6 else delivered_at end
     where id = $1 and lease = $2`,
    [id, lease, position, leaseEnd(now), wasSent, now.toISOString()],
  )
  return updated.rowCount === 1
}

/** Releases the subscription, due at `dueAt`. */
export async function releaseLease(
  connection: Queryable,
  { id, lease }: LeasedSubscription,
  dueAt: Date,
): Promise<void> {
  await connection.query(
    `update webhooks.subscription set lease = null, leased_until = null, due_at = $3
     where id = $1 and lease = $2`,
    [id, lease, dueAt.toISOString()],
  )
}

/**
 * Releases the subscription after a failure, to be retried after 5, 10, 20 seconds and so on, and then every 15
 * minutes. Returns since when nothing has been accepted; null when another run now has the lease.
 */
export async function scheduleRetry(
  connection: Queryable,
  { id, lease }: LeasedSubscription,
  { failure, now }: { readonly failure: string; readonly now: Date },
): Promise<Date | null> {
  const { rows } = await connection.query<{ since: Date | string }>(
    `update webhooks.subscription set lease = null, leased_until = null, failures = failures + 1, last_failure = $3,
       failing_since = coalesce(failing_since, $4),
       due_at = $4::timestamptz + least(5 * 2 ^ least(failures, 10), $5) * interval '1 second'
     where id = $1 and lease = $2 returning failing_since as since`,
    [id, lease, failure, now.toISOString(), maxBackoffSeconds],
  )
  const [row] = rows
  return row === undefined ? null : new Date(row.since)
}

/** Switches the subscription off; false when it is already, or was removed. */
export async function stopSubscription(
  connection: Queryable,
  id: string,
  { failure, now }: { readonly failure: string; readonly now: Date },
): Promise<boolean> {
  const stopped = await connection.query(
    `update webhooks.subscription set is_stopped = true, lease = null, leased_until = null, last_failure = $2,
       failing_since = coalesce(failing_since, $3)
     where id = $1 and not is_stopped`,
    [id, failure, now.toISOString()],
  )
  return stopped.rowCount === 1
}

function leaseEnd(now: Date): string {
  return new Date(now.getTime() + leaseMs).toISOString()
}

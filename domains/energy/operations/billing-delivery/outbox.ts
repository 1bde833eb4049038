import type { Queryable } from '@porchlight/jobs'
import { type BillingEvent, mostEventsAtOnce } from '@porchlight/providers/billing'

/** An account whose events one run delivers; others leave it alone until the lease ends. */
export interface LeasedAccount {
  readonly accountId: string
  readonly lease: string
}

/** An event that waits, before its account's number is known. */
export type WaitingEvent = Omit<BillingEvent, 'accountNumber'>

/** Longer than a run takes for one account: each event sent alone, each answer as late as may be. */
const leaseMs = 5 * 60_000

const mostBackoffMinutes = 15

/** Takes the account that has been due the longest; null when none is. */
export async function leaseNextAccount(connection: Queryable, now: Date): Promise<LeasedAccount | null> {
  const { rows } = await connection.query<LeasedAccount>(
    `update billing_outbox.stream as stream set lease = gen_random_uuid(), leased_until = $2
     from (select account_id from billing_outbox.stream
           where due_at <= $1 and (leased_until is null or leased_until <= $1)
           order by due_at limit 1 for update skip locked) as due
     where stream.account_id = due.account_id
     returning stream.account_id as "accountId", stream.lease`,
    [now.toISOString(), new Date(now.getTime() + leaseMs).toISOString()],
  )
  return rows[0] ?? null
}

/** The account's next events, in their order. */
export async function nextEventsOf(
  connection: Queryable,
  { accountId }: LeasedAccount,
): Promise<readonly WaitingEvent[]> {
  const { rows } = await connection.query<WaitingEvent>(
    `select event_id as "eventId", event_type as type, sequence::int as sequence, data,
       to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "occurredAt"
     from billing_outbox.event
     where account_id = $1
       and sequence > (select delivered_sequence from billing_outbox.stream where account_id = $1)
     order by sequence limit $2`,
    [accountId, mostEventsAtOnce],
  )
  return rows
}

/**
 * Moves the account's position behind the event numbered `through`; false when the lease is another run's by now, which
 * sends the same events again. `refusedWith` is the status that refused the event; null when it was delivered.
 */
export async function settleEvents(
  connection: Queryable,
  { accountId, lease }: LeasedAccount,
  {
    through,
    refusedWith,
    now,
  }: { readonly through: number; readonly refusedWith: number | null; readonly now: Date },
): Promise<boolean> {
  const moved = await connection.query(
    `with moved as (
       update billing_outbox.stream set delivered_sequence = $3, attempts = 0
       where account_id = $1 and lease = $2 and delivered_sequence < $3 returning account_id
     )
     update billing_outbox.event as event set settled_at = $4, refused_with = $5
     from moved where event.account_id = moved.account_id and event.sequence <= $3 and event.settled_at is null`,
    [accountId, lease, through, now.toISOString(), refusedWith],
  )
  return moved.rowCount !== 0
}

/** Releases the account: due immediately while events wait. */
export async function releaseAccount(
  connection: Queryable,
  { accountId, lease }: LeasedAccount,
  now: Date,
): Promise<void> {
  await connection.query(
    `update billing_outbox.stream set lease = null, leased_until = null,
       due_at = case when last_sequence > delivered_sequence then $3::timestamptz end
     where account_id = $1 and lease = $2`,
    [accountId, lease, now.toISOString()],
  )
}

/** Gives the account back, to be tried again after 1, 2, 4, 8 and then every 15 minutes. */
export async function postponeAccount(
  connection: Queryable,
  { accountId, lease }: LeasedAccount,
  now: Date,
): Promise<void> {
  await connection.query(
    `update billing_outbox.stream set lease = null, leased_until = null, attempts = attempts + 1,
       due_at = $3::timestamptz + least(2 ^ least(attempts, 10), $4) * interval '1 minute'
     where account_id = $1 and lease = $2`,
    [accountId, lease, now.toISOString(), mostBackoffMinutes],
  )
}

/** How long the oldest event has waited that was not delivered, in whole minutes; null when none waits. */
export async function minutesOfOldestEvent(connection: Queryable, now: Date): Promise<number | null> {
  const { rows } = await connection.query<{ minutes: number | null }>(
    `select floor(extract(epoch from $1::timestamptz - min(occurred_at)) / 60)::int as minutes
     from billing_outbox.event where settled_at is null`,
    [now.toISOString()],
  )
  return rows[0]?.minutes ?? null
}

/** Deletes events that were settled before `before`; the numbering of their accounts continues. */
export async function purgeBillingEvents(connection: Queryable, before: Date): Promise<void> {
  await connection.query('delete from billing_outbox.event where settled_at < $1', [before.toISOString()])
}

/** An event that the billing system refused, or an account whose events it does not take at the moment. */
export interface UndeliveredEvents {
  readonly accountId: string
  /** The type of a refused event; null for an account that waits. */
  readonly type: string | null
  /** The status that refused the event; null for an account that waits. */
  readonly refusedWith: number | null
  /** How many events wait; 0 for one that was refused. */
  readonly waiting: number
  /** ISO 8601: when it was refused, or when it is tried again. */
  readonly at: string
}

/** The newest refused events and the accounts that were tried in vain, at most `limit` of each. */
export async function undeliveredEvents(
  connection: Queryable,
  limit: number,
): Promise<readonly UndeliveredEvents[]> {
  const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  const { rows } = await connection.query<UndeliveredEvents>(
    `(select account_id as "accountId", event_type as type, refused_with as "refusedWith", 0 as waiting,
        ${iso('settled_at')} as at
      from billing_outbox.event where refused_with is not null order by settled_at desc limit $1)
     union all
     (select account_id, null, null, (last_sequence - delivered_sequence)::int, ${iso('due_at')}
      from billing_outbox.stream where due_at is not null and attempts > 0 order by due_at limit $1)`,
    [limit],
  )
  return rows
}

/** How many events of these accounts the billing system has not taken yet. */
export async function countWaitingEvents(
  connection: Queryable,
  accountIds: readonly string[],
): Promise<number> {
  const { rows } = await connection.query<{ count: number }>(
    `select count(*)::int as count from billing_outbox.event
     where account_id = any($1) and settled_at is null`,
    [accountIds],
  )
  return rows[0]?.count ?? 0
}

/**
 * Returns whether an event of one of these types and of this account was not delivered yet at `moment`: the billing
 * system's report of that time did not include it. A rejected event is never included.
 */
export async function wasUndelivered(
  connection: Queryable,
  accountId: string,
  types: readonly string[],
  moment: Date,
): Promise<boolean> {
  const { rows } = await connection.query(
    `select 1 from billing_outbox.event
     where account_id = $1 and event_type = any($2) and refused_with is null
       and (settled_at is null or settled_at >= $3) limit 1`,
    [accountId, types, moment.toISOString()],
  )
  return rows.length > 0
}

/** Deletes the events of these accounts that the billing system has taken. */
export async function deleteSettledEvents(
  connection: Queryable,
  accountIds: readonly string[],
): Promise<void> {
  await connection.query(
    'delete from billing_outbox.event where account_id = any($1) and settled_at is not null',
    [accountIds],
  )
}

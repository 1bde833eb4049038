import { fail } from '@porchlight/errors'
import type { SecretBox } from '@porchlight/identity'
import type { Queryable } from '@porchlight/jobs'
import { formerSecretHours } from '../../facts/programs'

const formerSecretMs = formerSecretHours * 3_600_000

/** More would suggest that something registers them automatically. */
const maxSubscriptions = 100

/** A receiver of changes, and the user that it acts as. */
export interface NewSubscription {
  readonly name: string
  /** Whose visibility counts. */
  readonly userId: string
  readonly url: string
  /** None for all that the user may see. */
  readonly objectApiNames: readonly string[]
}

/** The properties of a receiver that can change. */
export type SubscriptionTerms = Omit<NewSubscription, 'userId'>

/** A subscription as operators see it, without its secret; moments in ISO 8601. */
export interface Subscription extends NewSubscription {
  readonly id: string
  readonly isStopped: boolean
  readonly failures: number
  /** Since when nothing has been accepted; null while healthy. */
  readonly failingSince: string | null
  readonly lastFailure: string | null
  readonly deliveredAt: string | null
  readonly dueAt: string
  /** Until when the secret before signs as well, which may be over; null where there was none. */
  readonly formerSecretUntil: string | null
}

/** What the functions that handle secrets need. */
export interface SubscriptionStore {
  readonly connection: Queryable
  readonly box: SecretBox
  /** A new secret: text of 256 random bits or more. */
  readonly newSecret: () => string
  readonly now: Date
}

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const columns = `id, name, user_id as "userId", url, object_api_names as "objectApiNames", is_stopped as "isStopped",
  failures, last_failure as "lastFailure", ${iso('failing_since')} as "failingSince",
  ${iso('delivered_at')} as "deliveredAt", ${iso('due_at')} as "dueAt",
  ${iso('former_secret_until')} as "formerSecretUntil"`

/** Stores a subscription that begins at the present; its secret can be read here only. `tooManyWebhooks`. */
export async function addSubscription(
  { connection, box, newSecret, now }: SubscriptionStore,
  { name, userId, url, objectApiNames }: NewSubscription,
): Promise<{ readonly id: string; readonly secret: string }> {
  const { rows } = await connection.query<{ id: string; count: number }>(
    'select gen_random_uuid() as id, count(*)::int as count from webhooks.subscription',
  )
  const { id, count } = rows[0] ?? { id: '', count: 0 }
  if (count >= maxSubscriptions) throw fail('tooManyWebhooks', { count })
  const secret = newSecret()
  await connection.query(
    `insert into webhooks.subscription (id, name, user_id, url, object_api_names, secret, due_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)`,
    [id, name, userId, url, objectApiNames, box.seal(id, secret), now.toISOString()],
  )
  return { id, secret }
}

/** All subscriptions by name. */
export async function listSubscriptions(connection: Queryable): Promise<readonly Subscription[]> {
  const { rows } = await connection.query<Subscription>(
    `select ${columns} from webhooks.subscription order by name, id`,
  )
  return rows
}

/** Reads subscriptions that were switched off or are failing, the longest first. */
export async function listFailingSubscriptions(
  connection: Queryable,
  limit: number,
): Promise<readonly Subscription[]> {
  const { rows } = await connection.query<Subscription>(
    `select ${columns} from webhooks.subscription where is_stopped or failures > 0
     order by failing_since limit $1`,
    [limit],
  )
  return rows
}

/** The subscription of that id; null without one. */
export async function findSubscription(connection: Queryable, id: string): Promise<Subscription | null> {
  const { rows } = await connection.query<Subscription>(
    `select ${columns} from webhooks.subscription where id::text = $1`,
    [id],
  )
  return rows[0] ?? null
}

/** Behind which change a subscription goes on, null before the first; and whether an event waits before that. */
export async function readPosition(
  connection: Queryable,
  id: string,
): Promise<{ readonly position: string | null; readonly hasPending: boolean }> {
  const { rows } = await connection.query<{ position: string | null; hasPending: boolean }>(
    `select position, pending is not null as "hasPending" from webhooks.subscription where id::text = $1`,
    [id],
  )
  return rows[0] ?? { position: null, hasPending: false }
}

/** The secrets that sign what a subscription is sent, sealed; the former one is null once it signs no more. */
export async function readSecrets(
  connection: Queryable,
  id: string,
  now: Date,
): Promise<{ readonly secret: Buffer; readonly formerSecret: Buffer | null }> {
  const { rows } = await connection.query<{ secret: Buffer; formerSecret: Buffer | null }>(
    `select secret, case when former_secret_until > $2 then former_secret end as "formerSecret"
     from webhooks.subscription where id::text = $1`,
    [id, now.toISOString()],
  )
  return rows[0] ?? { secret: Buffer.alloc(0), formerSecret: null }
}

/** Changes the name, URL and objects of a subscription, from the next delivery on. */
export async function changeSubscription(
  connection: Queryable,
  id: string,
  { name, url, objectApiNames }: SubscriptionTerms,
): Promise<void> {
  await connection.query(
    'update webhooks.subscription set name = $2, url = $3, object_api_names = $4 where id::text = $1',
    [id, name, url, objectApiNames],
  )
}

/** Ends a subscription; false for an unknown id. */
export async function removeSubscription(connection: Queryable, id: string): Promise<boolean> {
  const removed = await connection.query('delete from webhooks.subscription where id::text = $1', [id])
  return removed.rowCount === 1
}

/** Switches one on again that was switched off: it goes on where it was. False for an unknown id. */
export async function enableSubscription(connection: Queryable, id: string, now: Date): Promise<boolean> {
  const enabled = await connection.query(
    `update webhooks.subscription set is_stopped = false, failures = 0, failing_since = null, last_failure = null,
       due_at = $2 where id::text = $1`,
    [id, now.toISOString()],
  )
  return enabled.rowCount === 1
}

/**
 * Gives a subscription a new secret, which can be read here only. The former one goes on signing for `formerSecretHours`, or
 * with `atOnce`, for one that leaked, no more. `secretReplacedLately` while an earlier one still signs: a receiver that has
 * not learned of the last replacement would fall behind; `notFound` for an unknown id.
 */
export async function replaceSecret(
  { connection, box, newSecret, now }: SubscriptionStore,
  id: string,
  { atOnce }: { readonly atOnce: boolean },
): Promise<string> {
  const secret = newSecret()
  const replaced = await connection.query(
    `update webhooks.subscription set secret = $2, former_secret = case when $4 then null else secret end,
       former_secret_until = case when $4 then null else $3::timestamptz end
     where id::text = $1 and ($4 or former_secret_until is null or former_secret_until <= $5)`,
    [
      id,
      box.seal(id, secret),
      new Date(now.getTime() + formerSecretMs).toISOString(),
      atOnce,
      now.toISOString(),
    ],
  )
  if (replaced.rowCount === 1) return secret
  throw fail((await findSubscription(connection, id)) === null ? 'notFound' : 'secretReplacedLately')
}

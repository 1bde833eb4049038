import type pg from 'pg'
import { sealingSecretName } from '../../composition/installation-secret'
import { diverge } from './diverge'

/** Proofs of sign-ins started elsewhere. */
const signInTables = [
  'identity.session',
  'identity.pending_sign_in',
  'identity.passkey_challenge',
  'identity.known_device',
  'oauth.entry',
  // Their secrets open a service account: a copy registers its own.
  'oauth.client',
  // The original continues to notify their receivers.
  'webhooks.subscription',
]

/** What was switched off. */
export interface Switched {
  readonly sessions: number
  readonly links: number
}

/**
 * Turns a copy into a separate installation, so that nothing issued by the original gives access to it and nothing the
 * original does is done twice (abuse case A35): sessions, bearer tokens and half-finished sign-ins are deleted, mailed
 * links have expired, secrets are replaced except the one that opens authenticator apps, the queue is empty and
 * background work is paused.
 */
export async function makeHarmless(
  client: pg.PoolClient,
  options: { readonly paused: boolean; readonly now: Date },
): Promise<Switched> {
  const sessions = await count(client, 'select count(*) from identity.session where ended_at is null')
  const links = await client.query(
    `update identity.one_time_token set expires_at = least(expires_at, created_at)
     where used_at is null and superseded_at is null`,
  )
  // TRUNCATE, because deleting rows would notify every process, row by row.
  await client.query(`truncate ${(await existing(client, signInTables)).join(', ')}`)
  await client.query('delete from installation.secret where name <> $1', [sealingSecretName])
  await client.query('delete from graphile_worker._private_jobs')
  // Transaction numbers are the original server's. Readers of the feed wait for any that are ahead of ours.
  await client.query(
    'update feed.change_event set transaction_id = pg_current_xact_id(), written_by_transaction = pg_current_xact_id()',
  )
  // Alerts restart at the present: the original sends what was still pending.
  await client.query('delete from texts.feed_position')
  await diverge(client, options)
  return { sessions, links: links.rowCount ?? 0 }
}

async function existing(client: pg.PoolClient, tables: readonly string[]): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from unnest($1::text[]) name where to_regclass(name) is not null',
    [tables],
  )
  return rows.map((row) => row.name)
}

async function count(client: pg.PoolClient, text: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(text)
  return Number(rows[0]?.count ?? 0)
}

import type pg from 'pg'
import { jobsPausedFact } from '../../composition/background-work'
import { pageTokenSecretName } from '../../composition/installation-secret'

/**
 * Lets an installation diverge from the one its database was taken from, which continued after that point and issued
 * numbers that would otherwise be issued again. Page tokens and change positions are rejected, so that programs reread
 * everything; jobs get numbers that no mail was named after; background work is paused, unless `paused` is false, until
 * an operator has checked.
 */
export async function diverge(
  client: pg.PoolClient,
  options: { readonly paused: boolean; readonly now: Date },
): Promise<void> {
  await client.query('delete from installation.secret where name = $1', [pageTokenSecretName])
  // A mail is named after its job, and a receiver drops a second one of that name. The clock is ahead of every
  // installation's job count.
  await client.query(
    `select setval(pg_get_serial_sequence('graphile_worker._private_jobs', 'id'),
       greatest(nextval(pg_get_serial_sequence('graphile_worker._private_jobs', 'id')), $1))`,
    [options.now.getTime()],
  )
  // A program that tracked a position of its own starts over.
  await client.query(
    `insert into feed.purged_through (transaction_id, sequence) values (pg_current_xact_id(), 0)
     on conflict (is_only) do update set transaction_id = excluded.transaction_id, sequence = excluded.sequence`,
  )
  await client.query('delete from installation.fact where name = $1', [jobsPausedFact])
  if (!options.paused) return
  await client.query('insert into installation.fact (name, value) values ($1, $2)', [
    jobsPausedFact,
    `restored ${options.now.toISOString()}`,
  ])
}

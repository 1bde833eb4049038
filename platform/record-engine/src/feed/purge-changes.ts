import type pg from 'pg'
import { runStatement } from '../database/run-statement'

/** How long a reader of the feed may be away and still resume from its position. */
const retentionMs = 30 * 86_400_000

/** Keeps statements short: other transactions write to the feed at the same time. */
const atOnce = 5_000

// By key, so that no newer rows are read: sequences grow with time except across concurrent transactions.
const purgeOldest = `
  with oldest as (select sequence from feed.change_event order by sequence limit $2),
  gone as (
    delete from feed.change_event as event using oldest
    where event.sequence = oldest.sequence and event.occurred_at <= $1
      and event.transaction_id < pg_snapshot_xmin(pg_current_snapshot())
    returning event.transaction_id, event.sequence
  ), noted as (
    insert into feed.purged_through as known (transaction_id, sequence)
    select transaction_id, sequence from gone order by transaction_id desc, sequence desc limit 1
    on conflict (is_only) do update
      set transaction_id = excluded.transaction_id, sequence = excluded.sequence
      where (excluded.transaction_id, excluded.sequence) > (known.transaction_id, known.sequence)
  )
  select 1 from gone`

/**
 * Deletes changes that are 30 or more days old and returns how many; for a job that runs once a day. Changes that
 * readers still wait for, because a transaction that began earlier is still running, are not deleted. A reader that
 * pauses for longer is notified (`ChangePage.isExpired`) and has to reread the records.
 */
export async function purgeChanges(pool: pg.Pool, now: Date, batchSize = atOnce): Promise<number> {
  const before = new Date(now.getTime() - retentionMs).toISOString()
  let purged = 0
  for (;;) {
    const rows = await runStatement(pool, { text: purgeOldest, name: undefined }, [before, batchSize])
    purged += rows.length
    if (rows.length < batchSize) return purged
  }
}

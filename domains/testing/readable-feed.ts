import type { Queryable } from '@porchlight/jobs'

/** Resolves once all changes can be read: no transaction of the whole cluster is older, also none of other tests' databases. */
export async function readableFeed(pool: Queryable): Promise<void> {
  const hidden = `select 1 from feed.change_event
    where transaction_id >= pg_snapshot_xmin(pg_current_snapshot()) limit 1`
  while ((await pool.query(hidden)).rowCount !== 0) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

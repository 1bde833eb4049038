import type { Queryable } from '@porchlight/jobs'

/**
 * Resolves once all changes are readable: no older transaction is open in the whole cluster, including other tests'
 * databases.
 */
export async function readableFeed(pool: Queryable): Promise<void> {
  const hidden = `select 1 from feed.change_event
    where transaction_id >= pg_snapshot_xmin(pg_current_snapshot()) limit 1`
  while ((await pool.query(hidden)).rowCount !== 0) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

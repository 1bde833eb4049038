import { fail } from '@porchlight/errors'
import type pg from 'pg'

/** Fails with `invalidSettings` when processes of ours other than that of `client` use the database. */
export async function refuseWhileServed(client: pg.PoolClient): Promise<void> {
  const others = await client.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and application_name in ('porchlight', 'porchlight-jobs')
       and pid <> pg_backend_pid()`,
  )
  if (others.rowCount === 0) return
  const reason = 'Other Porchlight processes use this database. Stop them, then run the command again.'
  throw fail('invalidSettings', { reason })
}

/**
 * Fails with `invalidSettings` when processes of ours use the database, or when it contains users that must not be
 * deleted.
 */
export async function refuseTarget(pool: pg.Pool, mayReplace: boolean): Promise<void> {
  const client = await pool.connect()
  try {
    await refuseWhileServed(client)
    if (mayReplace) return
    const known = await client.query<{ known: boolean }>(
      `select to_regclass('record."User"') is not null as known`,
    )
    if (known.rows[0]?.known !== true) return
    const users = await client.query('select 1 from record."User" limit 1')
    if (users.rowCount !== 0) {
      throw fail('invalidSettings', {
        reason:
          'This database holds users. Restore into an empty one (another DATA_DIR or DATABASE_URL), or add --replace to lose all that it holds.',
      })
    }
  } finally {
    client.release()
  }
}

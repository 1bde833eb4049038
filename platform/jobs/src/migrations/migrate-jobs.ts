import { fail } from '@porchlight/errors'
import { runMigrations } from 'graphile-worker'
import type pg from 'pg'
import { queueLogger } from '../runner/queue-logger'

/** The schema revision of the queue in the installed graphile-worker. */
export const queueRevision = 18

/** The advisory lock that only one installing process holds at a time; an arbitrary fixed number. */
const installLock = 7_270_451_914

/**
 * Installs or upgrades the queue's own schema (`graphile_worker`) and reports what it did, one sentence per step;
 * two short queries when there is nothing to do. Several servers may call it at the same time. `pool` needs two
 * connections.
 *
 * @throws schemaMismatch when the queue cannot be brought to this version, such as after a downgrade
 */
export async function migrateJobs(pool: pg.Pool): Promise<readonly string[]> {
  if ((await queueRevisionOf(pool)) === queueRevision) return []
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    await client.query(`select pg_advisory_xact_lock(${installLock})`)
    if ((await queueRevisionOf(pool)) === queueRevision) return []
    await runMigrations({ pgPool: pool, logger: queueLogger(() => undefined) })
    return [`Brought the job queue to revision ${queueRevision}.`]
  } catch (error) {
    throw fail('schemaMismatch', { reason: 'The job queue does not fit this version.' }, { cause: error })
  } finally {
    await client.query('rollback').catch(() => undefined)
    client.release()
  }
}

/** The revision that the database has of the queue's schema; null where it has none. */
export async function queueRevisionOf(pool: pg.Pool): Promise<number | null> {
  const known = await pool.query<{ known: boolean }>(
    "select to_regclass('graphile_worker.migrations') is not null as known",
  )
  if (known.rows[0]?.known !== true) return null
  const found = await pool.query<{ id: number | null }>(
    'select max(id) as id from graphile_worker.migrations',
  )
  return found.rows[0]?.id ?? null
}

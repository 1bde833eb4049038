import { lockKey } from '@porchlight/advisory-locks'
import type pg from 'pg'

/** Runs `work` in a transaction of its own. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (connection: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const connection = await pool.connect()
  let broken: Error | undefined
  try {
    await connection.query('begin')
    const result = await work(connection)
    await connection.query('commit')
    return result
  } catch (error) {
    await connection.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    connection.release(broken)
  }
}

/**
 * Runs `work` in a transaction unless another process is at the same `task`; null then. The lock ends with the
 * transaction, and so with the process.
 */
export function aloneInTransaction<Result>(
  pool: pg.Pool,
  task: 'inbox' | 'outbox',
  work: (connection: pg.PoolClient) => Promise<Result>,
): Promise<Result | null> {
  return inTransaction(pool, async (connection) => {
    const { rows } = await connection.query<{ taken: boolean }>(
      `select pg_try_advisory_xact_lock(${lockKey('market')}) as taken`,
      [`texas-set ${task}`],
    )
    return rows[0]?.taken === true ? await work(connection) : null
  })
}

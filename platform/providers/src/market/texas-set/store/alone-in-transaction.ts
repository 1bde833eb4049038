import { inTransaction } from '@porchlight/transactions'
import { lockKey } from '@porchlight/transactions/locks'
import type pg from 'pg'

/**
 * Runs `work` in a transaction unless another process is running the same `task`; returns null then. The lock ends with
 * the transaction, and so with the process.
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

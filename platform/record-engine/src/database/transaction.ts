import { inTransaction as runInTransaction } from '@porchlight/transactions'
import type pg from 'pg'
import { translateDatabaseError } from './database-error'
import type { Queryable } from './queryable'
import { runStatement } from './run-statement'

/** Runs `work` in a transaction; fails as statements do, and with `unavailable` when no connection is free. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  try {
    return await runInTransaction(pool, work)
  } catch (error) {
    throw translateDatabaseError(error)
  }
}

/** Runs `work` inside the transaction of `database` behind a savepoint: a failure rolls back only what `work` did. */
export async function inSavepoint<Result>(database: Queryable, work: () => Promise<Result>): Promise<Result> {
  const run = (text: string) => runStatement(database, { text, name: undefined }, [])
  await run('savepoint step')
  try {
    const result = await work()
    await run('release savepoint step')
    return result
  } catch (error) {
    // When this fails the whole transaction is lost, and the original error is the one to report.
    await run('rollback to savepoint step')
      .then(() => run('release savepoint step'))
      .catch(() => undefined)
    throw translateDatabaseError(error)
  }
}

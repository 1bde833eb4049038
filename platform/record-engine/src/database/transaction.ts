import type pg from 'pg'
import { translateDatabaseError } from './database-error'
import type { Queryable } from './queryable'
import { runStatement } from './run-statement'

/** Runs `work` on one connection inside a transaction: commits what it did, or rolls back and rethrows. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await connect(pool)
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError
    })
    throw translateDatabaseError(error)
  } finally {
    client.release(broken)
  }
}

/**
 * Runs `work` inside the transaction of `database` behind a savepoint: a failure undoes what `work` did and no more.
 */
export async function inSavepoint<Result>(database: Queryable, work: () => Promise<Result>): Promise<Result> {
  const run = (text: string) => runStatement(database, { text, name: undefined }, [])
  await run('savepoint step')
  try {
    const result = await work()
    await run('release savepoint step')
    return result
  } catch (error) {
    // When this fails the transaction is lost as a whole, and the original error is the one to report.
    await run('rollback to savepoint step')
      .then(() => run('release savepoint step'))
      .catch(() => undefined)
    throw translateDatabaseError(error)
  }
}

/** A connection of the pool; the caller releases it. Fails with `unavailable` when no connection is free. */
async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    throw translateDatabaseError(error)
  }
}

import type pg from 'pg'
import { translateDatabaseError } from './database-error'

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

/** A connection of the pool; the caller releases it. `unavailable` when there is none. */
async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    throw translateDatabaseError(error)
  }
}

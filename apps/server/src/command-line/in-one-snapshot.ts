import type pg from 'pg'

/** Runs `work` so that all its reads are as of one moment, however long it takes; writers are not blocked. */
export async function inOneSnapshot<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let isWhole = false
  try {
    await client.query('begin isolation level repeatable read, read only')
    const result = await work(client)
    await client.query('commit')
    isWhole = true
    return result
  } finally {
    // A connection that broke off in the middle of a COPY is unusable.
    client.release(!isWhole)
  }
}

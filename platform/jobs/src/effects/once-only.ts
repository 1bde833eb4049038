import type pg from 'pg'

/**
 * Runs `effect` unless an effect with this key is already committed, and returns whether it ran. `client` must be in a
 * transaction: mark and effect are committed or rolled back together, and of parallel transactions with one key the
 * others wait for the first. When `effect` throws, what it wrote is rolled back, including the mark, and the error is
 * rethrown.
 *
 * @param key unique over all jobs, such as `bill-ready:a0B…:2026-11`
 */
export async function onceOnly(
  client: Pick<pg.PoolClient, 'query'>,
  key: string,
  effect: () => Promise<void>,
): Promise<boolean> {
  // PostgreSQL rejects a savepoint outside a transaction, where the mark would outlive a failed effect.
  await client.query('savepoint job_effect')
  try {
    const claim = 'insert into jobs.job_effect (key) values ($1) on conflict do nothing'
    const claimed = await client.query(claim, [key])
    if (claimed.rowCount === 1) await effect()
    await client.query('release savepoint job_effect')
    return claimed.rowCount === 1
  } catch (error) {
    await client.query('rollback to savepoint job_effect')
    throw error
  }
}

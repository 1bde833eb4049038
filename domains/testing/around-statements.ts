import type pg from 'pg'

/**
 * Routes every statement of the pool's clients through `around` from now on: it is called with the arguments of `query`
 * and a function that runs it, and returns the response. Returns a function that leaves clients that connect later
 * unaffected.
 */
export function aroundStatements(
  pool: pg.Pool,
  around: (words: readonly unknown[], send: () => unknown) => unknown,
): () => void {
  const seen = new WeakSet<pg.PoolClient>()
  const wrap = (client: pg.PoolClient) => {
    if (seen.has(client)) return
    seen.add(client)
    const query = client.query.bind(client) as (...words: readonly unknown[]) => unknown
    Object.assign(client, {
      query: (...words: readonly unknown[]) => around(words, () => query(...words)),
    })
  }
  pool.on('acquire', wrap)
  return () => pool.off('acquire', wrap)
}

import type pg from 'pg'

/**
 * Has `around` send every statement of the pool's clients from now on: it gets what `query` was called with and a function
 * that calls it, and gives the answer. Returns a function that leaves clients which connect later as they are.
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

import type pg from 'pg'

/** Counts the statements that go through `pool` from now on; the function gives and resets the count. */
export function countStatements(pool: pg.Pool): () => number {
  const seen = new WeakSet<pg.PoolClient>()
  let count = 0
  pool.on('acquire', (client) => {
    if (seen.has(client)) return
    seen.add(client)
    const query = client.query.bind(client)
    Object.assign(client, {
      query: (...words: Parameters<typeof query>) => {
        count += 1
        return query(...words)
      },
    })
  })
  return () => {
    const taken = count
    count = 0
    return taken
  }
}

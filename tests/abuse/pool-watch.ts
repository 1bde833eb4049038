import type pg from 'pg'

/** Watches the texts of the statements that a pool's connections send, until it is ended. */
export interface StatementWatch {
  /** Forgets what was sent; the function gives what has been sent since. */
  readonly start: () => () => readonly string[]
  readonly end: () => void
}

/** Begins to watch the statements of `pool`. */
export function watchStatements(pool: pg.Pool): StatementWatch {
  let texts: string[] = []
  let isOver = false
  const seen = new WeakSet<pg.PoolClient>()
  const watch = (client: pg.PoolClient) => {
    if (seen.has(client)) return
    seen.add(client)
    const query = client.query.bind(client)
    Object.assign(client, {
      query: (...sent: Parameters<typeof query>) => {
        const [statement] = sent as unknown as readonly [string | { readonly text: string }]
        if (!isOver) texts.push(typeof statement === 'string' ? statement : statement.text)
        return query(...sent)
      },
    })
  }
  pool.on('acquire', watch)
  return {
    start: () => {
      texts = []
      return () => texts
    },
    end: () => {
      isOver = true
      pool.off('acquire', watch)
    },
  }
}

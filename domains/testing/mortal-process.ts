import type pg from 'pg'

/**
 * A process that dies, as far as its database can tell: from one moment on no statement of it arrives, and what it had
 * open is rolled back.
 */
export interface MortalProcess {
  /** Lets it die before that many more statements of what it lives through; null lets it live. */
  readonly dieAfter: (statements: number | null) => void
  readonly isDead: () => boolean
  /** How often it has died. */
  readonly deaths: () => number
  /** Does work; when the process dies over it, the next process does it again. */
  readonly live: <Result>(work: () => Promise<Result>) => Promise<Result>
}

/** Makes one of all that goes through the pool while it lives through something. */
export function mortalProcess(pool: pg.Pool): MortalProcess {
  const wrapped = new WeakSet<pg.PoolClient>()
  const busy = new Set<pg.PoolClient>()
  let left: number | null = null
  let isLiving = false
  let isDead = false
  let deaths = 0
  /** The ends of the connections that it had. */
  let ends: Promise<unknown>[] = []

  const die = () => {
    isDead = true
    deaths += 1
    left = null
    ends = [...busy].map((client) => new Promise((resolve) => client.once('end', resolve)))
    for (const client of busy) streamOf(client)?.destroy()
  }
  pool.on('acquire', (client) => {
    busy.add(client)
    if (wrapped.has(client)) return
    wrapped.add(client)
    const query = client.query.bind(client) as (...words: unknown[]) => unknown
    Object.assign(client, {
      query: (...words: unknown[]) => {
        if (isLiving && left !== null) {
          if (left === 0) die()
          else left -= 1
        }
        return isDead ? refuse(words) : query(...words)
      },
    })
  })
  pool.on('release', (_error, client) => {
    busy.delete(client)
  })

  return {
    dieAfter: (statements) => {
      left = statements
    },
    isDead: () => isDead,
    deaths: () => deaths,
    live: async (work) => {
      isLiving = true
      try {
        const result = await work()
        if (!isDead) return result
      } catch (error) {
        if (!isDead) throw error
      } finally {
        isLiving = false
      }
      // A client that is still out belongs to the dead process, and goes with it.
      while (busy.size > 0) await new Promise((resolve) => setTimeout(resolve, 1))
      await Promise.all(ends)
      isDead = false
      return work()
    },
  }
}

/** As a connection that is gone answers: by the callback where there is one. */
function refuse(words: readonly unknown[]): unknown {
  const error = new Error('The process is dead.')
  const callback = words.at(-1)
  if (typeof callback !== 'function') return Promise.reject(error)
  process.nextTick(callback, error)
  return undefined
}

/** The socket of a client, which its types do not tell of. */
function streamOf(client: pg.PoolClient): { readonly destroy: () => void } | undefined {
  return (client as { readonly connection?: { readonly stream: { readonly destroy: () => void } } })
    .connection?.stream
}

import type pg from 'pg'
import { aroundStatements } from './around-statements'

/**
 * A process that crashes, as far as its database can tell: from one moment on none of its statements arrives, and what it
 * had open is rolled back.
 */
export interface CrashingProcess {
  /** Lets it crash after that many more statements of the work below; null keeps it from crashing. */
  readonly crashAfter: (statements: number | null) => void
  readonly hasCrashed: () => boolean
  /** How often it has crashed. */
  readonly crashes: () => number
  /** Does work; when the process crashes meanwhile, the process that follows does it again. */
  readonly withRestarts: <Result>(work: () => Promise<Result>) => Promise<Result>
}

/** A process whose statements all go through `pool`; those outside `withRestarts` are the test's own, and never crash. */
export function crashingProcess(pool: pg.Pool): CrashingProcess {
  const busy = new Set<pg.PoolClient>()
  let left: number | null = null
  let isAtWork = false
  let hasCrashed = false
  let crashes = 0
  /** The ends of the connections that it had. */
  let ends: Promise<unknown>[] = []

  const crash = () => {
    hasCrashed = true
    crashes += 1
    left = null
    ends = [...busy].map((client) => new Promise((resolve) => client.once('end', resolve)))
    for (const client of busy) streamOf(client)?.destroy()
  }
  pool.on('acquire', (client) => {
    busy.add(client)
  })
  pool.on('release', (_error, client) => {
    busy.delete(client)
  })

  aroundStatements(pool, (words, send) => {
    if (isAtWork && left !== null) {
      if (left === 0) crash()
      else left -= 1
    }
    return hasCrashed ? refuse(words) : send()
  })

  return {
    crashAfter: (statements) => {
      left = statements
    },
    hasCrashed: () => hasCrashed,
    crashes: () => crashes,
    withRestarts: async (work) => {
      isAtWork = true
      try {
        const result = await work()
        if (!hasCrashed) return result
      } catch (error) {
        if (!hasCrashed) throw error
      } finally {
        isAtWork = false
      }
      // A client that is still checked out belongs to the process that crashed.
      while (busy.size > 0) await new Promise((resolve) => setTimeout(resolve, 1))
      await Promise.all(ends)
      hasCrashed = false
      return work()
    },
  }
}

/** As a connection that is gone answers: by the callback where there is one. */
function refuse(words: readonly unknown[]): unknown {
  const error = new Error('The process has crashed.')
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

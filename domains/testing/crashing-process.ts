import type pg from 'pg'
import { aroundStatements } from './around-statements'

/**
 * A process that crashes, as seen by its database: from one moment on none of its statements arrives, and its open
 * transactions are rolled back.
 */
export interface CrashingProcess {
  /** Has it crash after that many more statements of the work below; null prevents it from crashing. */
  readonly crashAfter: (statements: number | null) => void
  readonly hasCrashed: () => boolean
  /** Returns how often it has crashed. */
  readonly crashes: () => number
  /** Runs work; if the process crashes meanwhile, its successor runs it again. */
  readonly withRestarts: <Result>(work: () => Promise<Result>) => Promise<Result>
}

/**
 * Creates a process whose statements all go through `pool`; those outside `withRestarts` are the test's own, and never
 * crash.
 */
export function crashingProcess(pool: pg.Pool): CrashingProcess {
  const busy = new Set<pg.PoolClient>()
  let left: number | null = null
  let isAtWork = false
  let hasCrashed = false
  let crashes = 0
  /** The closing of its former connections. */
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

/** Fails as a lost connection does: through the callback if there is one. */
function refuse(words: readonly unknown[]): unknown {
  const error = new Error('The process has crashed.')
  const callback = words.at(-1)
  if (typeof callback !== 'function') return Promise.reject(error)
  process.nextTick(callback, error)
  return undefined
}

/** Returns a client's socket, which its types do not expose. */
function streamOf(client: pg.PoolClient): { readonly destroy: () => void } | undefined {
  return (client as { readonly connection?: { readonly stream: { readonly destroy: () => void } } })
    .connection?.stream
}

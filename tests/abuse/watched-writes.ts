import { readdir } from 'node:fs/promises'
import pg from 'pg'

/** What a request left behind. */
export interface Traces {
  /** The tables that rows were written to, and `job` for enqueued work; including what was rolled back. */
  readonly tables: readonly string[]
  /** Number of files created. */
  readonly files: number
}

type Query = (...given: readonly unknown[]) => unknown

/**
 * Tables that record the use of a session and the number of attempts: how requests are identified and limited, not what
 * they do.
 */
const ownTables = /^identity\.(session|attempt)$/

const writing = /\b(?:insert\s+into|update|delete\s+from)\s+("?\w+"?\."?\w+"?)/gi

/**
 * Runs `act` and returns what it wrote: each statement of this process that changed rows, through any connection, and
 * the files below the folders. One run at a time.
 */
export async function watchWrites(folders: readonly string[], act: () => Promise<unknown>): Promise<Traces> {
  const tables = new Set<string>()
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const { query } = prototype
  const note = (given: unknown, result: unknown) => {
    for (const table of tablesWritten(given, result)) tables.add(table)
  }
  prototype.query = function watched(this: unknown, ...given) {
    const last = given.at(-1)
    if (typeof last === 'function') {
      const callback = (error: unknown, result: unknown) => {
        note(given[0], result)
        last(error, result)
      }
      return query.call(this, ...given.slice(0, -1), callback)
    }
    const answer = query.call(this, ...given)
    if (answer instanceof Promise) {
      answer.then((result: unknown) => note(given[0], result)).catch(() => undefined)
    }
    return answer
  }
  const before = await filesIn(folders)
  try {
    await act()
  } finally {
    prototype.query = query
  }
  return { tables: [...tables].sort(), files: (await filesIn(folders)) - before }
}

function tablesWritten(given: unknown, result: unknown): readonly string[] {
  const text = typeof given === 'string' ? given : (given as { readonly text?: string }).text
  const rowCount = (result as { readonly rowCount?: number | null } | undefined)?.rowCount ?? 0
  if (text === undefined || rowCount === 0) return []
  const tables = [...text.matchAll(writing)].map(([, table = '']) => table.replaceAll('"', ''))
  return [...tables, ...(text.includes('add_job(') ? ['job'] : [])].filter((table) => !ownTables.test(table))
}

async function filesIn(folders: readonly string[]): Promise<number> {
  let count = 0
  for (const folder of folders) {
    const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
    count += found.filter((entry) => entry.isFile()).length
  }
  return count
}

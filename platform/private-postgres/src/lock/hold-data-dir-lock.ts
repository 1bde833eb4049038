import { createHash, randomUUID } from 'node:crypto'
import { linkSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fail } from '@porchlight/errors'
import pg from 'pg'
import { writeDurably } from '../cluster/cluster-password'
import { hasErrorCode } from '../places/error-code'
import { halfMadePath } from '../places/half-made'
import { openDataDir } from '../places/places'

/** The right to serve a data directory, held by a database connection. */
export interface DataDirLock {
  /** Gives up the right and closes the connection. */
  readonly release: () => Promise<void>
  /**
   * Resolves when the connection broke, and the right was lost with it; never after `release`. Acquire it again once
   * the database responds, and stop serving when that fails.
   */
  readonly lost: Promise<void>
}

/**
 * Acquires the right to serve `dataDir`, for as long as this process lives or until `release`. The right is a session's
 * advisory lock, so it ends with the process, however that dies, and leaves no file behind. Its key is derived from an
 * id in the directory, so it follows the directory when that is renamed. `patienceMs`: how long to wait for the session
 * of a server that was just killed; 2 s by default. Errors: `dataDirInUse` when another server holds it; those of `pg`
 * when the database cannot be reached.
 */
export async function holdDataDirLock(
  connectionString: string,
  dataDir: string,
  { patienceMs = 2000 }: { patienceMs?: number } = {},
): Promise<DataDirLock> {
  const directory = openDataDir(dataDir)
  const key = keyOf(readOrMakeId(directory))
  const client = new pg.Client({ connectionString, keepAlive: true, application_name: 'porchlight lock' })
  let released = false
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => undefined)
    client.on('end', () => {
      if (!released) resolve()
    })
  })
  const release = async () => {
    released = true
    await client.end()
  }
  try {
    await client.connect()
    // The lock lives as long as the session, so the server must not end a session for being idle.
    await client.query('set idle_session_timeout = 0')
    const deadline = Date.now() + patienceMs
    while (!(await tryLock(client, key))) {
      if (Date.now() > deadline) throw fail('dataDirInUse', { path: directory })
      await sleep(50)
    }
  } catch (error) {
    await release().catch(() => undefined)
    throw error
  }
  return { release, lost }
}

async function tryLock(client: pg.Client, key: string): Promise<boolean> {
  const answer = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1::bigint) as held', [
    key,
  ])
  return answer.rows[0]?.held === true
}

function keyOf(id: string): string {
  return createHash('sha256').update(`data directory ${id}`).digest().readBigInt64BE(0).toString()
}

/** The id appears whole and only once, so that two first starts agree on it. */
function readOrMakeId(directory: string): string {
  const path = join(directory, 'directory-id')
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if (!hasErrorCode(error, 'ENOENT')) throw error
  }
  const half = halfMadePath(directory, 'directory-id')
  writeDurably(half, randomUUID() + '\n')
  try {
    linkSync(half, path)
  } catch (error) {
    if (!hasErrorCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(half, { force: true })
  }
  return readFileSync(path, 'utf8').trim()
}

import {
  type DataDirLock,
  holdDataDirLock,
  openDataDir,
  startPrivatePostgres,
} from '@porchlight/private-postgres'
import { openDatabase } from '@porchlight/record-engine'
import type pg from 'pg'
import type { Settings } from '../settings/read-settings'
import { migrateAll } from './migrate-all'
import { reachDatabase } from './reach-database'

/** The database of an installation, started if it is the private one. */
export interface Installation {
  readonly pool: pg.Pool
  readonly connectionString: string
  /** Migrates the database; gives a sentence for each thing done. */
  migrate(): Promise<readonly string[]>
  close(): Promise<void>
}

interface RunningDatabase {
  readonly connectionString: string
  stop(): Promise<void>
}

/**
 * Opens the database that the settings name. With `exclusive`, this process becomes the one server of
 * DATA_DIR, or fails with `dataDirInUse`; `dataDirOpen` when others may read it; `invalidSettings` when the database of
 * DATABASE_URL cannot be used. `say` receives the steps that take time.
 */
export async function openInstallation(
  settings: Settings,
  say: (sentence: string) => void,
  mode: 'exclusive' | 'shared',
): Promise<Installation> {
  openDataDir(settings.dataDir, say)
  const database =
    settings.databaseUrl === null
      ? await runPrivateDatabase(settings.dataDir, say, mode)
      : { connectionString: settings.databaseUrl, stop: async () => {} }
  const pool = openDatabase({
    connectionString: database.connectionString,
    maxConnections: settings.databaseConnections,
    statementTimeoutMs: 10_000,
    applicationName: 'porchlight',
  })
  if (settings.databaseUrl !== null) {
    try {
      await reachDatabase(pool, settings.databaseUrl)
    } catch (error) {
      await pool.end()
      throw error
    }
  }
  return {
    pool,
    connectionString: database.connectionString,
    migrate: () => migrateAll(pool, settings),
    close: async () => {
      await pool.end()
      await database.stop()
    },
  }
}

/**
 * Runs the private PostgreSQL for as long as this process wants it: when it dies, it is started again and
 * its directory locked again; if another process was faster, this one ends, since two servers must never
 * share a directory.
 */
async function runPrivateDatabase(
  dataDir: string,
  say: (sentence: string) => void,
  mode: 'exclusive' | 'shared',
): Promise<RunningDatabase> {
  let isStopping = false
  let lock: DataDirLock | null = null
  const postgres = await startPrivatePostgres({
    dataDir,
    log: say,
    onExit: () => {
      if (!isStopping) void recover()
    },
  })
  const { connectionString } = postgres
  const takeLock = async () => {
    lock = mode === 'exclusive' ? await holdDataDirLock(connectionString, dataDir) : null
  }
  const recover = async () => {
    try {
      await postgres.ensureRunning()
      await takeLock()
    } catch (error) {
      say(`The database ended and could not be started again: ${reasonOf(error)}`)
      process.exit(1)
    }
  }
  try {
    await takeLock()
  } catch (error) {
    isStopping = true
    await postgres.stop()
    throw error
  }
  return {
    connectionString,
    stop: async () => {
      isStopping = true
      await lock?.release()
      await postgres.stop()
    },
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

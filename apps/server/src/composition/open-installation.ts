import {
  type DataDirLock,
  holdDataDirLock,
  openDataDir,
  startPrivatePostgres,
} from '@porchlight/private-postgres'
import {
  checkSessionDefaults,
  openDatabase,
  sessionSettings,
  setSessionDefaults,
} from '@porchlight/record-engine'
import type pg from 'pg'
import type { Settings } from '../settings/read-settings'
import { migrateAll } from './migrate-all'
import { reachDatabase } from './reach-database'

/** The database of an installation, started if it is the private one. */
export interface Installation {
  /** For requests: through the pooler, if there is one. */
  readonly pool: pg.Pool
  /** Connects directly to PostgreSQL; the same as `pool` without a pooler, and for commands. */
  readonly direct: pg.Pool
  /** The address that `direct` connects to. */
  readonly connectionString: string
  /** Migrates the database; returns a sentence for each change made. */
  migrate(): Promise<readonly string[]>
  /** Ensures that the pooler, if there is one, is usable for serving; fails with `invalidSettings`. */
  checkPooler(): Promise<void>
  close(): Promise<void>
}

interface RunningDatabase {
  readonly connectionString: string
  stop(): Promise<void>
}

const statementTimeoutMs = 10_000
/** How long to wait for a database that answers nothing, where no timeout of its own cancels the statement. */
const answerTimeoutMs = 3 * statementTimeoutMs
/**
 * Connections of a server besides those for requests: one to listen, one for the job runner's wake-ups, and one for
 * startup.
 */
const directConnections = 3

/**
 * Opens the database named in the settings. With `exclusive`, this process becomes the only server of DATA_DIR, or
 * fails with `dataDirInUse`, and serves through the pooler, if there is one; with `shared`, it bypasses the pooler.
 * `dataDirOpen` when others may read DATA_DIR; `invalidSettings` when PostgreSQL cannot be used. `say` receives the
 * steps that take time.
 */
export async function openInstallation(
  settings: Settings,
  say: (sentence: string) => void,
  mode: 'exclusive' | 'shared',
): Promise<Installation> {
  openDataDir(settings.dataDir, say)
  const { databaseUrl, databaseDirectUrl } = settings
  const database =
    databaseUrl === null
      ? await runPrivateDatabase(settings.dataDir, say, mode)
      : { connectionString: databaseDirectUrl ?? databaseUrl, stop: async () => {} }
  const { connectionString } = database
  const isServer = mode === 'exclusive'
  const pooler = isServer && databaseDirectUrl !== null ? databaseUrl : null
  const limits = {
    maxConnections: settings.databaseConnections,
    statementTimeoutMs,
    applicationName: 'porchlight',
  }
  const direct = openDatabase({
    ...limits,
    connectionString,
    ...(isServer ? { maxConnections: directConnections } : {}),
  })
  const pool = isServer
    ? openDatabase({
        ...limits,
        connectionString: pooler ?? connectionString,
        ...(pooler === null ? { answerTimeoutMs } : { isPooled: true }),
      })
    : direct
  const close = async () => {
    if (pool !== direct) await pool.end()
    await direct.end()
    await database.stop()
  }
  if (databaseUrl !== null) {
    const setting = databaseDirectUrl === null ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'
    try {
      await reachDatabase(direct, setting, connectionString)
    } catch (error) {
      await close()
      throw error
    }
  }
  return {
    pool,
    direct,
    connectionString,
    migrate: async () => {
      const done = await migrateAll(direct, settings)
      if (databaseDirectUrl !== null) await setSessionDefaults(direct, sessionSettings(statementTimeoutMs))
      return done
    },
    checkPooler: async () => {
      if (pooler === null) return
      await reachDatabase(pool, 'DATABASE_URL', pooler)
      await checkSessionDefaults(pool)
    },
    close,
  }
}

/**
 * Runs the private PostgreSQL for as long as this process needs it: if it dies, it is restarted and its directory
 * locked again; if another process was faster, this one exits, since two servers must never share a directory.
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

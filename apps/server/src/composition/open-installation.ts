import { mkdir } from 'node:fs/promises'
import { fail } from '@porchlight/errors'
import { holdDataDirLock, type PrivatePostgres, startPrivatePostgres } from '@porchlight/private-postgres'
import { migrateDatabase, openDatabase } from '@porchlight/record-engine'
import type pg from 'pg'
import type { Settings } from '../settings/read-settings'
import { metadata } from './compose-context'
import { migrations } from './migrations'

/** The database of an installation, started if it is the private one. */
export interface Installation {
  readonly pool: pg.Pool
  /** Null when `DATABASE_URL` names the database. */
  readonly postgres: PrivatePostgres | null
  /** Migrates the database; gives a sentence for each thing done. */
  migrate(): Promise<readonly string[]>
  close(): Promise<void>
}

/**
 * Opens the database that the settings name. With `exclusive`, this process becomes the one server of
 * DATA_DIR, or fails with `dataDirInUse`. `say` is told of steps that take time.
 */
export async function openInstallation(
  settings: Settings,
  say: (sentence: string) => void,
  mode: 'exclusive' | 'shared',
): Promise<Installation> {
  await mkdir(settings.dataDir, { recursive: true })
  const postgres =
    settings.databaseUrl === null ? await startPrivatePostgres({ dataDir: settings.dataDir, log: say }) : null
  const connectionString = postgres?.connectionString ?? settings.databaseUrl
  if (connectionString === null) throw fail('databaseStart', { reason: 'no database is named' })
  try {
    const lock =
      postgres !== null && mode === 'exclusive'
        ? await holdDataDirLock(connectionString, settings.dataDir)
        : null
    const pool = openDatabase({
      connectionString,
      maxConnections: settings.databaseConnections,
      statementTimeoutMs: 10_000,
      applicationName: 'porchlight',
    })
    return {
      pool,
      postgres,
      migrate: () => migrateDatabase(pool, metadata, migrations),
      close: async () => {
        await pool.end()
        await lock?.release()
        await postgres?.stop()
      },
    }
  } catch (error) {
    if (postgres?.adopted === false) await postgres.stop()
    throw error
  }
}

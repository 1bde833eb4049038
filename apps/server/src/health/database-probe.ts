import { isPooled, openDatabase } from '@porchlight/record-engine'
import type pg from 'pg'

/** Checks whether the database can be used for serving. */
export interface DatabaseProbe {
  /**
   * Returns true when it answers within two seconds, four with a new connection, and has the tables of this version;
   * concurrent probes share the result.
   */
  reaches(): Promise<boolean>
  close(): Promise<void>
}

const timeoutMs = 2_000

/**
 * Creates a probe for the `migrations` of this version, with a dedicated connection outside `pool`, but to the same
 * address, opened with the first probe: while customers' work occupies the whole pool, the process is busy rather than
 * broken, and no load balancer should take it out of service.
 */
export function createDatabaseProbe(pool: pg.Pool, migrations: readonly string[]): DatabaseProbe {
  const own = openDatabase({
    connectionString: pool.options.connectionString ?? '',
    isPooled: isPooled(pool),
    maxConnections: 1,
    statementTimeoutMs: timeoutMs,
    answerTimeoutMs: timeoutMs,
    applicationName: 'porchlight-health',
  })
  let running: Promise<boolean> | null = null
  const probe = async () => {
    try {
      const found = await own.query('select 1 from platform.schema_migration where name = any($1)', [
        migrations,
      ])
      return found.rowCount === migrations.length
    } catch {
      return false
    }
  }
  return {
    reaches() {
      running ??= probe().finally(() => {
        running = null
      })
      return running
    },
    close: () => own.end(),
  }
}

import { isPooled, openDatabase } from '@porchlight/record-engine'
import type pg from 'pg'

/** Tells whether the database can be served from. */
export interface DatabaseProbe {
  /**
   * True when it answers within two seconds, four with a new connection, and has the tables of this version; concurrent
   * probes share the answer.
   */
  reaches(): Promise<boolean>
  close(): Promise<void>
}

const timeoutMs = 2_000

/**
 * A probe for the `migrations` of this version, by a connection of its own outside `pool`, but to the same address, opened with
 * the first probe: while customers' work holds the whole pool, the process is busy and not broken, and no balancer is to
 * take it away from them.
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

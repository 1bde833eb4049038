import pg from 'pg'

/** How to reach the database and how much of it one process may take. */
export interface DatabaseOptions {
  /** A `postgres://` address; a unix socket is a URL-encoded host. */
  readonly connectionString: string
  readonly maxConnections: number
  /** A statement that runs longer is cancelled; in milliseconds. */
  readonly statementTimeoutMs: number
  /** Shown in `pg_stat_activity`. */
  readonly applicationName: string
  /** Called when the server closes an idle connection; the pool replaces it by itself. */
  readonly onIdleError?: (error: Error) => void
}

const connectTimeoutMs = 5_000

/** Types that arrive as text, because a JavaScript Date or number would round or shift them. */
const textTypes: ReadonlySet<number> = new Set([
  pg.types.builtins.DATE,
  pg.types.builtins.TIMESTAMP,
  pg.types.builtins.TIMESTAMPTZ,
  pg.types.builtins.NUMERIC,
  pg.types.builtins.INT8,
])

/**
 * Opens a pool whose sessions are in UTC and give date, timestamp, numeric and int8 as text. Nothing
 * connects until the first statement; close it with `pool.end()`.
 */
export function openDatabase(options: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.maxConnections,
    statement_timeout: options.statementTimeoutMs,
    application_name: options.applicationName,
    connectionTimeoutMillis: connectTimeoutMs,
    options: '-c TimeZone=UTC -c DateStyle=ISO',
    types: { getTypeParser },
  })
  pool.on('error', (error) => options.onIdleError?.(error))
  // A connection that breaks between two statements of a transaction would end the process for want of a listener;
  // the next statement fails and reports it.
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
  })
  return pool
}

const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (oid, format) =>
  textTypes.has(oid) ? (stored: unknown) => stored : pg.types.getTypeParser(oid, format as 'text')

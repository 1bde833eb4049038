import pg from 'pg'
import { sessionSettings, startupOptions } from './session-settings'

/** How to reach the database and how much of it one process may take. */
export interface DatabaseOptions {
  /** A `postgres://` address; a unix socket is a URL-encoded host. */
  readonly connectionString: string
  /**
   * Whether the address is that of a pooler, which gives each transaction another session. Sessions are then not opened
   * by us: they need the defaults of `setSessionDefaults`, and must not prepare statements.
   */
  readonly isPooled?: boolean
  readonly maxConnections: number
  /** A statement that runs longer is cancelled; in milliseconds. */
  readonly statementTimeoutMs: number
  /**
   * After so many milliseconds without an answer, or without a connection, the statement fails and its connection is given up:
   * nothing cancels a statement of a database that hangs or is no longer reachable. Absent: it is waited for, as by who
   * listens or migrates; through a pooler, for the time of a statement.
   */
  readonly answerTimeoutMs?: number
  /** Shown in `pg_stat_activity`. */
  readonly applicationName: string
  /** Called with each new connection before it is used: what it rejects is closed again. */
  readonly verify?: (client: pg.PoolClient) => Promise<void>
  /** Called when the server closes an idle connection; the pool replaces it by itself. */
  readonly onIdleError?: (error: Error) => void
}

const connectTimeoutMs = 5_000
/** A connection that rests this long is asked whether there is still somebody, so that one who listens learns of it. */
const keepAliveAfterMs = 10_000

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
  const { statementTimeoutMs, isPooled = false } = options
  const answerTimeoutMs = options.answerTimeoutMs ?? (isPooled ? statementTimeoutMs : undefined)
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.maxConnections,
    application_name: options.applicationName,
    connectionTimeoutMillis: Math.min(connectTimeoutMs, answerTimeoutMs ?? connectTimeoutMs),
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfterMs,
    types: { getTypeParser },
    ...(options.verify === undefined ? {} : { verify: verifiedBy(options.verify) }),
    ...(answerTimeoutMs === undefined ? {} : { query_timeout: answerTimeoutMs }),
    ...(isPooled ? {} : { options: startupOptions(sessionSettings(statementTimeoutMs)) }),
  })
  pool.on('error', (error) => options.onIdleError?.(error))
  // A connection that breaks between two statements of a transaction would end the process for want of a listener;
  // the next statement fails and reports it.
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
  })
  return pool
}

function verifiedBy(verify: (client: pg.PoolClient) => Promise<void>): pg.PoolConfig['verify'] {
  return (client, done) => {
    verify(client as pg.PoolClient).then(() => done(), done)
  }
}

/** Whether the sessions of a pool of `openDatabase` are a pooler's: those of ours are opened with settings. */
export function isPooled({ options }: pg.Pool): boolean {
  return options.options === undefined
}

const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (oid, format) =>
  textTypes.has(oid) ? (stored: unknown) => stored : pg.types.getTypeParser(oid, format as 'text')

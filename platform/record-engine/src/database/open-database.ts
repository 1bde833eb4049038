import pg from 'pg'
import { sessionSettings, startupOptions } from './session-settings'

/** How to reach the database, and how much of it one process may use. */
export interface DatabaseOptions {
  /** A `postgres://` address; a unix socket is a URL-encoded host. */
  readonly connectionString: string
  /**
   * Whether the address is that of a pooler, which runs each transaction on a different session. We then do not open
   * the sessions ourselves: they need the defaults of `setSessionDefaults`, and must not prepare statements.
   */
  readonly isPooled?: boolean
  readonly maxConnections: number
  /** A statement that runs longer is cancelled; in milliseconds. */
  readonly statementTimeoutMs: number
  /**
   * The number of milliseconds without a response, or without a connection, after which the statement fails and its
   * connection is dropped: nothing else cancels a statement of a database that hangs or has become unreachable. By
   * default there is no limit, as for listening or migrating; through a pooler, it is the statement timeout.
   */
  readonly answerTimeoutMs?: number
  /** Shown in `pg_stat_activity`. */
  readonly applicationName: string
  /** Called with each new connection before it is used: a rejected one is closed again. */
  readonly verify?: (client: pg.PoolClient) => Promise<void>
  /** Called when the server closes an idle connection; the pool replaces it automatically. */
  readonly onIdleError?: (error: Error) => void
}

const connectTimeoutMs = 5_000
/** How long a connection may be idle before it is probed, so that a listener notices a dead one. */
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
 * Opens a pool whose sessions are in UTC and return date, timestamp, numeric and int8 as text. It does not connect
 * until the first statement; close it with `pool.end()`.
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
  // Without a listener, a connection that breaks between two statements of a transaction would crash the process; the
  // next statement fails and reports it.
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

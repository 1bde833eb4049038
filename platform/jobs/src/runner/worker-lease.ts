import { lockKey } from '@porchlight/transactions/locks'
import pg from 'pg'

/**
 * Proof that a runner is alive: a session that holds one advisory lock per worker. PostgreSQL frees the locks as soon
 * as the process is gone, whatever ended it, and `sweepLostJobs` relies on them.
 */
export interface WorkerLease {
  /** Acquires the lock of a worker; call it before the worker claims its first job. */
  readonly hold: (workerId: string) => Promise<void>
  /** Releases the lock of a worker that ended while others of the runner continue. */
  readonly release: (workerId: string) => Promise<void>
  /** Settles when the session ended without `close`: the locks are gone. */
  readonly lost: Promise<void>
  /** Checks that the session is alive; a session that does not respond is lost. */
  readonly check: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Returns the lock of the worker whose id is the value of the SQL expression `workerId`. */
export function workerLock(workerId: string): string {
  return lockKey('jobWorker', `'porchlight job worker ' || ${workerId}`)
}

const answerTimeoutMs = 10_000

/**
 * Opens the session of a lease. It must connect to PostgreSQL directly or through a session pooler, because a pooler
 * that shares sessions would share the locks.
 */
export async function openWorkerLease(connectionString: string): Promise<WorkerLease> {
  const client = new pg.Client({
    connectionString,
    application_name: 'porchlight-jobs',
    keepAlive: true,
    connectionTimeoutMillis: answerTimeoutMs,
    query_timeout: answerTimeoutMs,
  })
  let lose: () => void = () => undefined
  const lost = new Promise<void>((resolve) => {
    lose = resolve
  })
  client.on('error', lose)
  client.on('end', lose)
  try {
    await client.connect()
    // The server has to notice within seconds that a machine is gone, and must not close an idle session.
    await client.query(
      'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3; set idle_session_timeout = 0',
    )
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
  // Workers start together, and a session runs one statement at a time.
  let lastAnswer: Promise<unknown> = Promise.resolve()
  const query = (text: string, values: readonly string[] = []) => {
    const answer = lastAnswer.then(() => client.query(text, [...values]))
    lastAnswer = answer.catch(() => undefined)
    return answer
  }
  return {
    hold: async (workerId) => {
      await query(`select pg_advisory_lock(${workerLock('$1::text')})`, [workerId])
    },
    release: async (workerId) => {
      await query(`select pg_advisory_unlock(${workerLock('$1::text')})`, [workerId])
    },
    lost,
    check: () => query('select 1').then(() => undefined, lose),
    close: () => client.end().catch(() => undefined),
  }
}

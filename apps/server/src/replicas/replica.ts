import { isPorchlightError } from '@porchlight/errors'
import { isPooled, openDatabase, type Queryable } from '@porchlight/record-engine'
import { inTransaction } from '@porchlight/transactions'
import type pg from 'pg'
import { type PrimarySample, type PrimarySamples, parseLogPosition, pulseFact } from './primary-samples'

/**
 * A replica's state as seen by this process: `serving`; `late`, by more than allowed; `away`; or `foreign`, not a
 * standby of the primary, such as one that was promoted.
 */
export type ReplicaState = 'serving' | 'late' | 'away' | 'foreign'

/** A standby of the primary that reads are sent to. */
export interface Replica {
  /** Its host and port, for display. */
  readonly name: string
  readonly pool: pg.Pool
  /** Sends single statements to it, each of which fails when the replica might lack what was established about it. */
  readonly database: Queryable
  state(): ReplicaState
  /** The sample it is certain to have; null unless it is serving. */
  reached(): PrimarySample | null
  /** Age of the sample it is certain to have, in milliseconds; infinite when nothing is known about it. */
  lagMs(): number
  /** Runs a read, and abandons it if the replica fails meanwhile. */
  run<Result>(read: () => Promise<Result>): Promise<Result>
  /**
   * Probes it; the result takes effect, by the returned function, once a later sample of the primary has been taken.
   */
  probe(): Promise<() => void>
  close(): Promise<void>
}

export interface ReplicaOptions {
  readonly connectionString: string
  readonly isPooled: boolean
  readonly maxConnections: number
  readonly statementTimeoutMs: number
}

/** Maximum age of what a replica shows: a user who lost access sees nothing more after this time. */
export const longestLagMs = 1_000
/** A replica that does not answer a probe within this time has failed, along with the reads in flight. */
const probeTimeoutMs = 1_000
/** How long a replica that failed a read is not sent another. */
const restMs = 3_000

const probeStatement = `
  select pg_is_in_recovery() as standby, pg_last_wal_replay_lsn()::text as position,
    (select value from installation.fact where name = '${pulseFact}') as pulse`
const hasReplayed = `select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as fits`

/** Opens a replica. Nothing connects until it is probed, and nothing is read from it until it has proved what it is. */
export function openReplica(options: ReplicaOptions, samples: PrimarySamples): Replica {
  let state: ReplicaState = 'away'
  let base: PrimarySample | null = null
  let restsUntilMs = 0
  /** The highest position ever relied on: a replica that restarts may temporarily have less. */
  let floor = 0n
  const running = new Set<(error: Error) => void>()

  const check = async (client: Pick<pg.PoolClient, 'query'>) => {
    const { rows } = await client.query<{ fits: boolean | null }>(hasReplayed, [logPositionText(floor)])
    if (rows[0]?.fits !== true) throw new Error('The replica has less than it had.')
  }
  const pool = openDatabase({
    ...options,
    answerTimeoutMs: options.statementTimeoutMs,
    applicationName: 'porchlight-replica',
    // A connection that is still alive leads to a server that has not restarted since.
    ...(options.isPooled ? {} : { verify: check }),
  })
  const prober = openDatabase({
    ...options,
    maxConnections: 1,
    statementTimeoutMs: probeTimeoutMs,
    answerTimeoutMs: probeTimeoutMs,
    applicationName: 'porchlight-replica-probe',
  })
  const fall = (next: ReplicaState, error: Error) => {
    state = next
    base = null
    for (const give of running) give(error)
  }
  const lagMs = () => (base === null ? Number.POSITIVE_INFINITY : performance.now() - base.takenAtMs)
  const isUsable = () => performance.now() >= restsUntilMs && lagMs() <= longestLagMs

  return {
    name: placeOf(options.connectionString),
    pool,
    database: isPooled(pool) ? { query: inCheckedTransaction(pool, check) as pg.Pool['query'] } : pool,
    state: () => (state === 'serving' && !isUsable() ? 'late' : state),
    reached: () => (state === 'serving' && isUsable() ? base : null),
    lagMs,
    async run(read) {
      let give: (error: Error) => void = () => undefined
      const lost = new Promise<never>((_resolve, reject) => {
        give = reject
      })
      running.add(give)
      try {
        return await Promise.race([read(), lost])
      } catch (error) {
        if (isFailure(error) && !isConflict(error)) restsUntilMs = performance.now() + restMs
        throw error
      } finally {
        running.delete(give)
      }
    },
    async probe() {
      try {
        const { rows } = await prober.query<{ standby: boolean; position: string; pulse: string | null }>(
          probeStatement,
        )
        const [seen] = rows
        return () => {
          if (seen?.standby !== true) return fall('foreign', new Error('The replica is no standby.'))
          const position = parseLogPosition(seen.position)
          const reached = position < floor ? null : samples.withinReach(position)
          if (reached !== null && !samples.hadPulse(seen.pulse)) {
            return fall('foreign', new Error('The replica follows another server.'))
          }
          // Without a pulse, it could be any server.
          if (reached === null || seen.pulse === null) return fall('late', new Error('The replica is late.'))
          state = 'serving'
          base = reached
          if (reached.position > floor) floor = reached.position
        }
      } catch (error) {
        return () => fall('away', error instanceof Error ? error : new Error('The replica is away.'))
      }
    },
    async close() {
      await Promise.all([pool.end(), prober.end()])
    },
  }
}

/**
 * Checks within the transaction of each statement: a pooler may assign each transaction a different session, even of a
 * server that has restarted meanwhile.
 */
function inCheckedTransaction(pool: pg.Pool, check: (client: pg.PoolClient) => Promise<void>) {
  return (statement: pg.QueryConfig) =>
    inTransaction(pool, async (client) => {
      await check(client)
      return client.query(statement)
    })
}

/** Returns whether a read failed because of the replica: an invalid request is rejected by the primary as well. */
export function isFailure(error: unknown): boolean {
  return !isPorchlightError(error) || error.status >= 500
}

/**
 * Returns whether PostgreSQL cancelled the read on a standby because it conflicts with replay; the next one may well
 * succeed.
 */
function isConflict(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error && 'code' in cause && cause.code === '40001'
}

function logPositionText(position: bigint): string {
  return `${(position >> 32n).toString(16)}/${(position & 0xffff_ffffn).toString(16)}`
}

function placeOf(address: string): string {
  if (!URL.canParse(address)) return 'a replica'
  const { hostname, port, searchParams } = new URL(address)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  return `${host}:${searchParams.get('port') ?? (port === '' ? '5432' : port)}`
}

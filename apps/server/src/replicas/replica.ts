import { isPorchlightError } from '@porchlight/errors'
import { isPooled, openDatabase, type Queryable } from '@porchlight/record-engine'
import { inTransaction } from '@porchlight/transactions'
import type pg from 'pg'
import { type PrimarySample, type PrimarySamples, parseLogPosition, pulseFact } from './primary-samples'

/**
 * What a replica is to this process: `serving`; `late`, by more than it may be; `away`; or `foreign`, no standby of the
 * primary, as one that was promoted.
 */
export type ReplicaState = 'serving' | 'late' | 'away' | 'foreign'

/** A standby of the primary that reads are sent to. */
export interface Replica {
  /** Its host and port, for people. */
  readonly name: string
  readonly pool: pg.Pool
  /** Sends one statement to it, and fails where it might not have what was said of it. */
  readonly database: Queryable
  state(): ReplicaState
  /** What it surely has; null unless it is serving. */
  reached(): PrimarySample | null
  /** How old what it surely has is, in milliseconds; infinite when nothing is known of it. */
  lagMs(): number
  /** Runs a read, and gives it up when the replica fails meanwhile. */
  run<Result>(read: () => Promise<Result>): Promise<Result>
  /** Looks at it: what it says counts once a sample of the primary was taken afterwards. */
  probe(): Promise<() => void>
  close(): Promise<void>
}

export interface ReplicaOptions {
  readonly connectionString: string
  readonly isPooled: boolean
  readonly maxConnections: number
  readonly statementTimeoutMs: number
}

/** What a replica shows may be this old, and no older: whoever lost access sees nothing more after it. */
export const longestLagMs = 1_000
/** A replica that does not answer a probe for so long has failed, and with it what it was asked. */
const probeTimeoutMs = 1_000
/** For so long a replica that failed a read is not asked for another. */
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
  /** What was ever relied on: a replica that restarts may for a while have less. */
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
    // A connection that lives is one to a server that has not restarted since.
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
          // Without a pulse any server could be it.
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
 * A pooler may give each transaction another session, even of a server that has restarted meanwhile: each statement runs in a
 * transaction that looks first.
 */
function inCheckedTransaction(pool: pg.Pool, check: (client: pg.PoolClient) => Promise<void>) {
  return (statement: pg.QueryConfig) =>
    inTransaction(pool, async (client) => {
      await check(client)
      return client.query(statement)
    })
}

/** Whether a read failed for a reason of the replica's: what the request gave is refused by the primary alike. */
export function isFailure(error: unknown): boolean {
  return !isPorchlightError(error) || error.status >= 500
}

/** PostgreSQL cancels a read of a standby that what it replays is in the way of; the next one may well succeed. */
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

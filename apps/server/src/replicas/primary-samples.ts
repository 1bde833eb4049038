import { randomUUID } from 'node:crypto'
import { type DatabaseSnapshot, parseSnapshot } from '@porchlight/record-engine'
import type pg from 'pg'

/** The primary's state at a moment: a standby that has replayed the log up to `position` has all of it. */
export interface PrimarySample {
  /** By `performance.now()`, from before the query to the primary. */
  readonly takenAtMs: number
  readonly snapshot: DatabaseSnapshot
  /** Where the primary's log ended, in bytes. */
  readonly position: bigint
}

/** This process's recent samples of the primary. */
export interface PrimarySamples {
  /** Takes a sample, and advances the pulse unless another process did. */
  take(): Promise<void>
  /**
   * Returns the latest sample fully contained in a standby at that log position; null when all are later, or too old.
   */
  withinReach(position: bigint): PrimarySample | null
  /**
   * Returns whether the primary's pulse recently had this value, null before the first pulse: a standby with any other
   * value follows another server.
   */
  hadPulse(value: string | null): boolean
}

/** The name of the pulse: a value that changes every second on the primary, and so on every server that follows it. */
export const pulseFact = 'replica-pulse'

/** Samples older than this are useless: no standby that late is read from. */
const retentionMs = 5_000
const pulseEveryMs = 1_000

// The position is queried after the snapshot is taken, so that everything visible lies before it.
const sampleStatement = `
  select pg_current_snapshot()::text as snapshot, pg_current_wal_insert_lsn()::text as position,
    (select value from installation.fact where name = '${pulseFact}') as pulse`

const beat = `
  insert into installation.fact as known (name, value) values ('${pulseFact}', $1)
  on conflict (name) do update set value = $1 where known.value = $2`

/** Takes samples using the primary's pool. */
export function createPrimarySamples(pool: pg.Pool): PrimarySamples {
  let samples: readonly PrimarySample[] = []
  /** When each pulse value was first and last seen. */
  const pulses = new Map<string | null, { readonly since: number; readonly until: number }>()
  return {
    async take() {
      const takenAtMs = performance.now()
      const { rows } = await pool.query<{ snapshot: string; position: string; pulse: string | null }>(
        sampleStatement,
      )
      const [row] = rows
      if (row === undefined) return
      const { snapshot, position, pulse } = row
      const isRecent = (at: number) => at > takenAtMs - retentionMs
      samples = [
        ...samples.filter((sample) => isRecent(sample.takenAtMs)),
        { takenAtMs, snapshot: parseSnapshot(snapshot), position: parseLogPosition(position) },
      ]
      const since = pulses.get(pulse)?.since ?? takenAtMs
      pulses.set(pulse, { since, until: takenAtMs })
      for (const [value, { until }] of pulses) if (!isRecent(until)) pulses.delete(value)
      if (pulse === null || takenAtMs - since >= pulseEveryMs) await pool.query(beat, [randomUUID(), pulse])
    },
    withinReach: (position) => samples.findLast((sample) => sample.position <= position) ?? null,
    hadPulse: (value) => pulses.has(value),
  }
}

/** Parses a log position as PostgreSQL writes it, `16/B374D848`, into bytes. */
export function parseLogPosition(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

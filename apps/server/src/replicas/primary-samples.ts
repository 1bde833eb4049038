import { randomUUID } from 'node:crypto'
import { type DatabaseSnapshot, parseSnapshot } from '@porchlight/record-engine'
import type pg from 'pg'

/** What the primary had at a moment: a standby that has replayed its log up to `position` has all of it. */
export interface PrimarySample {
  /** By `performance.now()`, from before the primary was asked. */
  readonly takenAtMs: number
  readonly snapshot: DatabaseSnapshot
  /** Where its log ended, in bytes. */
  readonly position: bigint
}

/** The samples that this process has taken of the primary lately. */
export interface PrimarySamples {
  /** Takes one, and has the pulse beat on if nobody else did. */
  take(): Promise<void>
  /** The latest of those that a standby at that position of the log has all of; null when all are later, or too old. */
  withinReach(position: bigint): PrimarySample | null
  /** Whether the primary's pulse had this value lately, null before it ever beat: what has another follows another server. */
  hadPulse(value: string | null): boolean
}

/** Where the pulse lies: a value that changes every second on the primary, and so on whatever follows it. */
export const pulseFact = 'replica-pulse'

/** Samples older than this are of no use: no standby is read from that is so late. */
const retentionMs = 5_000
const pulseEveryMs = 1_000

// The position is asked for once the snapshot is taken, so that all that is visible lies before it.
const sampleStatement = `
  select pg_current_snapshot()::text as snapshot, pg_current_wal_insert_lsn()::text as position,
    (select value from installation.fact where name = '${pulseFact}') as pulse`

const beat = `
  insert into installation.fact as known (name, value) values ('${pulseFact}', $1)
  on conflict (name) do update set value = $1 where known.value = $2`

/** Takes samples by the pool of the primary. */
export function createPrimarySamples(pool: pg.Pool): PrimarySamples {
  let samples: readonly PrimarySample[] = []
  /** When each value of the pulse was seen first, and last. */
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

/** A position of the log as PostgreSQL writes it, `16/B374D848`, in bytes. */
export function parseLogPosition(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

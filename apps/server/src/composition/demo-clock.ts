import type pg from 'pg'

/** The demo's clock: the time of day, a number of whole days ahead of the machine's. */
export interface DemoClock {
  readonly now: () => Date
  /** Returns the number of days it is ahead. */
  readonly daysAhead: () => number
  /** Moves it forward by whole days, persistently. It never goes back: what was reported as past stays past. */
  readonly moveForward: (days: number) => Promise<void>
  /** Sets it back to the machine's time, for a demo that is reset. */
  readonly reset: () => void
}

const dayMs = 86_400_000
const fact = 'demo-clock-days-ahead'

/** Opens the clock as it was at the last stop. */
export async function openDemoClock(pool: pg.Pool): Promise<DemoClock> {
  const { rows } = await pool.query<{ value: string }>(
    'select value from installation.fact where name = $1',
    [fact],
  )
  let ahead = Number(rows[0]?.value ?? '0')
  return {
    now: () => new Date(Date.now() + ahead * dayMs),
    daysAhead: () => ahead,
    moveForward: async (days) => {
      ahead += days
      await pool.query(
        'insert into installation.fact (name, value) values ($1, $2) on conflict (name) do update set value = $2',
        [fact, String(ahead)],
      )
    },
    reset: () => {
      ahead = 0
    },
  }
}

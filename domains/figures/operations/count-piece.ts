import { brandKeys } from '@porchlight/brands'
import type { Queryable } from '@porchlight/jobs'
import { addDays } from '../../customers/rules/calendar-day'
import { type Tally, tallied, tallyKey } from '../rules/tally'
import type { CounterServices } from './counters/counter'
import { counters } from './counters/counters'
import { type DueDays, removeDueDays, storePosition, takeDueDays } from './due-days'

/** Records that one transaction counts. */
const pieceSize = 250

/**
 * Counts one piece of the newest days that are due, in one transaction with how far it came: a piece that a crash
 * interrupts has counted nothing, and one that is done is never counted twice. With the last piece the figures of the days
 * take the place of those before. False when nothing is due that no other process has taken.
 */
export async function countPiece(
  { engine, systemViewer }: CounterServices,
  now: Date,
  limit: number = pieceSize,
): Promise<boolean> {
  return engine.inOneTransaction(async (inner, connection) => {
    const days = await takeDueDays(connection)
    if (days === null) return false
    const counter = counters.find(({ name }) => name === days.counter)
    if (counter === undefined) {
      await removeDueDays(connection, days)
      return true
    }
    const { firstDay, lastDay, position: after } = days
    const request = { firstDay, lastDay, after, limit, now }
    const piece = await counter.take({ engine: inner, systemViewer }, request)
    const tally = tallied(JSON.parse(days.counts) as Tally, piece.records)
    const beganAt = days.beganAt ?? now.toISOString()
    if (piece.next !== null) {
      await storePosition(connection, {
        ...days,
        position: piece.next,
        counts: JSON.stringify(tally),
        beganAt,
      })
      return true
    }
    await storeFigures(connection, { ...days, beganAt }, tally, now)
    await removeDueDays(connection, days)
    return true
  })
}

/** Every brand has a row for each day, so that figures no longer counted there are removed. */
async function storeFigures(
  connection: Queryable,
  { counter, firstDay, lastDay, beganAt }: DueDays,
  tally: Tally,
  now: Date,
): Promise<void> {
  const rows: { day: string; brand: string; counts: unknown }[] = []
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) {
    for (const brand of brandKeys) rows.push({ day, brand, counts: tally[tallyKey(day, brand)] ?? {} })
  }
  // A day that was counted by itself since this count began has later figures than this one.
  await connection.query(
    `insert into figures.day as stored (counter, day, brand, counts, counted_at)
     select $1, r.day, r.brand, r.counts, $3
     from jsonb_to_recordset($2::jsonb) as r (day date, brand text, counts jsonb)
     on conflict (counter, day, brand) do update set counts = excluded.counts, counted_at = excluded.counted_at
     where stored.counted_at <= $4`,
    [counter, JSON.stringify(rows), now.toISOString(), beganAt],
  )
}

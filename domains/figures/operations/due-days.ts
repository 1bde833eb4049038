import type { Queryable } from '@porchlight/jobs'
import { addDays, addMonths, localDay } from '../../customers/rules/calendar-day'
import type { Counter, DayRange } from './counters/counter'

/** Days that a counter has yet to count, and how far it has come. */
export interface DueDays extends DayRange {
  readonly counter: string
  /** The id of the last record that was counted; empty at first. */
  readonly position: string
  /** What was counted up to it, as JSON. */
  readonly counts: string
  /** The moment, ISO 8601; null where it has not begun. */
  readonly beganAt: string | null
}

/** A day due again is counted from its beginning: its partial count is older than the change. */
const addStatement = `
  insert into figures.due (counter, first_day, last_day) values ($1, $2, $3)
  on conflict (counter, first_day, last_day) do update set position = '', counts = '{}', began_at = null`

/** Has a counter count those days. */
export async function addDueDays(
  queryable: Queryable,
  counter: string,
  { firstDay, lastDay }: DayRange,
): Promise<void> {
  await queryable.query(addStatement, [counter, firstDay, lastDay])
}

/** Has a counter count a day that it has not counted and is not about to. */
export async function addFirstCount(queryable: Queryable, counter: string, day: string): Promise<void> {
  await queryable.query(
    `insert into figures.due (counter, first_day, last_day) select $1, $2::date, $2::date
     where not exists (select 1 from figures.day where counter = $1 and day = $2::date)
     on conflict (counter, first_day, last_day) do nothing`,
    [counter, day],
  )
}

/** Has a counter that is new to this installation count the days of before, month by month. */
export async function addEarlierDays(
  connection: Queryable,
  { name, daysBack }: Counter,
  today: string,
): Promise<void> {
  const { rows } = await connection.query<{ name: string }>(
    'insert into figures.counter (name) values ($1) on conflict do nothing returning name',
    [name],
  )
  if (rows.length === 0 || daysBack === null) return
  let lastDay = today
  for (const earliest = addDays(today, -daysBack); lastDay >= earliest; ) {
    const monthBefore = addMonths(lastDay, -1)
    const firstDay = monthBefore < earliest ? earliest : addDays(monthBefore, 1)
    await addDueDays(connection, name, { firstDay, lastDay })
    lastDay = addDays(firstDay, -1)
  }
}

/**
 * Locks the newest days that are due, for as long as the transaction of `connection` lasts; days locked by another
 * process are skipped. Null when there are none.
 */
export async function takeDueDays(connection: Queryable): Promise<DueDays | null> {
  const { rows } = await connection.query<DueDays>(
    `select counter, to_char(first_day, 'YYYY-MM-DD') as "firstDay", to_char(last_day, 'YYYY-MM-DD') as "lastDay",
       position, counts::text as counts, 
       to_char(began_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "beganAt"
     from figures.due order by last_day desc, counter limit 1 for update skip locked`,
  )
  return rows[0] ?? null
}

/** Stores how far the count of those days has come. */
export async function storePosition(connection: Queryable, days: DueDays): Promise<void> {
  await connection.query(
    `update figures.due set position = $4, counts = $5, began_at = $6
     where counter = $1 and first_day = $2 and last_day = $3`,
    [days.counter, days.firstDay, days.lastDay, days.position, days.counts, days.beganAt],
  )
}

/** Removes days from those that are due. */
export async function removeDueDays(connection: Queryable, days: DueDays): Promise<void> {
  await connection.query('delete from figures.due where counter = $1 and first_day = $2 and last_day = $3', [
    days.counter,
    days.firstDay,
    days.lastDay,
  ])
}

/**
 * Has days counted again on which messages wait for their first reply: they become overdue without any change. Each is
 * counted once an hour.
 */
export async function addWaitingDays(queryable: Queryable, counter: string, now: Date): Promise<void> {
  const { rows } = await queryable.query<{ day: string }>(
    `select distinct to_char(day, 'YYYY-MM-DD') as day from figures.day
     where counter = $1 and day >= $2 and counted_at < $3
       and (counts @? '$.*.waiting')`,
    [counter, addDays(localDay(now), -waitingDays), new Date(now.getTime() - 3_600_000).toISOString()],
  )
  for (const { day } of rows) await addDueDays(queryable, counter, { firstDay: day, lastDay: day })
}

/** Messages that wait longer are overdue as they were. */
const waitingDays = 30

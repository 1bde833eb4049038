import { addDays } from '../../customers/rules/calendar-day'

/**
 * By when a required document is needed: so many days after it is requested, and no later than the day on which the service
 * is to start; without `days` by that day. Days are `YYYY-MM-DD`.
 *
 * @param days what the brand’s rule gives, 1 to 60; null where it leaves it to the start
 * @param start null where none was requested
 * @returns null where there is nothing to go by: a start that is over sets no day
 */
export function documentDue(days: number | null, today: string, start: string | null): string | null {
  const ahead = start === null || start < today ? null : start
  const given = days === null ? null : addDays(today, days)
  if (given === null || ahead === null) return given ?? ahead
  return [given, ahead].sort()[0] ?? null
}

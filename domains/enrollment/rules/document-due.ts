import { addDays } from '../../customers/rules/calendar-day'

/**
 * Returns the deadline for a required document: `days` after it is requested, and no later than the requested start of
 * service; without `days`, on that start. Days are `YYYY-MM-DD`.
 *
 * @param days from the brand’s rule, 1 to 60; null where the rule sets no number of days
 * @param start null where none was requested
 * @returns null where there is no basis for a deadline: a start in the past sets none
 */
export function documentDue(days: number | null, today: string, start: string | null): string | null {
  const ahead = start === null || start < today ? null : start
  const given = days === null ? null : addDays(today, days)
  if (given === null || ahead === null) return given ?? ahead
  return [given, ahead].sort()[0] ?? null
}

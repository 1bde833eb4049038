/** A span of whole days: `from` is its first day, `until` the first day after it, both `YYYY-MM-DD`. */
export interface DaySpan {
  readonly from: string
  readonly until: string
}

/** The time zone of the areas that we serve determines when a day begins, as it determines the dates displayed. */
const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Chicago',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  hourCycle: 'h23',
})

/** How many hours the clock is behind UTC, in winter and in summer. */
const hoursBehind = [6, 5]
const countLimit = 3_650

/** Whether `value` denotes days relative to the clock: `{ literal: 'LAST_N_DAYS:7' }`. */
export function isDateLiteral(value: unknown): value is { readonly literal: string } {
  return (
    typeof value === 'object' && value !== null && 'literal' in value && typeof value.literal === 'string'
  )
}

/**
 * Returns the days that a date literal of the platform denotes at `now`; null for any other string. Weeks begin on
 * Sunday. `LAST_N_DAYS:n` ends with today, `NEXT_N_DAYS:n` begins tomorrow, as on the platform.
 */
export function daysOfLiteral(literal: string, now: Date): DaySpan | null {
  const today = localDay(now)
  const [year, month, day] = today.split('-').map(Number)
  if (year === undefined || month === undefined || day === undefined) return null
  const days = (from: number, until: number): DaySpan => ({
    from: dayOf(year, month, day + from),
    until: dayOf(year, month, day + until),
  })
  const months = (first: number, count: number): DaySpan => ({
    from: dayOf(year, first, 1),
    until: dayOf(year, first + count, 1),
  })
  const counted = /^(LAST_N_DAYS|NEXT_N_DAYS|N_DAYS_AGO):(\d{1,4})$/.exec(literal.toUpperCase())
  if (counted !== null) {
    const count = Number(counted[2])
    if (count < 1 || count > countLimit) return null
    if (counted[1] === 'N_DAYS_AGO') return days(-count, 1 - count)
    return counted[1] === 'LAST_N_DAYS' ? days(-count, 1) : days(1, 1 + count)
  }
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
  const quarter = month - ((month - 1) % 3)
  switch (literal.toUpperCase()) {
    case 'TODAY':
      return days(0, 1)
    case 'YESTERDAY':
      return days(-1, 0)
    case 'TOMORROW':
      return days(1, 2)
    case 'THIS_WEEK':
      return days(-weekday, 7 - weekday)
    case 'LAST_WEEK':
      return days(-weekday - 7, -weekday)
    case 'NEXT_WEEK':
      return days(7 - weekday, 14 - weekday)
    case 'THIS_MONTH':
      return months(month, 1)
    case 'LAST_MONTH':
      return months(month - 1, 1)
    case 'NEXT_MONTH':
      return months(month + 1, 1)
    case 'THIS_QUARTER':
      return months(quarter, 3)
    case 'LAST_QUARTER':
      return months(quarter - 3, 3)
    case 'NEXT_QUARTER':
      return months(quarter + 3, 3)
    case 'THIS_YEAR':
      return months(1, 12)
    case 'LAST_YEAR':
      return months(-11, 12)
    case 'NEXT_YEAR':
      return months(13, 12)
    default:
      return null
  }
}

/** Returns the time at which `day` begins, ISO 8601 in UTC. */
export function momentOfDay(day: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const begins = hoursBehind
    .map((hours) => new Date(midnight + hours * 3_600_000))
    .find((moment) => localDay(moment) === day && partsOf(moment).hour === 0)
  return (begins ?? new Date(midnight)).toISOString()
}

function localDay(moment: Date): string {
  const { year = 0, month = 0, day = 0 } = partsOf(moment)
  return dayOf(year, month, day)
}

function partsOf(moment: Date): Partial<Record<Intl.DateTimeFormatPartTypes, number>> {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const part of clock.formatToParts(moment)) parts[part.type] = Number(part.value)
  return parts
}

/** Months and days beyond their ends run over into the next or back into the one before. */
function dayOf(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}

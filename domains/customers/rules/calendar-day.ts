/** The zone of Texas, and of an account that names none. */
const central = 'America/Chicago'

const formats = new Map<string, Intl.DateTimeFormat>()

/** The day that `moment` is on in Texas, `YYYY-MM-DD`. */
export function localDay(moment: Date): string {
  return dayIn(moment, central)
}

/** Returns the day of `moment` in a time zone, `YYYY-MM-DD`; null means Texas. */
export function dayIn(moment: Date, timeZone: string | null): string {
  const zone = timeZone ?? central
  // `en-CA` writes days as `YYYY-MM-DD`. To make a format takes long, and zones are few.
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(zone, format)
  return format.format(moment)
}

/** The day `count` days after `date`, both `YYYY-MM-DD`; before it when negative. */
export function addDays(date: string, count: number): string {
  return new Date(Date.parse(date) + count * 86_400_000).toISOString().slice(0, 10)
}

/** The same day of the month `count` months after `date`, both `YYYY-MM-DD`; the last day of a month that is shorter. */
export function addMonths(date: string, count: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

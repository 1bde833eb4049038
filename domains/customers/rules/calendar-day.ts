/** `en-CA` writes days as `YYYY-MM-DD`. */
const centralDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Chicago',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day that `moment` is on in Texas, `YYYY-MM-DD`. */
export function localDay(moment: Date): string {
  return centralDay.format(moment)
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

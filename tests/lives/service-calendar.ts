/** Days as `YYYY-MM-DD`, computed independently of the portal's calendar. */

const dayMs = 86_400_000

/** Holidays within the lives' time range on which banks and the market are closed. */
const holidays: readonly string[] = [
  '2026-11-26',
  '2026-12-25',
  '2027-01-01',
  '2027-01-18',
  '2027-02-15',
  '2027-05-31',
  '2027-07-05',
  '2027-09-06',
  '2027-10-11',
  '2027-11-11',
  '2027-11-25',
  '2028-01-17',
  '2028-02-21',
  '2028-05-29',
  '2028-06-19',
  '2028-07-04',
  '2028-09-04',
  '2028-10-09',
  '2028-11-23',
  '2028-12-25',
  '2029-01-01',
  '2029-01-15',
  '2029-02-19',
]

/** Fridays on which only federal offices are closed, because the holiday is a Saturday. */
const federalFridays: readonly string[] = ['2027-06-18', '2027-12-24', '2027-12-31', '2028-11-10']

export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
}

/** Returns the same day of a later month, or the last day of a shorter month. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/**
 * Returns the first Wednesday from that day on: none is a holiday within the lives' time range, and service starts and
 * stops on it.
 */
export function wednesdayFrom(day: string): string {
  return dayAfter(day, (3 - new Date(day).getUTCDay() + 7) % 7)
}

export function businessDaysAfter(day: string, count: number): string {
  return workDaysAfter(day, count, holidays)
}

export function federalBusinessDaysAfter(day: string, count: number): string {
  return workDaysAfter(day, count, [...holidays, ...federalFridays])
}

function workDaysAfter(day: string, count: number, closed: readonly string[]): string {
  let [found, left] = [day, count]
  while (left > 0) {
    found = dayAfter(found, 1)
    const weekday = new Date(found).getUTCDay()
    if (weekday !== 0 && weekday !== 6 && !closed.includes(found)) left -= 1
  }
  return found
}

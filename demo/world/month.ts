export { addDays } from '@porchlight/domains/customers/rules/calendar-day'

/** A month of the calendar. */
export interface Month {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
}

/** Returns the `count` months that end with the last full month before the day `today`, oldest first. */
export function fullMonthsBefore(today: string, count: number): readonly Month[] {
  const year = Number(today.slice(0, 4))
  const month = Number(today.slice(5, 7))
  return Array.from({ length: count }, (_, index) => {
    const ordinal = year * 12 + (month - 1) - count + index
    return { year: Math.floor(ordinal / 12), month: (ordinal % 12) + 1 }
  })
}

/** Returns the month as `2026-10`. */
export function monthName({ year, month }: Month): string {
  return `${year}-${String(month).padStart(2, '0')}`
}

/** Returns the number of days of a month. */
export function daysIn({ year, month }: Month): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

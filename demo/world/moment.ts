/** Returns a moment of the day `date` (`YYYY-MM-DD`), ISO 8601 in UTC; 15:00 is a morning hour in Texas. */
export function momentOf(date: string, hour = 15, minute = 0): string {
  return `${date}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00.000Z`
}

/** Returns the start of that day in milliseconds: ids of later days sort later. */
export function madeOn(date: string): number {
  return Date.parse(date)
}

/** Converts whole cents to an amount of money. */
export function dollars(cents: number): number {
  return cents === 0 ? 0 : cents / 100
}

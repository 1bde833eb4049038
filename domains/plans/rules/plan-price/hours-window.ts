/** Hours that come again every week, by the clock of the home. */
export interface HoursWindow {
  readonly days: 'All' | 'Weekdays' | 'Weekends'
  /** The first hour, 0 to 23. */
  readonly from: number
  /** The hour that no longer belongs to it, 1 to 24. Before `from`, the window lasts over midnight. */
  readonly to: number
}

/** What was used in each hour of a day, midnight first. */
export interface HourlyUse {
  /** `YYYY-MM-DD` */
  readonly date: string
  /** 24 of them. */
  readonly hours: readonly number[]
}

/** With fewer days, the data on when a home uses energy are too sparse. */
const fewestDays = 28

/**
 * Whether an hour lies in the window. The day is the one that the hour itself belongs to: of a window on weekdays over
 * midnight, the small hours of Saturday are not part.
 */
export function isWithin({ days, from, to }: HoursWindow, hour: number, isWeekend: boolean): boolean {
  if (days !== 'All' && (days === 'Weekends') !== isWeekend) return false
  return from < to ? hour >= from && hour < to : hour >= from || hour < to
}

/** Whether some hour of the week lies in both. */
export function isOverlapping(one: HoursWindow, other: HoursWindow): boolean {
  return [false, true].some((isWeekend) =>
    Array.from({ length: 24 }, (_, hour) => hour).some(
      (hour) => isWithin(one, hour, isWeekend) && isWithin(other, hour, isWeekend),
    ),
  )
}

/**
 * The share of a home's own use in each window, 0 to 1 with three digits; null when there are fewer than 28 days, or
 * nothing was used.
 */
export function sharesInWindows(
  days: readonly HourlyUse[],
  windows: readonly HoursWindow[],
): readonly number[] | null {
  const total = sumOf(days, () => true)
  if (days.length < fewestDays || total <= 0) return null
  return windows.map((window) => {
    const within = sumOf(days, (hour, isWeekend) => isWithin(window, hour, isWeekend))
    return Math.round((within / total) * 1_000) / 1_000
  })
}

function sumOf(days: readonly HourlyUse[], counts: (hour: number, isWeekend: boolean) => boolean): number {
  return days.reduce((sum, { date, hours }) => {
    const isWeekend = [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())
    return sum + hours.reduce((day, used, hour) => (counts(hour, isWeekend) ? day + used : day), 0)
  }, 0)
}

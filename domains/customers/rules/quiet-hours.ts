import { dayIn, weekdayOf } from './calendar-day'

/** From which full hour on, and before which, a text may come on a day. */
export interface TextHours {
  readonly from: number
  readonly before: number
}

/**
 * Nobody is woken by a text: none goes out from nine in the evening to eight in the morning, where the account is. Between
 * these hours the law forbids to solicit anybody (47 CFR 64.1200(c)(1)).
 */
export const textHours: TextHours = { from: 8, before: 21 }

/**
 * How long to wait until a text may go out, in milliseconds; 0 when it may now.
 *
 * @param timeZone the account's
 * @param hoursOn the hours of a weekday (0: Sunday) where they are others
 */
export function quietFor(
  now: Date,
  timeZone: string,
  hoursOn: (weekday: number) => TextHours = () => textHours,
): number {
  const minute = minuteOfDay(now, timeZone)
  const weekday = weekdayOf(dayIn(now, timeZone))
  const today = hoursOn(weekday)
  if (minute >= today.from * 60 && minute < today.before * 60) return 0
  const isOver = minute >= today.before * 60
  const opens = (isOver ? hoursOn((weekday + 1) % 7) : today).from * 60
  const guess = new Date(
    Math.floor(now.getTime() / 60_000) * 60_000 + ((isOver ? 24 * 60 : 0) + opens - minute) * 60_000,
  )
  // A clock that is turned that night moves the morning by an hour.
  const off = minuteOfDay(guess, timeZone) - opens
  return guess.getTime() - off * 60_000 - now.getTime()
}

function minuteOfDay(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(moment)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0)
  return of('hour') * 60 + of('minute')
}

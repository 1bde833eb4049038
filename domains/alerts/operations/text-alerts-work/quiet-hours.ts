/** Nobody is woken by an alert: none goes out from nine in the evening to eight in the morning, where the account is. */
const opensAt = 8
const closesAt = 21

/** How long to wait until an alert may go out, in milliseconds; 0 when it may now. `timeZone` is the account's. */
export function quietFor(now: Date, timeZone: string): number {
  const minute = minuteOfDay(now, timeZone)
  if (minute >= opensAt * 60 && minute < closesAt * 60) return 0
  const isEvening = minute >= closesAt * 60
  const guess = new Date(
    Math.floor(now.getTime() / 60_000) * 60_000 +
      ((isEvening ? 24 * 60 : 0) + opensAt * 60 - minute) * 60_000,
  )
  // A clock that is turned that night moves the morning by an hour.
  const off = minuteOfDay(guess, timeZone) - opensAt * 60
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

/** Whether `text` is a month as addresses write it, `2026-11`. */
export function isMonth(text: string): boolean {
  return /^20\d{2}-(0[1-9]|1[0-2])$/.test(text)
}

/** Whether `text` is a day that there is, `2026-11-05`. */
export function isDay(text: string): boolean {
  return (
    isMonth(text.slice(0, 7)) &&
    /^.{8}\d{2}$/.test(text) &&
    lastDayOf(text.slice(0, 7)) >= text &&
    !text.endsWith('-00')
  )
}

/** The last day of a month, `2026-11-30`. */
export function lastDayOf(month: string): string {
  const days = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate()
  return `${month}-${days}`
}

/** The day that lies `count` days after `day`, before it when negative. */
export function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)
}

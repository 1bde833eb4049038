/** A day with why it cannot be chosen; null when it can. */
export interface StartDay {
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly refusal: string | null
}

/** The days by month, `YYYY-MM`, in order. */
export function monthsOf(
  days: readonly StartDay[],
): readonly { readonly month: string; readonly days: readonly StartDay[] }[] {
  const months = [...new Set(days.map(({ date }) => date.slice(0, 7)))]
  return months.map((month) => ({ month, days: days.filter(({ date }) => date.startsWith(month)) }))
}

/** Consecutive days of one month in weeks from Sunday to Saturday; null where another month or no day is. */
export function weeksOf(
  days: readonly StartDay[],
): readonly { readonly key: string; readonly cells: readonly (StartDay | null)[] }[] {
  const [first] = days
  if (first === undefined) return []
  const before = new Date(`${first.date}T00:00:00Z`).getUTCDay()
  const cells: (StartDay | null)[] = [...Array.from({ length: before }, () => null), ...days]
  while (cells.length % 7 !== 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => {
    const ofWeek = cells.slice(week * 7, week * 7 + 7)
    return { key: ofWeek.find((day) => day !== null)?.date ?? '', cells: ofWeek }
  })
}

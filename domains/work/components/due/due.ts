/** How near the moment is by which something should be done. */
export type Due =
  | { readonly kind: 'late'; readonly since: string }
  | { readonly kind: 'minutes' | 'hours'; readonly count: number; readonly isSoon: boolean }
  | { readonly kind: 'day'; readonly date: string }
  | { readonly kind: 'none' }

const minuteMs = 60_000
const hourMs = 3_600_000

/** Items that are due within this many hours are highlighted. */
const soonHours = 4

/** Items without a due date are sent with this year. */
const endOfTime = '9999'

/** How near `due` is at the moment `asOf`, both ISO 8601. */
export function describeDue(due: string, asOf: string): Due {
  if (due.startsWith(endOfTime)) return { kind: 'none' }
  const remainingMs = Date.parse(due) - Date.parse(asOf)
  if (remainingMs < 0) return { kind: 'late', since: due }
  if (remainingMs < hourMs) return { kind: 'minutes', count: Math.ceil(remainingMs / minuteMs), isSoon: true }
  const hours = Math.floor(remainingMs / hourMs)
  if (hours < 24) return { kind: 'hours', count: hours, isSoon: hours < soonHours }
  return { kind: 'day', date: due }
}

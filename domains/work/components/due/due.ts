/** How near the moment is by which something should be done. */
export type Due =
  | { readonly kind: 'late'; readonly since: string }
  | { readonly kind: 'minutes' | 'hours'; readonly count: number; readonly isSoon: boolean }
  | { readonly kind: 'day'; readonly date: string }
  | { readonly kind: 'none' }

const minuteMs = 60_000
const hourMs = 3_600_000

/** What is due within so many hours is pointed out. */
const soonHours = 4

/** What has no date of its own is sent as due at the end of time. */
const endOfTime = '9999'

/** How near `due` is at the moment `asOf`, both ISO 8601. */
export function dueAt(due: string, asOf: string): Due {
  if (due.startsWith(endOfTime)) return { kind: 'none' }
  const left = Date.parse(due) - Date.parse(asOf)
  if (left < 0) return { kind: 'late', since: due }
  if (left < hourMs) return { kind: 'minutes', count: Math.ceil(left / minuteMs), isSoon: true }
  const hours = Math.floor(left / hourMs)
  if (hours < 24) return { kind: 'hours', count: hours, isSoon: hours < soonHours }
  return { kind: 'day', date: due }
}

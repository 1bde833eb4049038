const step = 50
/** The most rows that one page of a list can have (`spec/data-service.md` section 9). */
const most = 2_000

/** How many messages an address asks for, and how many come when older ones are asked for besides. */
export function shownOf(search: string): { readonly count: number; readonly next: number } {
  const asked = Number(new URLSearchParams(search).get('shown') ?? step)
  const count = Number.isInteger(asked) ? Math.min(Math.max(asked, step), most) : step
  return { count, next: Math.min(count + step, most) }
}

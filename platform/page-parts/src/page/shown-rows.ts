import { useLocation, useSearch } from 'wouter'

/** How many of a list's rows a page shows, and the address that shows more of them. */
export interface ShownRows {
  readonly count: number
  /** The page's address without `/es` that shows one step more, for the same account. */
  readonly more: string
}

/** The most rows that one page of a list can have (`docs/specification/data-service.md` section 9). */
const most = 2_000

/** Returns how many rows the page's address requests: `?shown=`, else one step. */
export function useShownRows(step: number): ShownRows {
  const [path] = useLocation()
  return shownRows(path, useSearch(), step)
}

/** Returns how many rows an address requests, never fewer than `step`. */
export function shownRows(path: string, search: string, step: number): ShownRows {
  const query = new URLSearchParams(search)
  const requested = Number(query.get('shown') ?? step)
  const count = Number.isInteger(requested) ? Math.min(Math.max(requested, step), most) : step
  const account = query.get('account')
  const more = new URLSearchParams(account === null ? {} : { account })
  more.set('shown', String(Math.min(count + step, most)))
  return { count, more: `${path}?${more}` }
}

/**
 * Returns the id of a list's row, so that an address can lead to the first added one: the 13th `bill` is `bill-13`;
 * `index` from 0.
 */
export function rowId(row: string, index: number): string {
  return `${row}-${index + 1}`
}

/** How far a list was scrolled, and how many of its rows were loaded. */
export interface ScrollPosition {
  /** Pixels from its top. */
  readonly offset: number
  readonly rows: number
}

const key = 'listScroll'

/** Where the list of this entry of the browser’s history was left; null when it is new, and on the server. */
export function readScroll(): ScrollPosition | null {
  if (typeof history === 'undefined') return null
  const stored: unknown = readEntry()[key]
  if (typeof stored !== 'object' || stored === null) return null
  const { offset, rows }: { readonly offset?: unknown; readonly rows?: unknown } = stored
  return typeof offset === 'number' && typeof rows === 'number' ? { offset, rows } : null
}

/** Stores the position with this history entry, so that going back from a record leads to the same row. */
export function storeScroll(position: ScrollPosition): void {
  history.replaceState({ ...readEntry(), [key]: position }, '')
}

function readEntry(): Readonly<Record<string, unknown>> {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}

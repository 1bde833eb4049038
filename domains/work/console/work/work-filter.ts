import type { WorkRow } from './assign-work'

/** Whose work is shown. */
export type OwnerFilter = 'everyone' | 'mine' | 'unassigned'

/** The filter in the address. */
export interface WorkFilter {
  /** The name of a kind; empty for all. */
  readonly kind: string
  readonly owner: OwnerFilter
}

/** Reads the filter of an address: `?kind=document&owner=mine`. */
export function parseWorkFilter(search: string): WorkFilter {
  const query = new URLSearchParams(search)
  const owner = query.get('owner')
  return {
    kind: query.get('kind') ?? '',
    owner: owner === 'mine' || owner === 'unassigned' ? owner : 'everyone',
  }
}

/** The address without `/es` of the queue with that filter. */
export function buildWorkPath({ kind, owner }: WorkFilter): string {
  const query = new URLSearchParams()
  if (kind !== '') query.set('kind', kind)
  if (owner !== 'everyone') query.set('owner', owner)
  const search = query.toString()
  return `/console/work${search === '' ? '' : `?${search}`}`
}

/** Whether an item is shown to the viewer. */
export function matchesFilter(row: WorkRow, { kind, owner }: WorkFilter, viewerId: string): boolean {
  if (kind !== '' && row.kind !== kind) return false
  if (owner === 'mine') return row.ownerId === viewerId
  return owner === 'everyone' || row.ownerId === null
}

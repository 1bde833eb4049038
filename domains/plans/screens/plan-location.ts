import type { ServiceArea } from '../components/plan'
import type { PlanQuery } from '../components/plan-query'
import type { PlanSearch } from '../methods/find-plans/client'

/** A utility whose area is open, with the id that its plans name. */
export interface OpenArea extends ServiceArea {
  readonly utilityId: string
}

/** What is known of the place that plans are looked for in. */
export type PlanLocation =
  /** Nobody serves the ZIP code as far as we know. */
  | { readonly kind: 'unknown' }
  /** Its homes cannot choose. */
  | { readonly kind: 'closed'; readonly area: ServiceArea }
  /** Several utilities serve it, and which of them serves the home is still to be said. */
  | { readonly kind: 'several'; readonly areas: readonly OpenArea[] }
  | { readonly kind: 'chosen'; readonly area: OpenArea; readonly areas: readonly OpenArea[] }

/**
 * Which utility's plans a page shows: the one that its address names, else the only one, else that of the account
 * whose own ZIP code it is. A ZIP code does not settle the utility, so among several the visitor chooses.
 */
export function planLocationOf({ areas, account }: PlanSearch, { utilityId, zip }: PlanQuery): PlanLocation {
  const open = areas.filter(isOpen)
  const [first] = open
  if (first === undefined) {
    const [closed] = areas
    return closed === undefined ? { kind: 'unknown' } : { kind: 'closed', area: closed }
  }
  const requested = utilityId ?? (zip === null ? (account?.utilityId ?? null) : null)
  const named = requested === null ? undefined : open.find((area) => isSameRecord(area.utilityId, requested))
  const area = named ?? (open.length === 1 ? first : undefined)
  return area === undefined ? { kind: 'several', areas: open } : { kind: 'chosen', area, areas: open }
}

function isOpen(area: ServiceArea): area is OpenArea {
  return area.isOpen && area.utilityId !== null
}

/** Ids come with 15 or 18 characters. */
function isSameRecord(one: string, other: string): boolean {
  return one.slice(0, 15) === other.slice(0, 15)
}

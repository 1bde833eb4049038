import { type BrandKey, brandKeys } from '@porchlight/brands'

const all = ['first', 'second', 'third'] as const

/** A brand that has customers in the demo world, by the demo's name for it. */
export type DemoBrandKey = (typeof all)[number]

/**
 * The brands that have customers in the demo world, as many as there are brands; any further brand has its plans and its
 * telephone number there.
 */
export const demoBrandKeys: readonly DemoBrandKey[] = all.slice(0, brandKeys.length)

/** Returns the brand that plays a brand of the demo: the one at the same position. */
export function brandKeyOf(brand: DemoBrandKey): BrandKey {
  const key = brandKeys[all.indexOf(brand)]
  if (key === undefined) throw new RangeError(`no brand plays the ${brand} one`)
  return key
}

/** Returns the brand of the demo that a brand plays; one beyond those of the demo acts as the first. */
export function demoBrandOf(brand: BrandKey): DemoBrandKey {
  return all[brandKeys.indexOf(brand)] ?? 'first'
}

import type { BrandKey } from '@porchlight/brands'

/** The brands that have customers in the demo world; any other brand has its plans and its telephone number there. */
export const demoBrandKeys = ['first', 'second', 'third'] as const satisfies readonly BrandKey[]

/** A brand that has customers in the demo world. */
export type DemoBrandKey = (typeof demoBrandKeys)[number]

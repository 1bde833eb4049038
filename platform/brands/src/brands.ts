import { type BrandKey, isBrandKey } from './brand-keys'
import type { BrandLogo } from './brand-logo'
import type { BrandNames } from './brand-names'
import { namesAndLogos } from './names-and-logos'

/**
 * A brand: its names and its logo. Its look is separate (`tokensOf`), so that pages do not load the look of the others.
 */
export interface Brand {
  readonly key: BrandKey
  readonly names: BrandNames
  readonly logo: BrandLogo
}

/** The brand `key`. */
export function brandOf(key: BrandKey): Brand {
  return { key, ...namesAndLogos[key] }
}

/** Returns the name that customers use for a brand; null when no such brand is served. */
export function brandNameOf(brand: unknown): string | null {
  return isBrandKey(brand) ? brandOf(brand).names.displayName : null
}

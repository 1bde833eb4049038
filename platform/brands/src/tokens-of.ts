import type { BrandKey } from './brand-keys'
import type { BrandTokens } from './brand-tokens'
import { looks } from './looks'

/** The look of the brand `key`. */
export function tokensOf(key: BrandKey): BrandTokens {
  return looks[key]
}

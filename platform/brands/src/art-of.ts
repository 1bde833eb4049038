import { arts } from './arts'
import type { BrandArt } from './brand-art'
import type { BrandKey } from './brand-keys'

/** The pictures of the brand `key`. */
export function artOf(key: BrandKey): BrandArt {
  return arts[key]
}

import { byBrand, tokensOf } from '@porchlight/brands'
import type { AppDeclaration } from '@porchlight/metadata'

/** The primary colour of each brand, without `#`: white words are readable on it. */
export const headerColors: AppDeclaration['headerColors'] = byBrand((key) =>
  tokensOf(key).light.primary.slice(1),
)

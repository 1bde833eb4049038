import { byBrand, tokensOf } from '@porchlight/brands'
import type { AppDeclaration } from '@porchlight/metadata'

/** The primary color of each brand, without `#`: white text is readable on it. */
export const headerColors: AppDeclaration['headerColors'] = byBrand((key) =>
  tokensOf(key).light.primary.slice(1),
)

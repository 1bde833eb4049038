import type { BrandTokens } from './brand-tokens'
import type { BrandKey } from './brands'
import { tokens as first } from './first/tokens'
import { tokens as second } from './second/tokens'
import { tokens as third } from './third/tokens'

const tokens: Readonly<Record<BrandKey, BrandTokens>> = { first, second, third }

/** The look of the brand `key`. */
export function tokensOf(key: BrandKey): BrandTokens {
  return tokens[key]
}

export {
  type BrandKey,
  brandKeys,
  brandOfHost,
  byBrand,
  defaultBrandKey,
  isBrandKey,
  siteOf,
} from './brand-keys'
export type { BrandLogo, LogoShape } from './brand-logo'
export type { BrandNames } from './brand-names'
export type { BrandSite } from './brand-site'
export type { BrandColours, BrandTokens, BrandTypeface } from './brand-tokens'
export { type Brand, brandOf } from './brands'
export { contrast } from './contrast'
export { tokensOf } from './tokens-of'

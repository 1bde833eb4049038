export { artOf } from './art-of'
export type { BrandArt } from './brand-art'
export { brandCss } from './brand-css'
export {
  type BrandHosts,
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
export type {
  BrandColours,
  BrandHero,
  BrandSections,
  BrandTokens,
  BrandTypeface,
} from './brand-tokens'
export type { BrandVoice } from './brand-voice'
export { type Brand, brandNameOf, brandOf } from './brands'
export { contrast } from './contrast'
export { logoSvg } from './logo-svg'
export { lowContrasts } from './low-contrasts'
export { tokensOf } from './tokens-of'
export { voiceOf } from './voice-of'

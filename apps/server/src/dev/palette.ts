import { type BrandKey, tokensOf } from '@porchlight/brands'

/** The colours used in the guide's pictures; the same in both schemes, like the brand's field. */
export interface Palette {
  /** What is lit: the focal point of the picture. */
  readonly glow: string
  readonly light: string
  /** The background. */
  readonly shade: string
  readonly field: string
}

/** Returns the brand's colours for pictures. */
export function paletteOf(brand: BrandKey): Palette {
  const { hero, light } = tokensOf(brand)
  const [, ...lighter] = hero.shades
  // A single shade is one that text may be set on: too close to the field to draw with.
  return { glow: hero.action, light: hero.ink, shade: lighter.at(-1) ?? light.footer, field: hero.field }
}

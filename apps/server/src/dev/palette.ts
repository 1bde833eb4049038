import { type BrandKey, tokensOf } from '@porchlight/brands'

/** The colours that pictures of the guide are drawn in; the same in both schemes, as the brand's field is. */
export interface Palette {
  /** What is lit: the point of the picture. */
  readonly glow: string
  readonly light: string
  /** What lies behind. */
  readonly shade: string
  readonly field: string
}

/** The colours of the brand for pictures. */
export function paletteOf(brand: BrandKey): Palette {
  const { hero, light } = tokensOf(brand)
  const [, ...lighter] = hero.shades
  // A single shade is one that text may stand on: too close to the field to draw with.
  return { glow: hero.action, light: hero.ink, shade: lighter.at(-1) ?? light.footer, field: hero.field }
}

import { type BrandKey, brandOf, tokensOf } from '@porchlight/brands'
import type { Language } from '@porchlight/i18n'
import type { PdfInfo } from '@porchlight/server-methods/pdf/pdf-block'

/** The metadata of a printed page in the look of a brand. */
export function brandPdf(brandKey: BrandKey, title: string, language: Language, madeAt: Date): PdfInfo {
  const brand = brandOf(brandKey)
  const colours = tokensOf(brandKey).light
  return {
    title,
    language: language === 'es' ? 'es-US' : 'en-US',
    author: brand.names.displayName,
    colour: colours.primary,
    logo: {
      viewBox: brand.logo.viewBox,
      shapes: brand.logo.shapes.map(({ path, colour }) => ({ path, colour: colours[colour] })),
    },
    madeAt,
  }
}

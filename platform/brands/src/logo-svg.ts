import type { BrandLogo } from './brand-logo'
import type { BrandColours } from './brand-tokens'

/** Returns a logo as a standalone SVG document, in those colours. */
export function logoSvg(
  { viewBox, shapes }: BrandLogo,
  colours: Pick<BrandColours, 'primary' | 'accent'>,
): string {
  const paths = shapes.map(({ path, colour }) => `<path d="${path}" fill="${colours[colour]}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${paths.join('')}</svg>`
}

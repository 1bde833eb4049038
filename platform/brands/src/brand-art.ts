/** A brand's pictures, drawn by code as whole SVG documents. Each is scaled to where it is shown. */
export interface BrandArt {
  /** The motif on the hero's field; everything not drawn is transparent. */
  readonly hero: string
  /** A small picture, 120 by 72, for empty states; legible on every background in both schemes. */
  readonly empty: string
}

/**
 * Returns `svg` as a URL for style sheets: its quotes are single, so only characters that would end the URL are
 * encoded.
 */
export function artAddress(svg: string): string {
  const text = svg.replaceAll('"', "'").replaceAll('%', '%25').replaceAll('#', '%23')
  return `url("data:image/svg+xml,${text.replaceAll('<', '%3C').replaceAll('>', '%3E')}")`
}

/** A brand's pictures, drawn by code as whole SVG documents. Each is scaled to the place that it is shown in. */
export interface BrandArt {
  /** The motif on the hero's field; everything not drawn is transparent. */
  readonly hero: string
  /** A small picture, 120 by 72, where there is nothing to show yet; legible on every ground in both schemes. */
  readonly empty: string
}

/** `svg` as a style sheet refers to it: its quotes are single, so only what would end the address is encoded. */
export function artAddress(svg: string): string {
  const text = svg.replaceAll('"', "'").replaceAll('%', '%25').replaceAll('#', '%23')
  return `url("data:image/svg+xml,${text.replaceAll('<', '%3C').replaceAll('>', '%3E')}")`
}

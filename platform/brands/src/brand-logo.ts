/** One shape of a logo. */
export interface LogoShape {
  /** Path data in the units of the logo's view box. */
  readonly path: string
  /** Which of the brand's colours fills it. */
  readonly colour: 'primary' | 'accent'
}

/** A logo as shapes for an inline SVG; the name is text beside it. It stays legible at 28 px and in both schemes. */
export interface BrandLogo {
  readonly viewBox: string
  readonly shapes: readonly LogoShape[]
}

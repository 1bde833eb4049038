/** Colours of one brand in one scheme, as `#RRGGBB`. */
export interface BrandColours {
  /** Behind everything: body and header. */
  readonly canvas: string
  /** Cards, fields and bars on the canvas. */
  readonly surface: string
  /** Text and headings. */
  readonly ink: string
  /** Secondary text, such as hints and captions. */
  readonly inkMuted: string
  /** Edges of cards and fields. */
  readonly border: string
  /** Links, the primary button and the current tab. */
  readonly primary: string
  /** Text on `primary`. */
  readonly onPrimary: string
  /** A touch of colour in the logo and in pictures. Never the colour of text, an icon or an edge. */
  readonly accent: string
  /** Behind the footer. */
  readonly footer: string
  /** Text and links on `footer`. */
  readonly onFooter: string
}

/** A typeface of a brand: one file with the letters of English and Spanish. */
export interface BrandTypeface {
  readonly family: string
  /** The file as style sheets name it: inside its package, or relative to the brand's folder. */
  readonly file: string
  /** The weights that the file holds, such as `650` or `300 900`. */
  readonly weight: string
  /** What stands in until the file is there. */
  readonly fallback: string
  /** How wide the typeface runs against Arial, where they differ so much that lines would break anew: 0.924. */
  readonly widthOfArial?: number
}

/** Everything that makes a brand look like itself; `brand.css` says the same as custom properties. */
export interface BrandTokens {
  readonly light: BrandColours
  readonly dark: BrandColours
  readonly headings: BrandTypeface
  readonly body: BrandTypeface
  /** Corner radii in px. */
  readonly radius: { readonly control: number; readonly card: number }
}

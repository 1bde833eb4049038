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

/** The field in the brand's colour behind the hero of a screen; the same in both schemes. */
export interface BrandHero {
  readonly field: string
  /** Text on `field` and on each of `shades`. */
  readonly ink: string
  /** The colours that the art uses where text may be placed. */
  readonly shades: readonly string[]
  /** The button on the field. */
  readonly action: string
  /** Text on `action`. */
  readonly onAction: string
  /** How heavy the large figure is. */
  readonly figureWeight: number
  /** Where its content is: at the left, or in the middle. */
  readonly place: 'start' | 'middle'
  /** The space below the content for the art along the bottom, in rem: on a phone and on a desktop. */
  readonly foot: { readonly phone: number; readonly desk: number }
}

/** How the quiet parts of a page are laid out on the canvas: as rows of a ledger, as tiles, or as one narrow column. */
export type BrandSections = 'ledger' | 'tiles' | 'column'

/** A typeface of a brand: one file with the letters of English and Spanish. */
export interface BrandTypeface {
  readonly family: string
  /** The file as style sheets name it: inside its package, or relative to the brand's folder. */
  readonly file: string
  /** The weights that the file contains, such as `650` or `300 900`. */
  readonly weight: string
  /** The fallback until the file is loaded. */
  readonly fallback: string
  readonly measures: TypefaceMeasures
}

/**
 * The metrics that let Arial occupy the space of a typeface until its file is loaded, so that the layout does not
 * shift.
 */
export interface TypefaceMeasures {
  /** The width of running text in English and Spanish, as a part of its width in Arial of the same weight. */
  readonly widthOfArial: number
  /** Of the font file, in em. */
  readonly ascent: number
  readonly descent: number
}

/** Everything that defines a brand's look; `brand.css` contains the same as custom properties. */
export interface BrandTokens {
  readonly light: BrandColours
  readonly dark: BrandColours
  readonly headings: BrandTypeface
  readonly body: BrandTypeface
  readonly hero: BrandHero
  readonly sections: BrandSections
  /** Corner radii in px. */
  readonly radius: { readonly control: number; readonly card: number }
}

import { type Static, Type } from 'typebox'

const strict = { additionalProperties: false }
const text = (maxLength: number) => Type.String({ minLength: 1, maxLength })
const words = (maxLength: number) => Type.Object({ en: text(maxLength), es: text(maxLength) }, strict)
const colour = Type.String({ pattern: '^#[0-9A-Fa-f]{6}$' })

const ColoursSchema = Type.Object(
  {
    canvas: colour,
    surface: colour,
    ink: colour,
    inkMuted: colour,
    border: colour,
    primary: colour,
    onPrimary: colour,
    accent: colour,
    footer: colour,
    onFooter: colour,
  },
  strict,
)

const OwnTypefaceSchema = Type.Object(
  {
    family: Type.String({ pattern: '^[A-Za-z0-9 ]{1,40}$' }),
    file: Type.String({ pattern: '^[A-Za-z0-9_-]{1,60}\\.woff2$' }),
    weight: Type.String({ pattern: '^[1-9][0-9]{2}( [1-9][0-9]{2})?$' }),
    fallback: Type.String({ pattern: '^[A-Za-z0-9 ,-]{1,80}$' }),
    measures: Type.Object(
      {
        widthOfArial: Type.Number({ minimum: 0.5, maximum: 2 }),
        ascent: Type.Number({ minimum: 0.3, maximum: 2 }),
        descent: Type.Number({ minimum: 0, maximum: 1 }),
      },
      strict,
    ),
  },
  strict,
)

/** A typeface included with Porchlight, by its family, or one of the folder's own. */
const TypefaceSchema = Type.Union([Type.String(), OwnTypefaceSchema])

/**
 * `brand.json` of a brand's folder. The values are described at: `BrandTokens`, `BrandNames`, `BrandVoice`,
 * `BrandLogo`, `BrandSite`.
 */
export const BrandFileSchema = Type.Object(
  {
    position: Type.Integer({ minimum: 1, maximum: 99 }),
    hostWord: Type.Optional(Type.String({ pattern: '^[A-Z0-9-]{3,40}$' })),
    names: Type.Object({ displayName: text(40), shortName: text(20), tagline: words(80) }, strict),
    voice: Type.Object(
      {
        headline: words(60),
        lead: words(160),
        promises: Type.Array(Type.Object({ title: words(40), text: words(160) }, strict), {
          minItems: 3,
          maxItems: 3,
        }),
      },
      strict,
    ),
    logo: Type.Object(
      {
        viewBox: Type.String({ pattern: '^-?[0-9.]{1,8} -?[0-9.]{1,8} [0-9.]{1,8} [0-9.]{1,8}$' }),
        shapes: Type.Array(
          Type.Object(
            {
              path: Type.String({ pattern: '^[MmLlHhVvCcSsQqTtAaZz0-9 .,eE+-]{1,4000}$' }),
              colour: Type.Enum(['primary', 'accent']),
            },
            strict,
          ),
          { minItems: 1, maxItems: 20 },
        ),
      },
      strict,
    ),
    colours: Type.Object({ light: ColoursSchema, dark: ColoursSchema }, strict),
    hero: Type.Object(
      {
        field: colour,
        ink: colour,
        shades: Type.Array(colour, { maxItems: 6 }),
        action: colour,
        onAction: colour,
        figureWeight: Type.Integer({ minimum: 200, maximum: 900 }),
        place: Type.Enum(['start', 'middle']),
        foot: Type.Object(
          { phone: Type.Number({ minimum: 0, maximum: 20 }), desk: Type.Number({ minimum: 0, maximum: 20 }) },
          strict,
        ),
      },
      strict,
    ),
    sections: Type.Enum(['ledger', 'tiles', 'column']),
    radius: Type.Object(
      {
        control: Type.Integer({ minimum: 0, maximum: 40 }),
        card: Type.Integer({ minimum: 0, maximum: 40 }),
      },
      strict,
    ),
    headings: TypefaceSchema,
    body: TypefaceSchema,
  },
  strict,
)

/** The contents of `brand.json`. */
export type BrandFile = Static<typeof BrandFileSchema>

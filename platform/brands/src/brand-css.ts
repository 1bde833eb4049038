import { artAddress, type BrandArt } from './brand-art'
import type { BrandColours, BrandHero, BrandSections, BrandTokens, BrandTypeface } from './brand-tokens'

/**
 * The style sheet of a brand: its typefaces, and its tokens and art as custom properties, dark when the browser prefers
 * dark.
 */
export function brandCss(key: string, tokens: BrandTokens, art: BrandArt): string {
  const typefaces =
    tokens.body.family === tokens.headings.family ? [tokens.headings] : [tokens.headings, tokens.body]
  const root = `:root[data-brand="${key}"]`
  return `/* Made from tokens.ts and art.ts; \`npx vitest run platform/brands -u\` makes it anew. */
${typefaces.map(fontFace).join('\n')}
${root} {
  color-scheme: light dark;
${colours(tokens.light, '  ')}
  --font-heading: ${fontFamily(tokens.headings)};
  --font-body: ${fontFamily(tokens.body)};
  --radius-control: ${tokens.radius.control}px;
  --radius-card: ${tokens.radius.card}px;
${properties({ ...heroProperties(tokens.hero), ...sectionProperties[tokens.sections] })}
  --art-hero: ${artAddress(art.hero)};
  --art-empty: ${artAddress(art.empty)};
}

@media (min-width: 48em) {
  ${root} {
    --hero-foot: ${tokens.hero.foot.desk}rem;
  }
}

@media (prefers-color-scheme: dark) {
  ${root} {
${colours(tokens.dark, '    ')}
  }
}
`
}

function heroProperties(hero: BrandHero): Readonly<Record<string, string>> {
  const place = hero.place === 'middle' ? 'center' : 'start'
  return {
    'hero-field': hero.field.toLowerCase(),
    'hero-ink': hero.ink.toLowerCase(),
    'hero-action': hero.action.toLowerCase(),
    'hero-on-action': hero.onAction.toLowerCase(),
    'hero-figure-weight': String(hero.figureWeight),
    'hero-place': place,
    'hero-foot': `${hero.foot.phone}rem`,
  }
}

/** A row has its title beside its content at a desk, a tile has a ground, and a column is narrow and in the middle. */
const sectionProperties: Readonly<Record<BrandSections, Readonly<Record<string, string>>>> = {
  ledger: {
    'section-ground': 'transparent',
    'section-rule': 'var(--hairline)',
    'section-inset': '0px',
    'section-radius': '0px',
    'section-title-size': 'var(--text-body)',
    'section-title': 'minmax(0, 14rem) minmax(0, 1fr)',
    'sections-width': 'none',
    'sections-columns': 'minmax(0, 1fr)',
  },
  tiles: {
    'section-ground': 'var(--surface)',
    'section-rule': 'transparent',
    'section-inset': 'var(--space-4)',
    'section-radius': 'var(--radius-card)',
    'section-title-size': 'var(--text-section)',
    'section-title': 'minmax(0, 1fr)',
    'sections-width': 'none',
    'sections-columns': 'minmax(0, 3fr) minmax(0, 2fr)',
  },
  column: {
    'section-ground': 'transparent',
    'section-rule': 'var(--border)',
    'section-inset': '0px',
    'section-radius': '0px',
    'section-title-size': 'var(--text-number)',
    'section-title': 'minmax(0, 1fr)',
    'sections-width': '46rem',
    'sections-columns': 'minmax(0, 1fr)',
  },
}

function properties(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `  --${name}: ${value};`)
    .join('\n')
}

function fontFace(typeface: BrandTypeface): string {
  const { family, file, weight } = typeface
  return `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-display: swap;
  font-weight: ${weight};
  src: url("${file}") format("woff2");
}
${standInFace(typeface)}`
}

// Arial with the metrics of the typeface, so that the layout does not shift when the file has loaded.
function standInFace({ family, weight, measures }: BrandTypeface): string {
  const { widthOfArial, ascent, descent } = measures
  const percent = (part: number) => `${Math.round(part * 1000) / 10}%`
  const cut = weight === headingWeight ? ' Bold' : ''
  const names = ['Arial', 'Liberation Sans', 'Roboto'].map((name) => `local("${name}${cut}")`)
  return `
@font-face {
  font-family: "${family} stand-in";${cut === '' ? '' : `\n  font-weight: ${weight};`}
  src: ${names.join(', ')};
  size-adjust: ${percent(widthOfArial)};
  ascent-override: ${percent(ascent / widthOfArial)};
  descent-override: ${percent(descent / widthOfArial)};
  line-gap-override: 0%;
}
`
}

/** The weight of files that are only for headings. */
const headingWeight = '650'

function fontFamily({ family, fallback }: BrandTypeface): string {
  return `"${family}", "${family} stand-in", ${fallback}`
}

function colours(scheme: BrandColours, indent: string): string {
  return Object.entries(scheme)
    .map(
      ([name, value]) =>
        `${indent}--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value.toLowerCase()};`,
    )
    .join('\n')
}

import type { BrandKey } from './brand-keys'
import type { BrandColours, BrandTokens, BrandTypeface } from './brand-tokens'

/** The style sheet of a brand: its typefaces and its tokens as custom properties, dark when the browser prefers dark. */
export function brandCss(key: BrandKey, tokens: BrandTokens): string {
  const typefaces = tokens.body === tokens.headings ? [tokens.headings] : [tokens.headings, tokens.body]
  const root = `:root[data-brand="${key}"]`
  return `/* Made from tokens.ts; \`npx vitest run platform/brands -u\` makes it anew. */
${typefaces.map(fontFace).join('\n')}
${root} {
  color-scheme: light dark;
${colours(tokens.light, '  ')}
  --font-heading: ${fontFamily(tokens.headings)};
  --font-body: ${fontFamily(tokens.body)};
  --radius-control: ${tokens.radius.control}px;
  --radius-card: ${tokens.radius.card}px;
}

@media (prefers-color-scheme: dark) {
  ${root} {
${colours(tokens.dark, '    ')}
  }
}
`
}

function fontFace({ family, file, weight, widthOfArial }: BrandTypeface): string {
  const standIn = widthOfArial === undefined ? '' : standInFace(family, widthOfArial)
  return `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-display: swap;
  font-weight: ${weight};
  src: url("${file}") format("woff2");
}
${standIn}`
}

// Arial at the width of the typeface, so that lines break where they will when the file is there.
function standInFace(family: string, widthOfArial: number): string {
  return `
@font-face {
  font-family: "${family} stand-in";
  src: local("Arial"), local("Liberation Sans"), local("Roboto");
  size-adjust: ${Math.round(widthOfArial * 1000) / 10}%;
}
`
}

function fontFamily({ family, fallback, widthOfArial }: BrandTypeface): string {
  return `"${family}", ${widthOfArial === undefined ? '' : `"${family} stand-in", `}${fallback}`
}

function colours(scheme: BrandColours, indent: string): string {
  return Object.entries(scheme)
    .map(
      ([name, value]) =>
        `${indent}--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value.toLowerCase()};`,
    )
    .join('\n')
}

import { brandOf, logoSvg, tokensOf } from '@porchlight/brands'
import { encodePageState, type PageState, pageStateElementId } from '../page/page-state'

/** The parts of an HTML document. */
export interface HtmlDocumentParts {
  readonly state: PageState
  readonly title: string
  /** The rendered content of the root element. */
  readonly content: string
  /** Markup at the start of the head, such as a script that runs before the page is shown. */
  readonly early: string
  /** Markup of further links in the head. */
  readonly links: readonly string[]
  /** Addresses of the fonts that the page shows first. */
  readonly fonts: readonly string[]
  /** The text of the style sheets that the page includes. */
  readonly styles: readonly string[]
  /** Markup at the end of the body. */
  readonly late: readonly string[]
  /** Markup before the content. */
  readonly above?: string
  /** Whether no script hydrates the page: it then contains nothing for one. */
  readonly isWithoutScripts?: boolean
  /** Nonce of the content security policy. */
  readonly nonce: string
}

/** Renders the whole HTML page: it contains its styles, its state and what is shown until the scripts load. */
export function renderHtmlDocument(parts: HtmlDocumentParts): string {
  const { state, nonce } = parts
  const brand = brandOf(state.brand)
  const tokens = tokensOf(state.brand)
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    parts.early,
    `<title>${escapeHtml(parts.title)}</title>`,
    `<meta name="description" content="${escapeHtml(`${brand.names.displayName}. ${brand.names.tagline[state.language]}`)}">`,
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${tokens.light.canvas}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${tokens.dark.canvas}">`,
    '<meta name="format-detection" content="telephone=no">',
    ...parts.links,
    `<link rel="icon" type="image/svg+xml" href="${brandIcon(state)}">`,
    ...parts.fonts.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(font)}">`,
    ),
    `<style nonce="${escapeHtml(nonce)}">${parts.styles.join('\n')}</style>`,
  ]
  return [
    '<!doctype html>',
    `<html lang="${state.language}" dir="ltr" data-brand="${state.brand}">`,
    `<head>${head.join('')}</head>`,
    '<body>',
    parts.above ?? '',
    `<div id="root">${parts.content}</div>`,
    parts.isWithoutScripts === true
      ? ''
      : `<script type="application/json" id="${pageStateElementId}" nonce="${escapeHtml(nonce)}">${encodePageState(state)}</script>`,
    ...parts.late,
    '</body>',
    '</html>',
  ].join('\n')
}

/** Returns the brand's logo as a small picture for the browser's tab. */
function brandIcon({ brand }: PageState): string {
  const svg = logoSvg(brandOf(brand).logo, tokensOf(brand).light)
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Escapes text for markup and quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

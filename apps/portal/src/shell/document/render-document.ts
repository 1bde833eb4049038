import { brandOf, tokensOf } from '@porchlight/brands'
import { encodePageState, type PageState, pageStateElementId } from '@porchlight/page-parts/page/page-state'
import type { PageAssets } from './page-assets'

/** What a document is made of. */
export interface DocumentParts {
  readonly state: PageState
  readonly title: string
  /** The rendered content of the root element. */
  readonly content: string
  readonly assets: PageAssets
  /** Nonce of the content security policy. */
  readonly nonce: string
}

/**
 * The whole HTML page. It carries its styles, so that it shows in its own look with the first answer; the
 * sheets themselves are only named, so that the loader of screens takes them as there; being disabled, they are not
 * fetched. The scripts come last in importance and the page is complete without them.
 */
export function renderDocument({ state, title, content, assets, nonce }: DocumentParts): string {
  const brand = brandOf(state.brand)
  const tokens = tokensOf(state.brand)
  const brandFiles = assets.brands[state.brand]
  const parts = [
    ...(state.viewer === null ? [] : [assets.customerFrame]),
    assets.screens[state.screenName] ?? { modules: [], styles: [] },
  ]
  const modules = new Set([assets.script, ...assets.modules, ...parts.flatMap((part) => part.modules)])
  const styles = [...new Set([brandFiles.style, ...assets.styles, ...parts.flatMap((part) => part.styles)])]
  const scriptNonce = `nonce="${escapeText(nonce)}"`
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script ${scriptNonce} data-modules="${escapeText([...modules].join(' '))}">${assets.earlyScript}</script>`,
    `<title>${escapeText(title)}</title>`,
    `<meta name="description" content="${escapeText(`${brand.names.displayName}. ${brand.names.tagline[state.language]}`)}">`,
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${tokens.light.canvas}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${tokens.dark.canvas}">`,
    '<meta name="format-detection" content="telephone=no">',
    `<link rel="manifest" href="${state.language === 'es' ? '/es' : ''}/manifest.webmanifest">`,
    `<link rel="icon" type="image/svg+xml" href="${brandIcon(state)}">`,
    ...brandFiles.fonts.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeText(font)}">`,
    ),
    `<style ${scriptNonce}>${styles.map((style) => assets.styleTexts[style] ?? '').join('\n')}</style>`,
  ]
  return [
    '<!doctype html>',
    `<html lang="${state.language}" dir="ltr" data-brand="${state.brand}">`,
    `<head>${head.join('')}</head>`,
    '<body>',
    `<div id="root">${content}</div>`,
    `<script type="application/json" id="${pageStateElementId}" ${scriptNonce}>${encodePageState(state)}</script>`,
    ...styles.map((style) => `<link rel="stylesheet" disabled href="${escapeText(style)}">`),
    '</body>',
    '</html>',
  ].join('\n')
}

/** The brand's logo as a small picture for the browser's tab. */
function brandIcon(state: PageState): string {
  const { logo } = brandOf(state.brand)
  const { light } = tokensOf(state.brand)
  const shapes = logo.shapes.map((shape) => `<path d="${shape.path}" fill="${light[shape.colour]}"/>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${logo.viewBox}">${shapes.join('')}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

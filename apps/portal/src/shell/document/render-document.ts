import { escapeHtml, renderHtmlDocument } from '@porchlight/page-parts/document/html-document'
import type { PageState } from '@porchlight/page-parts/page/page-state'
import type { PageView } from '@porchlight/portal-page'
import { withMarkedForms } from '../customer-view/mark-forms'
import { viewBanner, viewBannerStyle } from '../customer-view/view-banner'
import type { PageAssets } from './page-assets'

/** What a document is made of. */
export interface DocumentParts {
  readonly state: PageState
  readonly title: string
  /** The rendered content of the root element. */
  readonly content: string
  readonly assets: PageAssets
  /** Present where staff see the page: it then comes with a banner, and without scripts. */
  readonly view: PageView | null
  /** Nonce of the content security policy. */
  readonly nonce: string
}

/**
 * The whole HTML page. It carries its styles, so that it shows in its own look with the first answer; the
 * sheets themselves are only named, so that the loader of screens takes them as there; being disabled, they are not
 * fetched. The scripts come last in importance and the page is complete without them.
 */
export function renderDocument({ state, title, content, assets, view, nonce }: DocumentParts): string {
  const brandFiles = assets.brands[state.brand]
  const parts = [
    ...(state.viewer === null ? [] : [assets.customerFrame]),
    assets.screens[state.screenName] ?? { modules: [], styles: [] },
  ]
  const modules = new Set([assets.script, ...assets.modules, ...parts.flatMap((part) => part.modules)])
  const styles = [...new Set([brandFiles.style, ...assets.styles, ...parts.flatMap((part) => part.styles)])]
  if (view !== null) {
    const styleTexts = styles.map((style) => assets.styleTexts[style] ?? '')
    return renderHtmlDocument({
      state,
      title,
      content: withMarkedForms(content),
      nonce,
      early: '',
      links: [],
      fonts: brandFiles.fonts,
      styles: [...styleTexts, viewBannerStyle],
      late: [],
      above: viewBanner(view),
      isWithoutScripts: true,
    })
  }
  return renderHtmlDocument({
    state,
    title,
    content,
    nonce,
    early: `<script nonce="${escapeHtml(nonce)}" data-modules="${escapeHtml([...modules].join(' '))}">${assets.earlyScript}</script>`,
    links: [`<link rel="manifest" href="${state.language === 'es' ? '/es' : ''}/manifest.webmanifest">`],
    fonts: brandFiles.fonts,
    styles: styles.map((style) => assets.styleTexts[style] ?? ''),
    late: styles.map((style) => `<link rel="stylesheet" disabled href="${escapeHtml(style)}">`),
  })
}

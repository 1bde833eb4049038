import { escapeHtml, renderHtmlDocument } from '@porchlight/page-parts/document/html-document'
import type { PageState } from '@porchlight/page-parts/page/page-state'
import type { PageView } from '@porchlight/portal-page'
import { withMarkedForms } from '../customer-view/mark-forms'
import { viewBanner, viewBannerStyle } from '../customer-view/view-banner'
import type { PageAssets } from './page-assets'

/** The parts of a document. */
export interface DocumentParts {
  readonly state: PageState
  readonly title: string
  /** The rendered content of the root element. */
  readonly content: string
  readonly assets: PageAssets
  /** Present when staff view the page: it then has a banner, and no scripts. */
  readonly view: PageView | null
  /** Whether the page has no scripts although no staff view it. */
  readonly isWithoutScripts: boolean
  /** Nonce of the content security policy. */
  readonly nonce: string
}

/**
 * Renders the whole HTML page. It includes its styles, so that it has its own look in the first response; the sheets
 * themselves are only named, so that the loader of screens treats them as loaded; being disabled, they are not fetched.
 * The scripts have the lowest priority and the page is complete without them.
 */
export function renderDocument(parts: DocumentParts): string {
  const { state, title, content, assets, view, isWithoutScripts, nonce } = parts
  const brandFiles = assets.brands[state.brand]
  const loaded = [
    ...(state.viewer === null ? [] : [assets.customerFrame]),
    assets.screens[state.screenName] ?? { modules: [], styles: [] },
  ]
  const styles = [...new Set([brandFiles.style, ...assets.styles, ...loaded.flatMap((part) => part.styles)])]
  const styleTexts = styles.map((style) => assets.styleTexts[style] ?? '')
  const common = { state, title, nonce, fonts: brandFiles.fonts }
  const plain = { ...common, early: '', links: [], late: [], isWithoutScripts: true }
  if (view !== null) {
    return renderHtmlDocument({
      ...plain,
      content: withMarkedForms(content),
      styles: [...styleTexts, viewBannerStyle],
      above: viewBanner(view),
    })
  }
  if (isWithoutScripts) return renderHtmlDocument({ ...plain, content, styles: styleTexts })
  const modules = new Set([assets.script, ...assets.modules, ...loaded.flatMap((part) => part.modules)])
  return renderHtmlDocument({
    ...common,
    content,
    early: `<script nonce="${escapeHtml(nonce)}" data-modules="${escapeHtml([...modules].join(' '))}">${assets.earlyScript}</script>`,
    links: [`<link rel="manifest" href="${state.language === 'es' ? '/es' : ''}/manifest.webmanifest">`],
    styles: styleTexts,
    late: styles.map((style) => `<link rel="stylesheet" disabled href="${escapeHtml(style)}">`),
  })
}

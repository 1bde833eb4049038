import { text } from 'node:stream/consumers'
import type { BrandKey } from '@porchlight/brands'
import { createDataService } from '@porchlight/data-service'
import type { BrandAssets, OwnAssets } from '@porchlight/page-parts/document/build-manifest'
import { escapeHtml, renderHtmlDocument } from '@porchlight/page-parts/document/html-document'
import { requestedPage } from '@porchlight/page-parts/page/requested-page'
import { type PageRequest, type PageResponse, storeNames } from '@porchlight/portal-page'
import { prerenderToNodeStream } from 'react-dom/static'
import { applyDisplay } from '../../display/apply-display'
import { UsedParts } from '../../trade/used-parts'
import { App } from '../App'
import { preventEarlySubmits } from './prevent-early-submits'

/** The browser's files that pages of the console refer to. */
export interface ConsoleAssets {
  readonly entry: OwnAssets
  readonly styleTexts: Readonly<Record<string, string>>
  readonly brands: Readonly<Record<BrandKey, BrandAssets>>
  /** What each part of a domain loads, by the part's name. */
  readonly parts: Readonly<Record<string, OwnAssets>>
}

/** Makes the function that renders pages, with all of their data. A page that breaks is the error page, with 500. */
export function createPageRenderer(assets: ConsoleAssets): (request: PageRequest) => Promise<PageResponse> {
  return async (request) => {
    try {
      return await renderPage(request, assets, null)
    } catch (failure) {
      return await renderPage(request, assets, failure)
    }
  }
}

/** `failure` is what broke the page before; null when nothing did. */
async function renderPage(
  request: PageRequest,
  assets: ConsoleAssets,
  failure: unknown,
): Promise<PageResponse> {
  const brand = request.hostBrand
  const now = request.now.getTime()
  const dataService = createDataService({ network: request.network, now: () => now })
  const { page, head, stateOf } = requestedPage(request, brand)
  const usedParts = new Set<string>()
  let renderError: unknown = null
  const { prelude } = await prerenderToNodeStream(
    <UsedParts value={usedParts}>
      <App page={page} dataService={dataService} address={request.address} isBroken={failure !== null} />
    </UsedParts>,
    {
      onError: (error) => {
        renderError ??= error
      },
    },
  )
  const content = await text(prelude)
  const { nonce } = request
  const [script = '', ...modules] = assets.entry.modules
  const parts = [...usedParts].flatMap((name) => assets.parts[name] ?? [])
  const partModules = parts.flatMap((part) => part.modules)
  const styles = [...assets.entry.styles, ...parts.flatMap((part) => part.styles)]
  const html = renderHtmlDocument({
    state: stateOf(dataService, failure === null ? 'console' : 'error'),
    title: head.title,
    content,
    early: '',
    links: [
      `<script type="module" nonce="${escapeHtml(nonce)}" src="${escapeHtml(script)}"></script>`,
      ...[...modules, ...new Set(partModules)].map(
        (module) => `<link rel="modulepreload" href="${escapeHtml(module)}">`,
      ),
    ],
    fonts: assets.brands[brand].fonts,
    styles: [assets.brands[brand].style, ...new Set(styles)].map((style) => assets.styleTexts[style] ?? ''),
    // Before the content is painted, and after the styles that it changes.
    above: `<script nonce="${escapeHtml(nonce)}">(${applyDisplay})(${JSON.stringify(storeNames.display)});(${preventEarlySubmits})()</script>`,
    late: [],
    nonce,
  })
  return { status: head.status, location: null, html, failure: failure ?? renderError }
}

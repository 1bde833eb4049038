import { text } from 'node:stream/consumers'
import { createDataService, type NetworkAdapter } from '@porchlight/data-service'
import { type Language, languageOfPath, loginAddress } from '@porchlight/i18n'
import { pathWithoutLanguage } from '@porchlight/page-parts/navigation/address'
import { requestedPage } from '@porchlight/page-parts/page/requested-page'
import type { Screen } from '@porchlight/page-parts/screen'
import type { ErrorPageRequest, PageRequest, PageResponse } from '@porchlight/portal-page'
import { prerenderToNodeStream } from 'react-dom/static'
import { App } from '../App'
import { resolveBrand } from '../brand/resolve-brand'
import { SignedInFrame } from '../layout/SignedInFrame'
import { matchScreen } from '../navigation/match-screen'
import type { ScreenLoader } from '../navigation/screen-loader'
import { screenNamed } from '../navigation/use-navigation'
import type { PageAssets } from './page-assets'
import { renderDocument } from './render-document'

/** A page with the error that broke it, for the server's log; null when there was none. */
export interface RenderedPage extends PageResponse {
  readonly failure: unknown
}

export interface PageRendererOptions {
  readonly screens: readonly Screen[]
  readonly loader: ScreenLoader
  readonly assets: PageAssets
}

/**
 * Creates the function that renders pages. A page waits for all of its data. Customer screens redirect guests to the
 * login page; the login page redirects customers home. A screen that throws results in the error screen with 500.
 */
export function createPageRenderer(
  options: PageRendererOptions,
): (request: PageRequest) => Promise<RenderedPage> {
  const { screens } = options
  return async (request) => {
    const match = matchScreen(screens, pathWithoutLanguage(request.address), request.viewer !== null)
    const location = redirectOf(match?.screen, request)
    if (location !== null) return { status: 303, location, html: '', failure: null }
    try {
      const screen = match?.screen ?? screenNamed(screens, 'not-found')
      // The customer's credentials are not shown to staff who view the customer's pages.
      const isHidden = request.view !== null && screen.showsCredentials === true
      return await renderScreen(isHidden ? screenNamed(screens, 'not-shown') : screen, request, options, null)
    } catch (failure) {
      return await renderScreen(screenNamed(screens, 'error'), request, options, failure)
    }
  }
}

/** Creates the function that renders the page of `renderErrorPage`; see `PortalServerEntry`. */
export function createErrorPageRenderer(
  options: PageRendererOptions,
): (request: ErrorPageRequest) => Promise<string> {
  return async (request) => {
    const nobody = { ...request, viewer: null, view: null, network: withoutNetwork }
    const { html } = await renderScreen(screenNamed(options.screens, 'error'), nobody, options, null, true)
    return html
  }
}

const withoutNetwork: NetworkAdapter = () => Promise.reject(new TypeError('The error page reads nothing.'))

async function renderScreen(
  screen: Screen,
  request: PageRequest,
  { screens, loader, assets }: PageRendererOptions,
  failure: unknown,
  isWithoutScripts = false,
): Promise<RenderedPage> {
  const now = request.now.getTime()
  const dataService = createDataService({ network: request.network, now: () => now })
  const [brand] = await Promise.all([
    resolveBrand(request.hostBrand, request.viewer, dataService),
    loader.load(screen),
  ])
  const { page, head, stateOf } = requestedPage(request, brand)
  let broken: unknown = null
  const { prelude } = await prerenderToNodeStream(
    <App
      page={page}
      dataService={dataService}
      screens={screens}
      loader={loader}
      screenName={screen.name}
      address={request.address}
      customerFrame={request.viewer === null ? null : SignedInFrame}
    />,
    {
      onError: (error) => {
        broken ??= error
      },
    },
  )
  const content = await text(prelude)
  const state = stateOf(dataService, screen.name)
  const html = renderDocument({
    state,
    title: head.title,
    content,
    assets,
    view: request.view,
    isWithoutScripts,
    nonce: request.nonce,
  })
  return { status: request.form?.status ?? head.status, location: null, html, failure: failure ?? broken }
}

function redirectOf(screen: Screen | undefined, { address, viewer }: PageRequest): string | null {
  if (screen === undefined) return null
  if (screen.access === 'customer' && viewer === null) return loginAddress(address)
  if (screen.name === 'login' && viewer !== null) return homeOf(languageOfPath(address))
  return null
}

function homeOf(language: Language): string {
  return language === 'es' ? '/es' : '/'
}

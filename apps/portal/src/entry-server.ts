import { screens } from '@porchlight/domains/screens'
import type { PageRoute } from '@porchlight/portal-page'
import { readPageAssets } from './shell/document/page-assets'
import { createErrorPageRenderer, createPageRenderer } from './shell/document/render-page'
import { createScreenLoader } from './shell/navigation/screen-loader'

/** The portal's pages as known to the server; a page that guests also have is open to anyone. */
export const routes: readonly PageRoute[] = [...new Set(screens.flatMap(({ paths }) => paths))].map(
  (path) => {
    const shown = screens.filter(({ paths }) => paths.includes(path))
    return {
      path,
      access: shown.some(({ access }) => access === 'guest') ? 'guest' : 'customer',
      showsOwnData: shown.some(
        ({ access, showsCredentials }) => access === 'customer' && showsCredentials !== true,
      ),
      takesLink: shown.some(({ takesLink }) => takesLink === true),
      takesPostedLink: shown.some(({ takesPostedLink }) => takesPostedLink === true),
    }
  },
)

const options = {
  screens,
  loader: createScreenLoader(),
  assets: readPageAssets(new URL('../client/', import.meta.url)),
}

/** Renders one page; see `PortalServerEntry`. */
export const renderPage = createPageRenderer(options)

/** Renders the page shown when another could not be rendered; see `PortalServerEntry`. */
export const renderErrorPage = createErrorPageRenderer(options)

import { screens } from '@porchlight/domains/screens'
import type { PageRoute } from '@porchlight/portal-page'
import { readPageAssets } from './shell/document/page-assets'
import { createPageRenderer } from './shell/document/render-page'
import { createScreenLoader } from './shell/navigation/screen-loader'

/** The portal's pages as the server has to know them. */
export const routes: readonly PageRoute[] = screens.flatMap((screen) =>
  screen.paths.map((path) => ({
    path,
    access: screen.access,
    takesLink: screen.takesLink === true,
  })),
)

/** Renders one page; see `PortalServerEntry`. */
export const renderPage = createPageRenderer({
  screens,
  loader: createScreenLoader(),
  assets: readPageAssets(new URL('../client/', import.meta.url)),
})

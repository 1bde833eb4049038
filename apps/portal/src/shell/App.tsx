import type { DataService } from '@porchlight/data-service'
import { DataServiceProvider } from '@porchlight/data-service-react'
import { routerAddress } from '@porchlight/page-parts/navigation/router-address'
import { PageProvider } from '@porchlight/page-parts/page/PageProvider'
import type { Page } from '@porchlight/page-parts/page/page'
import type { Screen } from '@porchlight/page-parts/screen'
import { Router } from 'wouter'
import { Frame } from './layout/Frame'
import type { SignedInFrame } from './layout/SignedInFrame'
import type { ScreenLoader } from './navigation/screen-loader'
import { useNavigation } from './navigation/use-navigation'

/** The input for rendering a page, on the server and in the browser alike. */
export interface AppProps {
  readonly page: Page
  readonly dataService: DataService
  readonly screens: readonly Screen[]
  readonly loader: ScreenLoader
  /** The screen that the page is sent with; it differs from the address's for failures. */
  readonly screenName: string
  /** The address, path and query, that the server renders; null in the browser, which knows it. */
  readonly address: string | null
  /** Null on pages for guests. */
  readonly customerFrame: typeof SignedInFrame | null
}

/** The portal: router, page and data around the frame with the current screen. */
export function App({ page, dataService, address, ...frame }: AppProps) {
  return (
    <PageProvider page={page}>
      <DataServiceProvider dataService={dataService} suspend={address !== null}>
        <Router {...routerAddress(address, page.language)}>
          <Navigator {...frame} />
        </Router>
      </DataServiceProvider>
    </PageProvider>
  )
}

function Navigator({
  screens,
  loader,
  screenName,
  customerFrame,
}: Omit<AppProps, 'page' | 'dataService' | 'address'>) {
  const location = useNavigation({ screens, loader, screenName })
  return <Frame location={location} customerFrame={customerFrame} />
}

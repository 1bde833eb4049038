import type { DataService } from '@porchlight/data-service'
import { DataServiceProvider } from '@porchlight/data-service-react'
import { routerAddress } from '@porchlight/page-parts/navigation/router-address'
import { PageProvider } from '@porchlight/page-parts/page/PageProvider'
import type { Page } from '@porchlight/page-parts/page/page'
import { useEffect } from 'react'
import { Router } from 'wouter'
import { replayInput } from './document/replay-input'
import { Frame } from './layout/Frame'

/** What a page is rendered from, on the server and in the browser alike. */
export interface AppProps {
  readonly page: Page
  readonly dataService: DataService
  /** The address, path and query, that the server renders; null in the browser, which knows it. */
  readonly address: string | null
  /** Whether the page could not be shown, and its error page is. */
  readonly isBroken: boolean
}

/** The console: router, page and data around the frame with the current place. */
export function App({ page, dataService, address, isBroken }: AppProps) {
  useEffect(() => replayInput(document), [])
  return (
    <PageProvider page={page}>
      <DataServiceProvider dataService={dataService} suspend={address !== null}>
        <Router {...routerAddress(address, page.language)}>
          <Frame isBroken={isBroken} />
        </Router>
      </DataServiceProvider>
    </PageProvider>
  )
}

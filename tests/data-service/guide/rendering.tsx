import {
  createDataService,
  DataServiceProvider,
  type DataServiceState,
  type NetworkAdapter,
} from '@porchlight/data-service-client'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'

/** On the server: waits for the page's data, and returns it with the page. */
export async function renderPage(network: NetworkAdapter, page: ReactNode) {
  const dataService = createDataService({ network, now: () => Date.now() })
  const { prelude } = await prerender(
    <DataServiceProvider dataService={dataService} suspend>
      {page}
    </DataServiceProvider>,
  )
  return { html: await new Response(prelude).text(), state: dataService.serialise() }
}

/** In the browser: data that the page was rendered with is not requested again. */
export function takeOver(network: NetworkAdapter, state: DataServiceState) {
  return createDataService({ network, now: () => Date.now(), initialState: state })
}

import { createDataService, createHttpNetwork } from '@porchlight/data-service-client'

/** One data service for the page. In a browser the cookie of the signed-in user goes along by itself. */
export function setUp(origin: string, token: string) {
  const network = createHttpNetwork({
    fetch: (address, init) => fetch(address, init),
    origin,
    language: 'en',
    headers: { authorization: `Bearer ${token}` },
  })
  return createDataService({ network, now: () => Date.now() })
}

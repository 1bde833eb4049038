import { createDataService, createHttpNetwork } from '@porchlight/data-service-client'

/** One data service per page. In a browser, the signed-in user's cookie is sent automatically. */
export function setUp(origin: string, token: string) {
  const network = createHttpNetwork({
    fetch: (address, init) => fetch(address, init),
    origin,
    language: 'en',
    headers: { authorization: `Bearer ${token}` },
  })
  return createDataService({ network, now: () => Date.now() })
}

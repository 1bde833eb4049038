import {
  authorizing,
  createDataService,
  createHttpNetwork,
  type KeepFreshOptions,
  keepFresh,
  retrying,
} from '@porchlight/data-service-client'

/** Supplies the program's access tokens, for example by its refresh token. */
interface Session {
  readonly token: () => string | null
  readonly refresh: () => Promise<boolean>
}

/** In a browser, pass `{ page: document, connection: window, expiredEveryMs: 60_000 }` as `when`. */
export function startFresh(origin: string, session: Session, when: KeepFreshOptions) {
  const http = createHttpNetwork({ fetch: (address, init) => fetch(address, init), origin, language: 'en' })
  const network = retrying(authorizing(http, session))
  const dataService = createDataService({ network, now: () => Date.now() })
  return { dataService, stop: keepFresh(dataService, when) }
}

import {
  authorizing,
  createDataService,
  createHttpNetwork,
  type KeepFreshOptions,
  keepFresh,
  retrying,
} from '@porchlight/data-service-client'

/** Where the tokens of a program come from, such as its refresh token. */
interface Session {
  readonly token: () => string | null
  readonly refresh: () => Promise<boolean>
}

/** Of a page: `when` is `{ page: document, connection: window, expiredEveryMs: 60_000 }`. */
export function startFresh(origin: string, session: Session, when: KeepFreshOptions) {
  const http = createHttpNetwork({ fetch: (address, init) => fetch(address, init), origin, language: 'en' })
  const network = retrying(authorizing(http, session))
  const dataService = createDataService({ network, now: () => Date.now() })
  return { dataService, stop: keepFresh(dataService, when) }
}

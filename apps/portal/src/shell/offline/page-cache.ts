import { storedPageMs, storeNames } from '@porchlight/portal-page'
import { banner } from './banner'

/** The header by which a page says, by a mark, who it was made for; empty for nobody. */
const viewerHeader = 'x-porchlight-viewer'

/** Pages that are kept for later, without `/es`. Nothing typed, no link of a mail, nothing of a payment is among them. */
const cachedPaths: ReadonlySet<string> = new Set([
  '/',
  '/bills',
  '/usage',
  '/accounts',
  '/help',
  '/messages',
  '/more',
])

const pagesName = storeNames.storedPages
const plainName = storeNames.offlinePage
const seenHeader = 'x-porchlight-seen'

/** What keeping pages needs of the browser. */
export interface PageCacheDeps {
  readonly caches: Pick<CacheStorage, 'open' | 'delete'>
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>
  readonly now: () => Date
  readonly origin: string
}

/** Answers page loads, and keeps the last customer’s pages for when there is no network. */
export interface PageCache {
  /** Fetches the page that stands in for those that were never seen. */
  readonly prepare: () => Promise<void>
  readonly answer: (request: Request) => Promise<Response>
}

/**
 * Makes the keeper. Kept pages are one person’s: a page for somebody else, or for nobody, and the way out of the
 * session, take all of them away before anything is shown; after a day they are gone, whether or not there was a network
 * meanwhile to say that the session is over. With a network, nothing kept is ever shown.
 */
export function createPageCache({ caches, fetch, now, origin }: PageCacheDeps): PageCache {
  /** How often pages were taken away: what was asked for before the last time comes too late to be kept. */
  let timesTaken = 0
  const takeAway = async () => {
    timesTaken += 1
    await caches.delete(pagesName)
  }
  /** Of two answers at once, the later decides over the store last. */
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }

  const note = (request: Request, answer: Response, requestedAt: number): Promise<void> => {
    const viewer = answer.headers.get(viewerHeader) ?? ''
    const { pathname } = new URL(request.url)
    const isOurs = answer.type === 'basic' || answer.type === 'default'
    // What leads elsewhere, such as to the sign-in, says who it is for when it arrives there.
    if (!isOurs || !answer.headers.has(viewerHeader)) return Promise.resolve()
    const copy =
      viewer !== '' && answer.ok && cachedPaths.has(withoutLanguage(pathname)) ? answer.clone() : null
    return inTurn(async () => {
      const isLate = requestedAt !== timesTaken
      if (isLate && viewer !== '') return
      const pages = await caches.open(pagesName)
      const [any] = await pages.keys()
      const cached = any === undefined ? undefined : await pages.match(any)
      if (viewer === '' || (cached !== undefined && cached.headers.get(viewerHeader) !== viewer)) {
        await takeAway()
      }
      if (copy === null) return
      const headers = new Headers(copy.headers)
      headers.set(seenHeader, now().toISOString())
      const { status } = copy
      await (await caches.open(pagesName)).put(
        origin + pathname,
        new Response(await copy.text(), { status, headers }),
      )
    })
  }

  /** Whether a page's day is over. A clock that was set back counts as over: nothing tells how long it was. */
  const isOver = (page: Response | undefined): boolean => {
    const age = now().getTime() - Date.parse(page?.headers.get(seenHeader) ?? '')
    return !(age >= 0 && age < storedPageMs)
  }
  const takeOldAway = async () => {
    const pages = await caches.open(pagesName)
    for (const request of await pages.keys()) {
      if (isOver(await pages.match(request))) await pages.delete(request)
    }
  }

  const offline = async (request: Request): Promise<Response> => {
    await last
    const { pathname } = new URL(request.url)
    const cached = await (await caches.open(pagesName)).match(origin + pathname)
    if (cached !== undefined && !isOver(cached) && request.method === 'GET') {
      const text = banner(await cached.text(), {
        language: languageOf(pathname),
        seen: new Date(cached.headers.get(seenHeader) ?? now()),
        nonce: /'nonce-([^']+)'/.exec(cached.headers.get('content-security-policy') ?? '')?.[1] ?? '',
      })
      return new Response(text, { status: 200, headers: cached.headers })
    }
    const plain = await (await caches.open(plainName)).match(origin + offlinePath(pathname))
    return plain ?? Response.error()
  }

  return {
    prepare: async () => {
      const plain = await caches.open(plainName)
      for (const path of ['/offline', '/es/offline']) {
        const page = await fetch(origin + path, { credentials: 'omit' })
        if (page.ok) await plain.put(origin + path, page)
      }
    },
    answer: async (request) => {
      // The way back to what a form was answered: no cache holds it and nothing is posted again, so the page is loaded anew.
      const isWayBack = request.cache === 'only-if-cached'
      if (isWayBack && request.method === 'POST') return Response.redirect(request.url, 303)
      const { pathname } = new URL(request.url)
      const isLogOut = withoutLanguage(pathname) === '/logout' && request.method === 'POST'
      if (isLogOut) await inTurn(takeAway)
      else void inTurn(takeOldAway).catch(() => undefined)
      const requestedAt = timesTaken
      let answer: Response
      try {
        answer = await (isWayBack ? fetch(request.url, { redirect: 'manual' }) : fetch(request))
      } catch {
        return offline(request)
      }
      await note(request, answer, requestedAt).catch(() => undefined)
      return answer
    },
  }
}

function withoutLanguage(pathname: string): string {
  return pathname.replace(/^\/es(?=\/|$)/, '') || '/'
}

function languageOf(pathname: string): 'en' | 'es' {
  return /^\/es(?=\/|$)/.test(pathname) ? 'es' : 'en'
}

function offlinePath(pathname: string): string {
  return languageOf(pathname) === 'es' ? '/es/offline' : '/offline'
}

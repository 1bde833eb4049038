import { storedPageMs, storeNames } from '@porchlight/portal-page'
import { banner } from './banner'

/** The header that identifies, by a mark, the viewer that a page was rendered for; empty for a guest. */
const viewerHeader = 'x-porchlight-viewer'

/**
 * Pages that are stored for later, without `/es`. They contain nothing typed, no link of a mail and nothing about a
 * payment.
 */
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

/** The browser APIs needed for storing pages. */
export interface PageCacheDeps {
  readonly caches: Pick<CacheStorage, 'open' | 'delete'>
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>
  readonly now: () => Date
  readonly origin: string
}

/** Responds to page loads, and stores the last customer’s pages for use offline. */
export interface PageCache {
  /** Fetches the fallback page for those that were never loaded. */
  readonly prepare: () => Promise<void>
  readonly answer: (request: Request) => Promise<Response>
}

/**
 * Creates the page cache. Stored pages belong to one person: a page for someone else or for a guest, and signing out,
 * remove all of them before anything is shown; after a day they expire, whether or not there was a network in the
 * meantime to report that the session is over. With a network, no stored page is ever shown.
 */
export function createPageCache({ caches, fetch, now, origin }: PageCacheDeps): PageCache {
  /** How often pages were removed: responses to requests from before the last removal are too late to be stored. */
  let timesTaken = 0
  const takeAway = async () => {
    timesTaken += 1
    await caches.delete(pagesName)
  }
  /** Serializes the work: of two simultaneous responses, the later one updates the store last. */
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
    // A redirect, such as to the sign-in, names its viewer once it arrives there.
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

  /** Checks whether a page's day is over. A clock that was set back counts as over: the page's age is then unknown. */
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
      // Going back to a form's result: no cache holds it and nothing is posted again, so the page is reloaded.
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

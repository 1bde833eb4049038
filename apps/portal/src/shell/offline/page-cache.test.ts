import { beforeEach, expect, it } from 'vitest'
import { createPageCache, type PageCache } from './page-cache'

const origin = 'http://localhost:3000'

/** Pages that were asked for and are not answered yet, by their path. */
let waiting: Map<string, (answer: Response) => void>
/** What the network was asked. */
let asked: (Request | string)[]
let stores: Map<string, Map<string, Response>>
let pageCache: PageCache
let today: Date
let isOnline: boolean

beforeEach(() => {
  isOnline = true
  today = new Date('2026-11-20T12:00:00Z')
  waiting = new Map()
  asked = []
  stores = new Map()
  pageCache = createPageCache({
    caches: inMemory(stores),
    fetch: (request) =>
      new Promise((resolve, reject) => {
        asked.push(request)
        if (!isOnline) return reject(new TypeError('offline'))
        waiting.set(new URL(typeof request === 'string' ? request : request.url).pathname, resolve)
      }),
    now: () => today,
    origin,
  })
})

it('keeps a customer’s page', async () => {
  await answered(sendRequest('/bills'), '/bills', 'dana')
  expect(cachedPaths()).toEqual(['/bills dana'])
})

it('keeps no page that was asked for before the log-out and is answered after it', async () => {
  const slow = sendRequest('/bills')
  await answered(sendRequest('/logout', 'POST'), '/logout', '')
  await answered(slow, '/bills', 'dana')
  expect(cachedPaths()).toEqual([])
})

it('keeps no late page of the one before, and leaves those of the one who is there', async () => {
  await answered(sendRequest('/'), '/', 'dana')
  const slow = sendRequest('/bills')
  await answered(sendRequest('/login'), '/login', '')
  await answered(sendRequest('/'), '/', 'bert')
  await answered(slow, '/bills', 'dana')
  expect(cachedPaths()).toEqual(['/ bert'])
})

it('takes everything away for a page of nobody, however late it is', async () => {
  const slow = sendRequest('/login')
  await answered(sendRequest('/'), '/', 'dana')
  await answered(slow, '/login', '')
  expect(cachedPaths()).toEqual([])
})

it.each([
  ['a day later', '2026-11-21T12:00:00Z'],
  ['on a clock that was set back', '2026-11-20T11:59:00Z'],
])('shows no stored page %s, and no longer holds it', async (_when, time) => {
  await answered(sendRequest('/bills'), '/bills', 'dana')
  isOnline = false
  today = new Date('2026-11-21T11:59:59Z')
  expect(await (await sendRequest('/bills')).text()).toContain('dana')
  today = new Date(time)
  expect((await sendRequest('/bills')).type).toBe('error')
  expect(cachedPaths()).toEqual([])
})

it('takes a page away whose day is over when another one is opened', async () => {
  await answered(sendRequest('/bills'), '/bills', 'dana')
  today = new Date('2026-11-21T12:00:00Z')
  await answered(sendRequest('/'), '/', 'dana')
  expect(cachedPaths()).toEqual(['/ dana'])
})

it('loads the page of a form anew for who goes back to its answer, which no cache holds', async () => {
  const wayBack = (method: string) =>
    new Request(`${origin}/bills`, { method, mode: 'same-origin', cache: 'only-if-cached' })
  const posted = await pageCache.answer(wayBack('POST'))
  expect([posted.status, posted.headers.get('location')]).toEqual([303, `${origin}/bills`])
  await answered(pageCache.answer(wayBack('GET')), '/bills', 'dana')
  expect(asked).toEqual([`${origin}/bills`])
})

function sendRequest(path: string, method = 'GET'): Promise<Response> {
  return pageCache.answer(new Request(origin + path, { method }))
}

/** Answers what was asked for at `path` as a page made for `viewer`, and waits until the worker is done with it. */
async function answered(requested: Promise<Response>, path: string, viewer: string): Promise<void> {
  await expect.poll(() => waiting.has(path)).toBe(true)
  waiting.get(path)?.(new Response(viewer, { headers: { 'x-porchlight-viewer': viewer } }))
  waiting.delete(path)
  await requested
}

function cachedPaths(): readonly string[] {
  return [...(stores.get('porchlight-pages') ?? new Map<string, Response>())].map(
    ([address, page]) => `${new URL(address).pathname} ${page.headers.get('x-porchlight-viewer')}`,
  )
}

/** What the keeper uses of the browser's caches, which Node does not have. */
function inMemory(
  stored: Map<string, Map<string, Response>>,
): Parameters<typeof createPageCache>[0]['caches'] {
  const cacheOf = (name: string) => {
    const pages = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, pages)
    return {
      keys: async () => [...pages.keys()].map((address) => new Request(address)),
      match: async (request: Request | string) =>
        pages.get(typeof request === 'string' ? request : request.url)?.clone(),
      put: async (address: string, page: Response) => void pages.set(address, page),
      delete: async (request: Request) => pages.delete(request.url),
    }
  }
  return {
    open: async (name: string) => cacheOf(name) as unknown as Cache,
    delete: async (name: string) => stored.delete(name),
  }
}

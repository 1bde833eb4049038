import { beforeEach, expect, it } from 'vitest'
import { createPageKeeper, type PageKeeper } from './page-keeper'

const origin = 'http://localhost:3000'

/** Pages that were asked for and are not answered yet, by their path. */
let waiting: Map<string, (answer: Response) => void>
let stores: Map<string, Map<string, Response>>
let keeper: PageKeeper
let today: Date
let isOnline: boolean

beforeEach(() => {
  isOnline = true
  today = new Date('2026-11-20T12:00:00Z')
  waiting = new Map()
  stores = new Map()
  keeper = createPageKeeper({
    caches: inMemory(stores),
    fetch: (request) =>
      new Promise((resolve, reject) => {
        if (!isOnline) return reject(new TypeError('offline'))
        waiting.set(new URL(typeof request === 'string' ? request : request.url).pathname, resolve)
      }),
    now: () => today,
    origin,
  })
})

it('keeps a customer’s page', async () => {
  await answered(ask('/bills'), '/bills', 'dana')
  expect(kept()).toEqual(['/bills dana'])
})

it('keeps no page that was asked for before the log-out and is answered after it', async () => {
  const slow = ask('/bills')
  await answered(ask('/logout', 'POST'), '/logout', '')
  await answered(slow, '/bills', 'dana')
  expect(kept()).toEqual([])
})

it('keeps no late page of the one before, and leaves those of the one who is there', async () => {
  await answered(ask('/'), '/', 'dana')
  const slow = ask('/bills')
  await answered(ask('/login'), '/login', '')
  await answered(ask('/'), '/', 'bert')
  await answered(slow, '/bills', 'dana')
  expect(kept()).toEqual(['/ bert'])
})

it('takes everything away for a page of nobody, however late it is', async () => {
  const slow = ask('/login')
  await answered(ask('/'), '/', 'dana')
  await answered(slow, '/login', '')
  expect(kept()).toEqual([])
})

it.each([
  ['a day later', '2026-11-21T12:00:00Z'],
  ['on a clock that was set back', '2026-11-20T11:59:00Z'],
])('shows no stored page %s, and no longer holds it', async (_when, time) => {
  await answered(ask('/bills'), '/bills', 'dana')
  isOnline = false
  today = new Date('2026-11-21T11:59:59Z')
  expect(await (await ask('/bills')).text()).toContain('dana')
  today = new Date(time)
  expect((await ask('/bills')).type).toBe('error')
  expect(kept()).toEqual([])
})

it('takes a page away whose day is over when another one is opened', async () => {
  await answered(ask('/bills'), '/bills', 'dana')
  today = new Date('2026-11-21T12:00:00Z')
  await answered(ask('/'), '/', 'dana')
  expect(kept()).toEqual(['/ dana'])
})

function ask(path: string, method = 'GET'): Promise<Response> {
  return keeper.answer(new Request(origin + path, { method }))
}

/** Answers what was asked for at `path` as a page made for `viewer`, and waits until the worker is done with it. */
async function answered(asked: Promise<Response>, path: string, viewer: string): Promise<void> {
  await expect.poll(() => waiting.has(path)).toBe(true)
  waiting.get(path)?.(new Response(viewer, { headers: { 'x-porchlight-viewer': viewer } }))
  waiting.delete(path)
  await asked
}

function kept(): readonly string[] {
  return [...(stores.get('porchlight-pages') ?? new Map<string, Response>())].map(
    ([address, page]) => `${new URL(address).pathname} ${page.headers.get('x-porchlight-viewer')}`,
  )
}

/** What the keeper uses of the browser's caches, which Node does not have. */
function inMemory(
  stored: Map<string, Map<string, Response>>,
): Parameters<typeof createPageKeeper>[0]['caches'] {
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

import { createServer, loadPortal } from '@porchlight/server/testing'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword, sendLogin } from '../journeys/portal-visit'
import { portalDirectory } from './abuse-world'
import { readPage, storesOf } from './browser-stores'
import { twinIt } from './twin-it'

const dana = 'dana.whitcombe@example.com'
/** Another customer of the same brand. */
const greta = 'greta.lindholm-adair@example.com'
/** Texts that appear on Dana’s pages and on no one else’s. */
const secrets = ['1204 Juniper Bend Ln', dana]
/** Pages of which the worker stores some, in both languages. */
const visited = ['/', '/bills', '/es/bills', '/messages', '/profile']

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  world = await createTestWorld({ listen: true, portal: true })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

/** How a customer’s time at a browser ends, in a tab other than the one being watched. */
const endings = {
  'logs out in another tab': async (other: Page, origin: string) => {
    await other.goto(`${origin}/logout`)
    await other.locator('main form button[type="submit"]').click()
    await other.waitForURL(/signed-out/)
  },
  'is followed by another customer in another tab': async (other: Page, origin: string) => {
    await other.context().clearCookies()
    await other.goto(`${origin}/login`)
    await sendLogin(other, greta, demoPassword)
    await other.waitForURL((url) => url.pathname === '/')
  },
  'is signed out from another device': async (other: Page) => {
    const cookies = await other.context().cookies()
    const token = cookies.find(({ name }) => name.includes('session'))?.value ?? ''
    await world.context.identity.endSession(token)
    // Open pages are notified with the next change of anything.
    const { rows } = await world.context.pool.query<{ id: string }>(
      `select "Id" as id from record."Utility__c" limit 1`,
    )
    const { engine, systemViewer } = world.context
    await engine.updateRecord(systemViewer, rows[0]?.id ?? '', {
      fields: { Utility_Phone__c: '(713) 555-0110' },
    })
  },
} as const

type Ending = keyof typeof endings

/**
 * Returns what the browser still has of Dana after her time has ended: on the open page, one step back, in any store,
 * in the response cache, and offline. `plant` puts a hole into her pages.
 */
async function findStored(ending: Ending, origin: string, plant: string | null): Promise<readonly string[]> {
  const context = await browser.newContext()
  return findStoredIn(context, ending, origin, plant).finally(() => context.close())
}

async function findStoredIn(
  context: BrowserContext,
  ending: Ending,
  origin: string,
  plant: string | null,
): Promise<readonly string[]> {
  const tab = await context.newPage()
  await tab.goto(`${origin}/login`)
  await sendLogin(tab, dana, demoPassword)
  await tab.waitForURL((url) => url.pathname === '/')
  await expect.poll(() => tab.evaluate('navigator.serviceWorker.controller !== null')).toBe(true)
  for (const path of visited) await tab.goto(origin + path)
  // Proves that the check sees what is there before it reports that nothing is.
  expect(await storesWith(tab)).toContain('the store porchlight-pages')
  const live = tab.waitForResponse((response) => /\/live\/[^/]+\/held$/.test(response.url()))
  await tab.goto(`${origin}/profile`)
  await live
  if (plant !== null) await tab.evaluate(plant)

  await endings[ending](await context.newPage(), origin)
  const left = async () => !(await shows(tab))
  await expect
    .poll(left)
    .toBe(true)
    .catch(() => undefined)
  const stored: string[] = (await left()) ? [] : ['the page that was open']
  await tab.waitForLoadState()
  stored.push(...(await storesWith(tab)))
  for (const path of visited) if (await isCached(tab, path)) stored.push(`the cache of answers: ${path}`)
  await tab.goBack({ waitUntil: 'commit' }).catch(() => null)
  await tab.waitForTimeout(200)
  if (await shows(tab)) stored.push('one step back')
  return [...stored, ...(await shownOffline(context, tab, origin))]
}

async function shows(tab: Page): Promise<boolean> {
  const text = await tab.content().catch(() => '')
  return secrets.some((secret) => text.includes(secret))
}

/** Returns the browser's stores that contain a secret. */
async function storesWith(tab: Page): Promise<readonly string[]> {
  const holding = (await storesOf(tab)).filter(({ text }) => secrets.some((secret) => text.includes(secret)))
  return holding.map(({ place, name }) => {
    if (place === 'caches') return `the store ${name}`
    return place === 'indexedDB' ? `the database ${name}` : place
  })
}

/** Returns whether the browser’s own cache has a response for `path`, without querying the server. */
function isCached(tab: Page, path: string): Promise<boolean> {
  return readPage(
    tab,
    `fetch(${JSON.stringify(path)}, { cache: 'only-if-cached', mode: 'same-origin' })
      .then(async (answer) => { const text = await answer.text(); return answer.ok && ${JSON.stringify(secrets)}.some((secret) => text.includes(secret)) })
      .catch(() => false)`,
  )
}

async function shownOffline(context: BrowserContext, tab: Page, origin: string): Promise<readonly string[]> {
  await context.setOffline(true)
  const shown: string[] = []
  for (const path of visited) {
    await tab.goto(origin + path).catch(() => null)
    if (await shows(tab)) shown.push(`offline: ${path}`)
  }
  await context.setOffline(false)
  return shown
}

describe('A27: a customer’s browser, once she', () => {
  it.each(Object.keys(endings) as Ending[])('%s, has nothing of hers', async (ending) => {
    expect(await findStored(ending, world.origin, null)).toEqual([])
  })

  twinIt(
    'is reported by this check when a page copies what it shows into a store that nobody wipes',
    async () => {
      const copy = `(async () => {
      const text = document.body.innerText
      localStorage.setItem('copy', text)
      sessionStorage.setItem('copy', text)
      await (await caches.open('copies')).put('/copy', new Response(text))
      await new Promise((resolve) => {
        const opening = indexedDB.open('copies', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('pages').add(text, 'copy')
        opening.onsuccess = () => { opening.result.close(); resolve() }
      })
    })()`
      expect(await findStored('logs out in another tab', world.origin, copy)).toEqual([
        'localStorage',
        'sessionStorage',
        'the store copies',
        'the database copies',
      ])
    },
  )

  twinIt('is reported by this check when pages may be kept and tell nobody whose they are', async () => {
    const app = await createServer(world.context, await loadPortal(portalDirectory))
    app.addHook('onSend', async (_request, reply, payload) => {
      reply
        .header('cache-control', 'private, max-age=300')
        .removeHeader('clear-site-data')
        .removeHeader('vary')
      if (reply.getHeader('x-porchlight-viewer') === '') reply.removeHeader('x-porchlight-viewer')
      return payload
    })
    const origin = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost')
    const stored = await findStored('is signed out from another device', origin, null).finally(() =>
      app.close(),
    )
    expect(stored).toContain('the store porchlight-pages')
    expect(stored).toContain('the cache of answers: /bills')
    expect(stored).toContain('offline: /bills')
  })
})

import { storeHoldings, storeNames } from '@porchlight/portal-page'
import { createServer, loadPortal, type ServerContext } from '@porchlight/server/testing'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { inSweep } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword, sendLogin } from '../journeys/portal-visit'
import { portalDirectory } from './abuse-world'
import { readPage, storesOf } from './browser-stores'
import { pagePaths } from './page-paths'
import { twinIt } from './twin-it'

const dana = 'dana.whitcombe@example.com'
/** Another customer of the same brand. */
const greta = 'greta.lindholm-adair@example.com'
const typed = 'The heron at 7741 is mine'
/** What no one else may see of her. */
const canaries = [dana, 'Whitcombe', '1204 Juniper Bend Ln', '555-0121', typed]
const signUpPages = [
  '/enroll/sign-up',
  '/enroll/service',
  '/enroll/start',
  '/enroll/review',
  '/enroll/complete',
]

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

describe('A44: the next person at a browser', () => {
  it('is shown nothing of the customer who logged out: on no page, one step back, offline, in no store', async () => {
    expect(await findStored(world.origin, { walked: pagePaths(world), plant: null })).toEqual([])
  }, 360_000)

  twinIt(
    'is reported by this check when cookies outlive the session and count for whoever has them',
    async () => {
      const { cookieHolders } = world.context
      const open: ServerContext = {
        ...world.context,
        cookieHolders: { ...cookieHolders, seal: (key, token) => cookieHolders.seal(key, token, null) },
      }
      const app = await createServer(open, await loadPortal(portalDirectory))
      app.addHook('onSend', async (_request, reply) => {
        const all = [reply.getHeader('set-cookie') ?? []].flat().map(String)
        reply.removeHeader('set-cookie')
        const staying = all.filter((cookie) => !/^porchlight_sign_up=;/.test(cookie))
        for (const cookie of staying) reply.header('set-cookie', cookie)
      })
      const origin = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost')
      const stored = await findStored(origin, { walked: signUpPages, plant: null }).finally(() => app.close())
      expect(stored).toContain('a guest: /enroll/review')
      expect(stored).toContain('another customer: /enroll/review')
    },
    120_000,
  )

  twinIt(
    'is reported by this check when a page uses a store that the list does not name',
    async () => {
      const plant = `localStorage.setItem('last-visitor', ${JSON.stringify(dana)})`
      const stored = await findStored(world.origin, { walked: signUpPages, plant })
      expect(stored).toEqual([
        'localStorage last-visitor is not in the list',
        'after the log-out: localStorage last-visitor',
        'another customer: localStorage last-visitor',
      ])
    },
    120_000,
  )
})

interface Walk {
  /** The public pages, without `/es`. */
  readonly walked: readonly string[]
  /** A hole, as a script that her last page runs. */
  readonly plant: string | null
}

async function findStored(origin: string, walk: Walk): Promise<readonly string[]> {
  const context = await browser.newContext()
  return findStoredIn(context, origin, walk).finally(() => context.close())
}

async function findStoredIn(
  context: BrowserContext,
  origin: string,
  { walked, plant }: Walk,
): Promise<readonly string[]> {
  const tab = await context.newPage()
  await live(tab, origin, walked)
  if (plant !== null) await tab.evaluate(plant)
  const listed = new Set(
    Object.entries(storeNames).map(
      ([key, name]) => `${storeHoldings[key as keyof typeof storeNames].place} ${name}`,
    ),
  )
  const found = (await storesOf(tab)).map(({ place, name }) => `${place} ${name}`)
  const stored = found.filter((store) => !listed.has(store)).map((store) => `${store} is not in the list`)
  // The walk has been everywhere: what it leaves is detected before nothing is reported as left.
  for (const key of [
    'typedText',
    'storedPages',
    'offlinePage',
    'worker',
    'preferredLanguage',
    'uploadsBy',
  ] as const)
    expect(found).toContain(`${storeHoldings[key].place} ${storeNames[key]}`)

  const holding = await storesWithCanary(tab)
  expect(holding).toContain(`sessionStorage ${storeNames.typedText}`)
  expect(holding).toContain(`caches ${storeNames.storedPages}`)

  await logOut(tab)
  stored.push(...(await storesWithCanary(tab)).map((store) => `after the log-out: ${store}`))
  for (let step = 0; step < 3; step += 1) {
    await tab.goBack({ waitUntil: 'commit' }).catch(() => null)
    await tab.waitForLoadState()
    if (await shows(tab)) stored.push('one step back')
  }
  stored.push(...(await shownOnAny(tab, origin, walked)).map((path) => `a guest: ${path}`))
  await context.setOffline(true)
  stored.push(
    ...(await shownOn(tab, origin, ['/', '/bills', '/usage', '/messages'])).map((path) => `offline: ${path}`),
  )
  await context.setOffline(false)
  await logIn(tab, origin, greta)
  stored.push(...(await shownOnAny(tab, origin, walked)).map((path) => `another customer: ${path}`))
  stored.push(...(await storesWithCanary(tab)).map((store) => `another customer: ${store}`))
  return [...new Set(stored)]
}

/** Plays her time at the browser: she opens everything, starts to enroll, and types what she does not send. */
async function live(tab: Page, origin: string, walked: readonly string[]): Promise<void> {
  await logIn(tab, origin, dana)
  await expect.poll(() => readPage(tab, 'navigator.serviceWorker.controller !== null')).toBe(true)
  await tab.goto(`${origin}/enroll/sign-up?plan=FIRST-FIXED-12-SALTGRASS&zip=77002`)
  await tab.locator('main form[novalidate] button[type="submit"]').click()
  await tab.waitForURL(/\/enroll\/sign-up\/service/)
  for (const path of walked) if (!/log-?out/.test(path)) await tab.goto(origin + path)
  await tab.goto(`${origin}/bills`)
  await tab.goto(`${origin}/messages/new`)
  await tab.locator('main form[novalidate]').waitFor()
  await tab.locator('[name="Description"]').fill(typed)
  // The toggle preserves what was typed; held on the page, so that nothing picks it up again.
  await tab.evaluate(
    `addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true })`,
  )
  await tab.locator('a[hreflang="es"], a[lang="es"]').first().click()
  await tab.evaluate(`localStorage.setItem('preferredLanguage', 'en')`)
}

async function logIn(tab: Page, origin: string, username: string): Promise<void> {
  await tab.goto(`${origin}/login`)
  await sendLogin(tab, username, demoPassword)
  await tab.waitForURL((url) => url.pathname === '/')
}

async function logOut(tab: Page): Promise<void> {
  await tab.locator('header summary').click()
  await tab.locator('header form button[type="submit"]').click()
  await tab.waitForURL(/signed-out/)
  await tab.locator('main form[novalidate]').waitFor()
}

async function shownOn(tab: Page, origin: string, paths: readonly string[]): Promise<readonly string[]> {
  const shown: string[] = []
  for (const path of paths) {
    await tab.goto(origin + path).catch(() => null)
    if (await shows(tab)) shown.push(path)
  }
  return shown
}

/**
 * Checks many pages the same way: each as the server sends it to this browser, and some (in the sweep all) opened as
 * well.
 */
async function shownOnAny(tab: Page, origin: string, paths: readonly string[]): Promise<readonly string[]> {
  const sent: string[] = []
  for (const path of paths) {
    const text = await (await tab.request.get(origin + path)).text()
    if (canaries.some((canary) => text.includes(canary))) sent.push(path)
  }
  const opened = paths.filter((_, index) => index % inSweep(1, { otherwise: 8 }) === 0)
  return [...sent, ...(await shownOn(tab, origin, opened))]
}

/** Returns whether a canary appears on the page or in one of its fields. */
async function shows(tab: Page): Promise<boolean> {
  const fields = `[...document.querySelectorAll('input, textarea')].map((field) => field.value).join()`
  const text = (await tab.content().catch(() => '')) + (await readPage<string>(tab, fields))
  return canaries.some((canary) => text.includes(canary))
}

async function storesWithCanary(tab: Page): Promise<readonly string[]> {
  const holding = (await storesOf(tab)).filter(({ text }) => canaries.some((canary) => text.includes(canary)))
  return holding.map(({ place, name }) => `${place} ${name}`)
}

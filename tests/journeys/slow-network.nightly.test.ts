import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressOf, beginSession, nameOf, openWindow, type Visit } from './portal-visit'

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

const visits: readonly (readonly [Visit, { readonly tab: string; readonly waiting: string }])[] = [
  [
    { brand: 'first', language: 'en', width: 360, scheme: 'light' },
    { tab: 'Bills', waiting: 'Loading your bills' },
  ],
  [
    { brand: 'second', language: 'es', width: 1280, scheme: 'dark' },
    { tab: 'Facturas', waiting: 'Cargando sus facturas' },
  ],
]

it.each(visits.map(([visit, text]) => [nameOf(visit), visit, text] as const))(
  'on a slow line a press shows at once that it was seen, and later what is waited for: %s',
  async (_name, visit, text) => {
    const context = await openWindow(browser, visit)
    await beginSession(context, world, visit)
    const page = await context.newPage()
    await page.goto(addressOf(world.origin, visit, '/'), { waitUntil: 'networkidle' })
    let release: (() => void) | undefined
    const line = new Promise<void>((resolve) => {
      release = resolve
    })
    for (const slow of ['**/assets/*.js', '**/ui-api/related-list-records/**']) {
      await page.route(slow, async (route) => {
        await line
        await route.continue()
      })
    }
    await page.locator('nav a', { hasText: text.tab }).click()
    const waiting = page.locator('main [role="status"]')
    await waiting.waitFor()
    expect(new URL(page.url()).pathname).toMatch(/\/bills$/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    release?.()
    await page.locator('main h1', { hasText: text.tab }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await page.locator('#bill-1').waitFor()
    await context.close()
  },
)

it('what is waited for can be read after three seconds, over the place that it will take', async () => {
  const [[visit, text]] = visits as [(typeof visits)[number]]
  const context = await openWindow(browser, visit)
  await beginSession(context, world, visit)
  const page = await context.newPage()
  await page.goto(addressOf(world.origin, visit, '/help'), { waitUntil: 'networkidle' })
  await page.route('**/ui-api/related-list-records/**', () => undefined)
  await page.locator('nav a', { hasText: text.tab }).click()
  const label = page.locator('main [role="status"] > span', { hasText: text.waiting })
  await label.waitFor({ state: 'attached' })
  const opacity = () => label.evaluate((element) => getComputedStyle(element).opacity)
  expect(await opacity()).toBe('0')
  const before = await page.locator('main [role="status"]').boundingBox()
  await expect.poll(opacity, { timeout: 6_000 }).toBe('1')
  expect(await page.locator('main [role="status"]').boundingBox()).toEqual(before)
  await context.close()
})

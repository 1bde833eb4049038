import { launchBrowser } from '@porchlight/test-kit/browser'
import { inSweep, oneOfRun } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectNothingFound, scrollsSideways } from '../../../tests/journeys/expect-nothing-found'
import { layoutShiftOf } from '../../../tests/journeys/layout-shift'
import { addressOf, beginSession, nameOf, openWindow, type Visit } from '../../../tests/journeys/portal-visit'
import { lowestContrast } from '../../../tests/journeys/text-contrast'

const visits: readonly Visit[] = [
  { brand: 'first', language: 'es', width: 360, scheme: 'dark' },
  { brand: 'first', language: 'en', width: 1280, scheme: 'light' },
  { brand: 'second', language: 'es', width: 360, scheme: 'light' },
  { brand: 'second', language: 'en', width: 1280, scheme: 'dark' },
  { brand: 'third', language: 'en', width: 360, scheme: 'light' },
  { brand: 'third', language: 'es', width: 1280, scheme: 'light' },
]
const named = visits.map((visit) => [nameOf(visit), visit] as const)
/** Of each brand one visit as a guest and the other as a customer; in the sweep, both as both. */
const [ofGuests, ofCustomers] = [0, 1].map((part) =>
  inSweep(named, { otherwise: named.filter((_, index) => (index + Math.floor(index / 2)) % 2 === part) }),
)

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

/** Nothing moves for returning visitors; on a first visit at most one line breaks anew when the typeface arrives. */
async function expectStill(page: Page): Promise<void> {
  expect(await layoutShiftOf(page)).toBeLessThan(0.03)
  await page.reload({ waitUntil: 'networkidle' })
  expect(await layoutShiftOf(page)).toBe(0)
}

describe('the front door for guests', () => {
  it.each(oneOfRun(ofGuests ?? []))('%s', async (_name, visit) => {
    const context = await openWindow(browser, visit)
    const page = await context.newPage()
    await page.goto(addressOf(world.origin, visit, '/'), { waitUntil: 'networkidle' })
    await expectStill(page)
    await expectNothingFound(page, 'landing')
    for (const path of ['/login', '/plans?home=other', '/pay', '/outages', '/enrollment-status']) {
      const href = new URL(addressOf(world.origin, visit, path))
      expect(await page.locator(`main a[href="${href.pathname}${href.search}"]`).count(), path).toBe(1)
    }
    const guide = new URL(addressOf(world.origin, visit, '/dev')).pathname
    expect(await page.locator(`main a[href="${guide}"]`).count()).toBe(1)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await scrollsSideways(page)).toBe(false)
    await page.setViewportSize({ width: visit.width, height: 900 })
    const [ratio, text] = await lowestContrast(page, 'main section[class*="_hero"]')
    expect(ratio, text).toBeGreaterThanOrEqual(4.5)
    await context.close()
  })

  it('leads from a ZIP code to plans in one step, without scripts, and says there what is wrong with it', async () => {
    const visit: Visit = { brand: 'second', language: 'es', width: 360, scheme: 'light' }
    const context = await openWindow(browser, visit, { javaScriptEnabled: false })
    const page = await context.newPage()
    for (const [typed, said] of [
      ['77002', '77002'],
      ['7700', 'Escriba un código postal de cinco dígitos'],
    ] as const) {
      await page.goto(addressOf(world.origin, visit, '/'))
      await page.locator('main input[name="zip"]').fill(typed)
      await page.locator('main form button').click()
      expect(new URL(page.url()).pathname).toBe('/es/plans')
      expect(await page.locator('main').textContent()).toContain(said)
    }
    expect(await page.locator('main input[name="zip"]').inputValue()).toBe('7700')
    await context.close()
  })

  it('is home for customers, and the log-in stays where it was', async () => {
    const visit: Visit = { brand: 'first', language: 'en', width: 1280, scheme: 'light' }
    const context = await openWindow(browser, visit)
    const page = await context.newPage()
    await page.goto(addressOf(world.origin, visit, '/plans'))
    await page.locator('header a').first().click()
    // The page of plans has such a form too.
    await page.waitForURL((url) => url.pathname === '/')
    await page.locator('main form[action="/plans"]').waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    expect((await page.request.get(addressOf(world.origin, visit, '/login'))).status()).toBe(200)
    await beginSession(context, world, visit)
    await page.goto(addressOf(world.origin, visit, '/'))
    await page.locator('nav a[aria-current="page"][href="/"]').waitFor()
    expect(await page.locator('main form[action="/plans"]').count()).toBe(0)
    await context.close()
  })
})

describe('what home says on the brand’s field is legible at every point of its art', () => {
  it.each(oneOfRun(ofCustomers ?? []))('%s', async (_name, visit) => {
    const context = await openWindow(browser, visit)
    await beginSession(context, world, visit)
    const page = await context.newPage()
    await page.goto(addressOf(world.origin, visit, '/'), { waitUntil: 'networkidle' })
    await expectStill(page)
    const [ratio, text] = await lowestContrast(page, 'main section[class*="_hero"]')
    expect(ratio, text).toBeGreaterThanOrEqual(4.5)
    await context.close()
  })
})

describe('the frame', () => {
  it.each(oneOfRun(named.filter(([, { width }]) => width === 360)))(
    'is one line above and one below, and nothing lies under the footer: %s',
    async (_name, visit) => {
      const context = await openWindow(browser, visit)
      await beginSession(context, world, visit)
      const page = await context.newPage()
      await page.goto(addressOf(world.origin, visit, '/'))
      expect((await page.locator('header').boundingBox())?.height).toBe(48)
      const foot = await page.evaluate<{ left: number; line: number }>(`(() => {
        const footer = document.querySelector('footer')
        const { bottom, height } = footer.getBoundingClientRect()
        const room = Number.parseFloat(getComputedStyle(footer).paddingBottom)
        return { left: Math.floor(document.documentElement.scrollHeight - bottom - scrollY), line: height - room }
      })()`)
      expect(foot).toEqual({ left: 0, line: 48 })
      await page.locator('footer summary').click()
      await page.locator('footer a[href$="/help"]').click()
      await page.waitForURL(/\/help$/)
      await page.locator('header summary').click()
      await page.locator('header form button').click()
      await page.waitForURL(/\/login\?signed-out/)
      await context.close()
    },
  )
})

import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectNothingFound } from './expect-nothing-found'
import { addressOf, beginSession, named, openCustomerPage, openWindow, type Visit } from './portal-visit'

const visits: readonly Visit[] = [
  { brand: 'second', language: 'es', width: 360, scheme: 'light' },
  { brand: 'first', language: 'en', width: 1280, scheme: 'dark' },
]
const copy = {
  en: {
    line: /^Not up to date: last refreshed /,
    again: 'Try again',
    due: /^Due /,
    wasDue: /^Was due /,
  },
  es: {
    line: /^Sin actualizar: última actualización, /,
    again: 'Intentar de nuevo',
    due: /^Vence el /,
    wasDue: /^Venció el /,
  },
} as const

const calls = /\/(services\/data|lwr\/apex)\//
const fortyDays = 40 * 86_400_000

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

describe('a page of the console that cannot be read again', () => {
  it.each(named(visits))(
    'shows what it has, says since when, and is up to date again: %s',
    async (_name, visit) => {
      const text = copy[visit.language]
      const context = await openWindow(browser, visit)
      await beginSession(context, world, visit, 'admin@example.com')
      const page = await context.newPage()
      await page.clock.install()
      await page.goto(addressOf(world.origin, visit, '/console/list/Case'), { waitUntil: 'networkidle' })
      const shown = await page.locator('main h1').textContent()
      const line = page.getByRole('status').getByText(text.line)
      expect(await line.count()).toBe(0)

      await page.route(calls, (route) => route.fulfill({ status: 503, json: [] }))
      // Everything shown has expired; the network was down, and is back.
      await page.clock.fastForward('02:00:00')
      const isTried = page.waitForRequest(calls)
      await page.evaluate("dispatchEvent(new Event('online'))")
      await isTried
      // A failed request is retried once before anything is reported.
      await expect
        .poll(async () => {
          await page.clock.runFor(2_000)
          return line.count()
        })
        .toBe(1)
      expect(await page.locator('main h1').textContent()).toBe(shown)
      await expectNothingFound(page, 'not up to date')

      await page.unroute(calls)
      await page.getByRole('button', { name: text.again, exact: true }).first().click()
      await expect
        .poll(async () => {
          await page.clock.runFor(2_000)
          return line.count()
        })
        .toBe(0)
      await context.close()
    },
  )
})

describe('a page of the portal that was left open', () => {
  it.each(named(visits))('is read again on return, and knows the day: %s', async (_name, visit) => {
    const text = copy[visit.language]
    const { page, problems, close } = await openCustomerPage({ browser, world }, visit)
    await page.clock.install()
    await page.goto(addressOf(world.origin, visit, '/bills'), { waitUntil: 'networkidle' })
    const main = page.getByRole('main')
    await main.getByText(text.due).waitFor()
    expect(await main.getByText(text.wasDue).count()).toBe(0)

    await page.clock.fastForward(fortyDays)
    const isRead = page.waitForResponse(calls)
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect((await isRead).status()).toBe(200)
    await main.getByText(text.wasDue).waitFor()
    expect(problems).toEqual([])
    await close()
  })
})

import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { consoleVisitsOfRun } from './console-visit'
import { addressOf, beginSession, named, openWindow } from './portal-visit'

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  ;[world, browser] = await Promise.all([createTestWorld({ listen: true, portal: true }), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

const focused = (page: Page) =>
  page.evaluate(
    () => `${document.activeElement?.tagName} ${document.activeElement?.textContent?.slice(0, 80)}`,
  )

it.each(named(consoleVisitsOfRun('en')))(
  'the focus is on the heading of what was opened, and on the way back on the row that it was opened from: %s',
  async (_name, visit) => {
    const context = await openWindow(browser, visit)
    await beginSession(context, world, visit, `advisor.${visit.brand}@example.com`)
    const page = await context.newPage()
    await page.goto(addressOf(world.origin, visit, '/console/list/Case?view=AllCases'))
    await page.getByRole('grid').waitFor()
    const link = page.locator('main tbody th a').nth(4)
    const name = await link.textContent()
    await link.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe(`H1 ${name}`)
    await page.goBack()
    await expect.poll(() => focused(page)).toBe(`A ${name}`)
    await page.goForward()
    await expect.poll(() => focused(page)).toBe(`H1 ${name}`)

    await page.keyboard.press('/')
    await page.keyboard.type(name ?? '')
    await page.locator('header [role=option]').first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe(`H1 ${name}`)

    await page.goto(addressOf(world.origin, visit, '/console/work'))
    await page.locator('main button', { hasText: /^(Next|Siguiente)$/ }).focus()
    await expect
      .poll(async () => {
        if (page.url().endsWith('/work')) await page.keyboard.press('Enter')
        return page.url()
      })
      .not.toMatch(/\/work$/)
    await expect.poll(() => focused(page)).toMatch(/^H1 /)
    await context.close()
  },
)

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressOf, customerOf, nameOf, openWindow, sendLogin, signIn, visitsOfRun } from './portal-visit'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

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

describe('axe finds nothing', () => {
  const visits = visitsOfRun(['light', 'dark'])
  it.each(visits.map((visit) => [nameOf(visit), visit] as const))('%s', async (_name, visit) => {
    const context = await openWindow(browser, visit)
    const page = await context.newPage()
    await page.goto(addressOf(world.origin, visit, '/login'))
    await expectNothingFound(page, 'login')
    await sendLogin(page, customerOf[visit.brand], 'not the password')
    await page.waitForLoadState()
    await expectNothingFound(page, 'login refused')
    await signIn(page, world.origin, visit)
    for (const path of ['/', '/usage', '/logout', '/no-such-page']) {
      await page.goto(addressOf(world.origin, visit, path))
      await expectNothingFound(page, path)
    }
    await context.close()
  })
})

/** The page's content security policy refuses injected scripts, so axe runs as an evaluated expression. */
async function expectNothingFound(page: Page, place: string): Promise<void> {
  await page.evaluate(axeSource)
  const found = await page.evaluate(
    `axe.run(document, { resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
      .then((results) => results.violations.map((violation) => violation.id + ': ' + violation.nodes.map((node) => node.target.join(' ')).join(', ')))`,
  )
  expect(found, place).toEqual([])
}

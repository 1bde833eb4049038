import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { expectNothingFound } from './expect-nothing-found'
import { addressOf, customerOf, named, openWindow, sendLogin, signIn, visitsOfRun } from './portal-visit'

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
  const visits = visitsOfRun(['second', 'first'], ['light', 'dark'])
  it.each(named(visits))('%s', async (_name, visit) => {
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

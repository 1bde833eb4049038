import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { expectNothingFound } from '../../../tests/journeys/expect-nothing-found'
import { addressOf, beginSession, named, openWindow, visitsOfRun } from '../../../tests/journeys/portal-visit'

const visits = visitsOfRun(['first', 'third'], ['light', 'dark'])

const code = (brand: string, name: string) => `${brand.toUpperCase()}-${name}-SALTGRASS`

const guestPages = [
  () => '/plans',
  () => '/plans?zip=7700',
  () => '/plans?zip=99999',
  () => '/plans?zip=78701',
  () => '/plans?zip=75067',
  () => '/plans?zip=61101',
  () => '/plans?zip=77002&use=1000',
  () => '/plans?zip=77002&amount=lots',
  () => '/plans?zip=77002&term=long&nofee=1',
  () => '/plans/compare?zip=77002',
  (brand: string) =>
    `/plans/compare?zip=77002&use=750&plan=${code(brand, 'FIXED-12')}&plan=${code(brand, 'CREDIT-12')}&plan=${code(brand, 'NO-DEPOSIT-12')}`,
  (brand: string) => `/plans/${code(brand, 'CREDIT-12')}?zip=77002&use=500`,
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

describe('axe finds nothing, and nothing is wider than the window', () => {
  it.each(named(visits))('%s', async (_name, visit) => {
    const context = await openWindow(browser, visit)
    const page = await context.newPage()
    for (const pathOf of guestPages) {
      const path = pathOf(visit.brand)
      await page.goto(addressOf(world.origin, visit, path))
      for (const summary of await page.locator('main details:not([open]) summary').all())
        await summary.click()
      await expectNothingFound(page, path)
    }
    await beginSession(context, world, visit)
    await page.goto(addressOf(world.origin, visit, '/plans'))
    await expectNothingFound(page, '/plans of a customer')
    await context.close()
  })
})

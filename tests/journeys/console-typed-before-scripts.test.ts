import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
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

it.each(named(consoleVisitsOfRun('es')))(
  'what is typed into a new record before its scripts are there is neither lost nor sent, and the look-up goes on from it: %s',
  async (_name, visit) => {
    const context = await openWindow(browser, visit)
    await beginSession(context, world, visit, 'admin@example.com')
    const page = await context.newPage()
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/**/*.js', async (route) => {
      await released
      await route.continue()
    })
    const address = addressOf(world.origin, visit, '/console/new/Service_Area__c')
    await page.goto(address, { waitUntil: 'commit' })
    const field = (name: string) => page.locator(`[id="field-${name}"]`)
    await field('Postal_Code__c').fill('78799')
    await field('Commodity__c').selectOption('Gas')
    await field('Is_Open__c').click()
    const isOpen = await field('Is_Open__c').isChecked()
    await field('Utility__c').click()
    await page.keyboard.type('Salt')
    await page.keyboard.press('Enter')
    release()
    await page.locator('[role=option]', { hasText: 'Saltgrass' }).first().waitFor()
    expect(page.url()).toBe(address)
    await page.keyboard.type('grass')
    expect(await field('Utility__c').inputValue()).toBe('Saltgrass')
    // The form's first change redraws all of it.
    await field('City__c').fill('Copper Creek')
    expect(await field('Postal_Code__c').inputValue()).toBe('78799')
    expect(await field('Commodity__c').inputValue()).toBe('Gas')
    expect(await field('Is_Open__c').isChecked()).toBe(isOpen)
    expect(await page.evaluate(() => sessionStorage.getItem('console-drafts'))).toContain('78799')
    await context.close()
  },
)

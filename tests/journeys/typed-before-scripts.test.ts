import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lookUpOf } from '../../domains/enrollment/journeys/enrollment-status-world'
import { startWalk, untilLimitsEnd } from '../../domains/getting-in/journeys/getting-in-world'
import { addressOf } from './portal-visit'

const visit = { brand: 'third', language: 'en', width: 360, scheme: 'light' } as const
const notFound = 'We are unable to locate an account with the information you provided'

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

const focused = (page: Page) =>
  page.evaluate<string>('document.activeElement.name ?? document.activeElement.id')

/** Opens the page of a look-up without a result, whose scripts are still in flight; `release` lets them arrive. */
async function refusedLookUp() {
  world.advance(untilLimitsEnd)
  const walk = await startWalk(browser, world, visit)
  const { page } = walk
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  // The page is not complete while it waits for them.
  await page.goto(addressOf(world.origin, visit, '/find-my-account'), { waitUntil: 'commit' })
  await page.locator('input[name="identifier"]').fill(lookUpOf.third.identifier)
  await page.locator('input[name="zipCode"]').fill('99999')
  await page.locator('input[name="zipCode"]').press('Enter')
  await walk.words(notFound)
  const takenOver = page.locator('main form[novalidate]')
  return { walk, page, release: () => release(), takenOver }
}

describe('a form that came back with errors, before its scripts did', () => {
  it('leaves the focus with whoever has begun to correct it, and sends what they typed', async () => {
    const { walk, page, release, takenOver } = await refusedLookUp()
    const zipCode = page.locator('input[name="zipCode"]')
    await zipCode.fill('761')
    release()
    await takenOver.waitFor()
    expect(await focused(page)).toBe('zipCode')
    await page.keyboard.type('02')
    expect(await zipCode.inputValue()).toBe(lookUpOf.third.zipCode)
    await page.keyboard.press('Enter')
    await walk.heading('Check your email')
    // The earlier error is not shown in the form that resends the mail.
    expect(await page.locator('main').textContent()).not.toContain(notFound)
    expect(walk.problems).toEqual([])
    await walk.context.close()
  })

  it('tells whoever has not that there are errors', async () => {
    const { walk, page, release, takenOver } = await refusedLookUp()
    release()
    await takenOver.waitFor()
    await expect.poll(() => focused(page)).toBe('error-summary')
    await walk.context.close()
  })
})

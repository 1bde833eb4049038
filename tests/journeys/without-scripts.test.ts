import { launchBrowser } from '@porchlight/test-kit/browser'
import { isSweep } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressOf, allVisits, customerOf, demoPassword, named, openWindow, sendLogin } from './portal-visit'

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

describe('with JavaScript off', () => {
  // Each brand and each language; in the sweep, all combinations.
  const visits = allVisits().filter(
    ({ brand, language, width }) => width === 360 && (isSweep || (brand === 'first') === (language === 'en')),
  )
  it.each(named(visits))('signs in, reads usage and signs out: %s', async (_name, visit) => {
    const context = await openWindow(browser, visit, { javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(addressOf(world.origin, visit, '/usage'))
    await sendLogin(page, customerOf[visit.brand], 'not the password')
    expect(await page.locator('main [role="alert"], main [tabindex="-1"]').count()).toBeGreaterThan(0)
    expect(await page.locator('input[name="username"]').inputValue()).toBe(customerOf[visit.brand])
    await sendLogin(page, customerOf[visit.brand], demoPassword)
    expect(page.url()).toMatch(/\/usage$/)
    expect(await page.locator('main table tbody tr').count()).toBeGreaterThanOrEqual(24)
    await page.locator('header summary').click()
    await page.locator('header form button[type="submit"]').click()
    expect(page.url()).toMatch(/\/login\?signed-out/)
    await context.close()
  })
})

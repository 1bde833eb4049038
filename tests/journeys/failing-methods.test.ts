import { fail } from '@porchlight/errors'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWindow, signIn, type Visit } from './portal-visit'

const visit: Visit = { brand: 'second', language: 'en', width: 360, scheme: 'light' }

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  world = await createTestWorld({
    listen: true,
    portal: true,
    arrange: (context) => ({
      ...context,
      engine: {
        ...context.engine,
        // The reads of the three server methods fail, as if their tables were unreachable.
        listRecords: async (viewer, request) => {
          const readsBrand = request.selection.optionalFields.join() === 'Account_Brand__c,Status__c'
          if (request.objectApiName === 'Brand__c' || readsBrand) throw fail('unavailable')
          return context.engine.listRecords(viewer, request)
        },
        readRecord: async (viewer, recordId, selection) => {
          if (selection.optionalFields.includes('Utility__r.Utility_Phone__c')) throw fail('unavailable')
          return context.engine.readRecord(viewer, recordId, selection)
        },
      },
    }),
  })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await world.close()
})

describe('with the three server methods failing', () => {
  it('answers their calls with an error', async () => {
    const answer = await world.app.inject(
      '/lwr/apex/v65.0/CustomerPortalMainDataController/getBrandCustomerServiceInfo?brandName=second',
    )
    expect(answer.statusCode).toBe(503)
  })

  it('shows every page, the brand of the address, and no message', async () => {
    const context = await openWindow(browser, visit)
    const page = await context.newPage()
    await signIn(page, world.origin, visit)
    for (const path of ['/', '/usage', '/?orderId=801000000000000AAA']) {
      const answer = await page.goto(new URL(path, page.url()).href)
      expect(answer?.status()).toBe(200)
      expect(await page.locator('html').getAttribute('data-brand')).toBe('second')
      expect(await page.locator('main h1').count()).toBe(1)
      expect(await page.locator('footer').count()).toBe(1)
      expect(await page.locator('[role="alert"]').count()).toBe(0)
      expect(await page.locator('#root').textContent()).not.toMatch(/went wrong|not available/i)
    }
    await context.close()
  })
})

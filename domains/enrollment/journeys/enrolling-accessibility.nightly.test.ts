import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectNothingFound } from '../../../tests/journeys/expect-nothing-found'
import { beginSession, named, type Visit, visitsOfRun } from '../../../tests/journeys/portal-visit'
import { startWalk } from '../../getting-in/journeys/getting-in-world'
import { sendContact, sendIdentity, sendReview, sendService, sendStart, signUpPath } from './enrolling-world'
import { enrollingCustomers, lookUpOf, orderOf } from './enrollment-status-world'

const visits = visitsOfRun(['first', 'second'], ['light', 'dark'])

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

/** Sends the form that is open with something missing, once its page checks it rather than the browser. */
async function sendRefused(page: Page): Promise<void> {
  await page.locator('main form[novalidate] button[type="submit"]').click()
  await page.locator('[role="alert"]').waitFor()
}

it.each(named(visits))(
  'axe finds nothing on the way from sign-up to complete, and nothing is wider than the window: %s',
  async (_name, visit) => {
    const walk = await startWalk(browser, world, visit)
    const { page } = walk
    await walk.open('/enroll/sign-up')
    await expectNothingFound(page, 'without a plan')
    await walk.open(signUpPath(visit))
    await expectNothingFound(page, 'who')
    await sendContact(walk, visit, { email: 'dana@gmial.com' })
    await expectNothingFound(page, 'who, with a question')
    await sendContact(walk, visit)
    await expectNothingFound(page, 'which home')
    await sendService(walk, 'Switch')
    await sendRefused(page)
    await expectNothingFound(page, 'when, without a day')
    await sendStart(walk, '2026-12-01')
    await expectNothingFound(page, 'how')
    await sendIdentity(walk)
    await sendRefused(page)
    await expectNothingFound(page, 'review, without a tick')
    await walk.open('/enroll/start-over')
    await expectNothingFound(page, 'start over')
    await walk.open('/enroll/review')
    await sendReview(walk)
    await expectNothingFound(page, 'complete')
    expect(walk.problems).toEqual([])
    await walk.context.close()
  },
)

it('axe finds nothing where an order is moved and cancelled', async () => {
  const visit: Visit = { brand: 'second', language: 'es', width: 360, scheme: 'light' }
  const walk = await startWalk(browser, world, visit)
  await beginSession(walk.context, world, visit, enrollingCustomers.second)
  const orderId = await orderOf(world, lookUpOf.second.identifier)
  for (const path of ['', '/date', '/cancel']) {
    await walk.open(`/enrollment-status/${orderId}${path}`)
    await expectNothingFound(walk.page, path)
  }
  await walk.context.close()
})

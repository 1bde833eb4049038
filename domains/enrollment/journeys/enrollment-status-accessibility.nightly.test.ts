import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectNothingFound } from '../../../tests/journeys/expect-nothing-found'
import { customerOf, demoPassword, named, visitsOfRun } from '../../../tests/journeys/portal-visit'
import { startWalk } from '../../getting-in/journeys/getting-in-world'
import { lookUpOf, orderOf } from './enrollment-status-world'

const visits = visitsOfRun(['third', 'first'], ['light', 'dark'])

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

it.each(named(visits))(
  'axe finds nothing in the look-up and the tracker, and nothing is wider than the window: %s',
  async (_name, visit) => {
    const walk = await startWalk(browser, world, visit)
    const { page } = walk
    await walk.open('/enrollment-status')
    await expectNothingFound(page, 'the look-up')
    await walk.send({ identifier: lookUpOf[visit.brand].identifier, zipCode: '77099' })
    await page.locator('[role="alert"]').waitFor()
    await expectNothingFound(page, 'a look-up without a match')
    await walk.send(lookUpOf[visit.brand])
    await page.locator('main dl').waitFor()
    await expectNothingFound(page, 'the tracker of a guest')

    await walk.open('/login')
    await walk.send({ username: customerOf[visit.brand], password: demoPassword })
    await page.waitForURL((url) => !url.pathname.endsWith('/login'))
    await walk.open('/enrollment-status')
    await page.locator('main dl').waitFor()
    await expectNothingFound(page, 'the tracker of a customer')
    const foreign = await orderOf(world, lookUpOf[visit.brand].identifier)
    await walk.open(`/enrollment-status/${foreign}`)
    await page.locator('main h1').waitFor()
    await expectNothingFound(page, 'no such order')
    expect(walk.problems).toEqual([])
    await walk.context.close()
  },
)

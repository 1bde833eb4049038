import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { layoutShiftOf } from './layout-shift'
import {
  addressOf,
  beginSession,
  customerOf,
  named,
  openWindow,
  type Visit,
  visitsOfRun,
} from './portal-visit'

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

const staff = {
  first: 'supervisor@example.com',
  second: 'admin@example.com',
  third: 'admin@example.com',
} as const
/**
 * The maximum shift when a navigation entry that does not fit moves under “More”; a row that appears or disappears
 * moves much more.
 */
const most = 0.005

/** Returns the console's record pages of the visit's customer: the person, an account and their messages. */
async function recordPagesOf(visit: Visit): Promise<readonly string[]> {
  const { rows } = await world.context.pool.query<Readonly<Record<string, string | null>>>(
    `select c."Id", (select min("Id") from record."Case" where "ContactId" = c."Id") as "CaseId",
       (select min("Id") from record."Account" where "ContactId" = c."Id") as "AccountId"
     from record."User" u join record."Contact" c on c."Id" = u."ContactId" where u."Username" = $1`,
    [customerOf[visit.brand]],
  )
  const ids = Object.values(rows[0] ?? {})
  expect(ids.length).toBe(3)
  return ids.map((id) => `/console/record/${id}`)
}

async function movedOn(page: Page, visit: Visit, path: string): Promise<number> {
  await page.goto(addressOf(world.origin, visit, path), { waitUntil: 'networkidle' })
  return layoutShiftOf(page)
}

/** Returns the pages that move, with how much; each is opened once before, so that typefaces and files are cached. */
async function movingPages(page: Page, visit: Visit, paths: readonly string[]): Promise<readonly string[]> {
  const moving: string[] = []
  for (const path of paths) {
    const shift = await movedOn(page, visit, path)
    if (shift > most && (await movedOn(page, visit, path)) > most) moving.push(`${path}: ${shift}`)
  }
  return moving
}

describe('nothing moves when the scripts of a page come', () => {
  const visits = named(visitsOfRun(['first', 'second'], ['light']))

  it.each(visits)('customers, %s', async (_name, visit) => {
    const context = await openWindow(browser, visit)
    await beginSession(context, world, visit)
    const page = await context.newPage()
    const paths = ['/', '/bills', '/paperless', '/autopay', '/profile/second-factor', '/change-password']
    expect(await movingPages(page, visit, [...paths, '/consents', '/messages/new'])).toEqual([])
    await context.close()
  })

  it.each(visits)('staff, %s', async (_name, visit) => {
    const context = await openWindow(browser, visit)
    await beginSession(context, world, visit, staff[visit.brand])
    const page = await context.newPage()
    const paths = ['/console/work', '/console/list/Case', '/console/team', '/console/figures']
    const records = await recordPagesOf(visit)
    expect(await movingPages(page, visit, [...paths, ...records])).toEqual([])
    await context.close()
  })
})

/** Returns the visible links and buttons of the page as loaded that are gone once its scripts run. */
async function replacedOn(page: Page, visit: Visit, path: string): Promise<readonly string[]> {
  await page.goto(addressOf(world.origin, visit, path), { waitUntil: 'networkidle' })
  return page.evaluate(() => {
    const came = Reflect.get(globalThis, 'pressable') as readonly HTMLElement[]
    if (came.length === 0) return ['nothing was in sight']
    const gone = came.filter((element) => !element.isConnected)
    return gone.map((element) => (element.textContent ?? '').slice(0, 40))
  })
}

describe('what is pressed while the scripts of a page come', () => {
  it.each(named(visitsOfRun(['first', 'second'], ['light'])))(
    'is what answers, in the console, %s',
    async (_name, visit) => {
      const context = await openWindow(browser, visit)
      await beginSession(context, world, visit, staff[visit.brand])
      const page = await context.newPage()
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          const pressable = [...document.querySelectorAll('main a, main button')].filter((element) => {
            const { top, height } = element.getBoundingClientRect()
            return height > 0 && top < innerHeight
          })
          Object.assign(globalThis, { pressable })
        })
      })
      const paths = ['/console/work', '/console/list/Case', '/console/team', ...(await recordPagesOf(visit))]
      for (const path of paths) expect([path, await replacedOn(page, visit, path)]).toEqual([path, []])
      await context.close()
    },
  )
})

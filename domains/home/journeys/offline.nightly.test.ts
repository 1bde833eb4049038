import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectNothingFound } from '../../../tests/journeys/expect-nothing-found'
import { demoPassword, type Visit } from '../../../tests/journeys/portal-visit'
import { startWalk } from '../../getting-in/journeys/getting-in-world'

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

const visit: Visit = { brand: 'first', language: 'en', width: 360, scheme: 'light' }
const dana = 'dana.whitcombe@example.com'

/** Another customer of the same brand. */
async function anotherCustomer(): Promise<{ readonly username: string; readonly street: string }> {
  const { rows } = await world.context.pool.query<{ username: string; street: string }>(
    `select u."Username" as username, a."Service_Street__c" as street from record."User" u
     join record."Account" a on a."ContactId" = u."ContactId" and a."Status__c" = 'Active'
     where u."IsActive" and u."Portal_Role__c" = 'Customer' and u."Username" <> $1 and a."Account_Brand__c" = 'first'
     order by u."Username"`,
    [dana],
  )
  const known = ['tomas', 'dana']
  const found = rows.find(({ username }) => !known.some((name) => username.startsWith(name)))
  if (found === undefined) throw new TypeError('The demo world has one customer only.')
  await world.context.identity.setPassword(
    (
      await world.context.pool.query(`select "Id" as id from record."User" where "Username" = $1`, [
        found.username,
      ])
    ).rows[0].id,
    demoPassword,
  )
  return found
}

it('is installable, opens offline to what its customer saw last, and to nothing of anybody else', async () => {
  const walk = await startWalk(browser, world, visit)
  const { page, context } = walk
  const body = async () => (await page.locator('body').textContent()) ?? ''
  const stores = () =>
    page.evaluate(`caches.open('porchlight-pages').then((pages) => pages.keys()).then((keys) => keys.length)`)
  await walk.logIn(dana, demoPassword)
  await page.waitForURL((url) => url.pathname === '/')
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true)
  const manifest = await page.evaluate<{ name: string; icons: { src: string }[] }>(
    `fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())`,
  )
  expect(manifest).toMatchObject({ name: 'Northlamp', icons: [{ src: '/icon.svg' }] })
  await walk.open('/')
  await walk.open('/bills')
  await context.setOffline(true)
  await walk.open('/')
  expect(await body()).toContain('You are offline. This is what we showed on')
  expect(await body()).toContain('1204 Juniper Bend Ln')
  await expectNothingFound(page, 'offline')
  await walk.open('/change-password')
  expect(await body()).toContain('This page needs a connection')
  expect(await body()).not.toContain('1204 Juniper Bend Ln')
  await context.setOffline(false)

  // Somebody else at the same browser, and a session that ended without a log-out.
  const other = await anotherCustomer()
  await context.clearCookies()
  await walk.logIn(other.username, demoPassword)
  await page.waitForURL((url) => url.pathname === '/')
  await walk.open('/')
  await context.setOffline(true)
  await walk.open('/')
  expect(await body()).toContain(other.street)
  expect(await body()).not.toContain('1204 Juniper Bend Ln')
  await walk.open('/bills')
  expect(await body()).toContain('This page needs a connection')
  await context.setOffline(false)

  await walk.open('/')
  await walk.logOut()
  expect(await stores()).toBe(0)
  await context.setOffline(true)
  await walk.open('/').catch(() => undefined)
  expect(await body()).not.toContain(other.street)
  await context.close()
})

it('what one customer typed is not shown to the next one in the tab', async () => {
  const walk = await startWalk(browser, world, visit)
  const { page } = walk
  const arrived = () => page.waitForURL((url) => url.pathname === '/')
  await walk.logIn(dana, demoPassword)
  await arrived()
  const { rows } = await world.context.pool.query<{ id: string }>(
    `select "Id" as id from record."User" where "Username" = $1`,
    [dana],
  )
  const draft = JSON.stringify({
    path: '/messages/new',
    userId: rows[0]?.id,
    storedAt: Date.now(),
    values: [['Subject', 'A secret of Dana’s']],
    edited: ['Subject'],
  })
  const keep = `sessionStorage.setItem('typed-text', ${JSON.stringify(draft)})`
  await page.evaluate(keep)
  await walk.open('/messages/new')
  await expect.poll(() => page.locator('[name="Subject"]').inputValue()).toBe('A secret of Dana’s')
  await page.evaluate(keep)
  await walk.context.clearCookies()
  await walk.logIn((await anotherCustomer()).username, demoPassword)
  await arrived()
  await walk.open('/messages/new')
  await page.locator('main form[novalidate]').waitFor()
  expect(await page.locator('[name="Subject"]').inputValue()).toBe('')
  await walk.context.close()
})

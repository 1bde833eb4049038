import { createServer, loadPortal } from '@porchlight/server/testing'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, BrowserContext, Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addressOf, beginSession, customerOf, openWindow, type Visit } from '../journeys/portal-visit'

const visit: Visit = { brand: 'first', language: 'en', width: 1280, scheme: 'light' }
const portalDirectory = new URL('../../apps/portal/dist', import.meta.url).pathname

let world: TestWorld
let server: TestWorld['app']
let browser: Browser
let context: BrowserContext
let caseId: string

beforeAll(async () => {
  world = await createTestWorld({ listen: true, portal: true })
  server = world.app
  browser = await launchBrowser()
  const { rows } = await world.context.pool.query<{ id: string }>(
    `select c."Id" as id from record."Case" c join record."User" u on u."ContactId" = c."ContactId"
     where u."Username" = $1 order by c."CreatedDate" desc limit 1`,
    [customerOf.first],
  )
  caseId = rows[0]?.id ?? ''
}, 240_000)

afterEach(async () => {
  await context.close()
})

afterAll(async () => {
  await browser.close()
  if (server !== world.app) await server.close()
  await world.close()
})

/** Opens two tabs of one browser on the page of messages; returns them and the streams that they have opened. */
async function openTabs(): Promise<{ readonly tabs: readonly Page[]; readonly streams: () => number }> {
  context = await openWindow(browser, visit)
  let streams = 0
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/live') streams += 1
  })
  const first = await context.newPage()
  await beginSession(context, world, visit)
  const second = await context.newPage()
  for (const tab of [first, second]) {
    const notified = tab.waitForResponse((response) => /\/live\/[^/]+\/held$/.test(response.url()))
    await tab.goto(addressOf(world.origin, visit, '/messages'))
    await notified
  }
  return { tabs: [first, second], streams: () => streams }
}

/** Changes the subject of the customer's newest case, as an advisor would elsewhere. */
async function rename(Subject: string): Promise<void> {
  await change(caseId, { Subject })
}

async function change(recordId: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const token = await world.tokenOf('admin@example.com')
  const answer = await server.inject({
    method: 'PATCH',
    url: `/services/data/v65.0/ui-api/records/${recordId}`,
    headers: { authorization: `Bearer ${token}` },
    payload: { fields },
  })
  expect(answer.statusCode, answer.payload).toBe(200)
}

test('two tabs share one stream, and a change elsewhere appears in both without a reload', async () => {
  const { tabs, streams } = await openTabs()
  const before = streams()
  await rename('Renamed while you look')
  for (const tab of tabs) await tab.getByText('Renamed while you look').first().waitFor()
  expect(streams()).toBe(before)
  const [leader, follower] = tabs
  await leader?.close()
  await rename('Renamed once more')
  await follower?.getByText('Renamed once more').first().waitFor()
})

test('the tracker of an order follows what the market says, without a reload', async () => {
  context = await openWindow(browser, visit)
  const tab = await context.newPage()
  await beginSession(context, world, visit)
  const notified = tab.waitForResponse(
    (response) =>
      /\/live\/[^/]+\/held$/.test(response.url()) && (response.request().postData() ?? '').includes('"801'),
  )
  await tab.goto(addressOf(world.origin, visit, '/'))
  await notified
  const link = tab.locator('main a[href*="/enrollment-status/801"]').first()
  const orderId = /801\w{15}/.exec((await link.getAttribute('href')) ?? '')?.[0] ?? ''
  await change(orderId, { Plan_Name__c: 'Fixed 36 Blue' })
  await tab.getByText('Fixed 36 Blue').first().waitFor()
})

test('a restart of the server loses no update', async () => {
  const { tabs } = await openTabs()
  const { port } = new URL(world.origin)
  await server.close()
  const portal = await loadPortal(decodeURIComponent(portalDirectory))
  server = await createServer(world.context, portal)
  await server.ready()
  await rename('Renamed while nobody listened')
  await server.listen({ port: Number(port), host: '127.0.0.1' })
  for (const tab of tabs)
    await tab.getByText('Renamed while nobody listened').first().waitFor({ timeout: 30_000 })
})

test('when the session ends, every tab goes to the sign-in page', async () => {
  const { tabs } = await openTabs()
  const [first, second] = tabs
  await first?.goto(addressOf(world.origin, visit, '/logout'))
  await first?.locator('main form button[type="submit"]').click()
  await second?.waitForURL((url) => url.pathname === '/login', { timeout: 30_000 })
})

/** Opens a page of messages whose first stream is answered by `answer` instead of the server. */
async function openPageWithFirstStream(answer: (route: Route) => Promise<void>): Promise<Page> {
  context = await openWindow(browser, visit)
  const tab = await context.newPage()
  await beginSession(context, world, visit)
  await context.route('**/live', answer, { times: 1 })
  await tab.goto(addressOf(world.origin, visit, '/messages'))
  return tab
}

test('a session that has ended by the time a page listens is noticed like one that ends later', async () => {
  const tab = await openPageWithFirstStream(async (route) => {
    const cookies = await context.cookies()
    await world.context.identity.endSession(cookies.find(({ name }) => name.includes('session'))?.value ?? '')
    await route.continue()
  })
  await tab.waitForURL((url) => url.pathname === '/login', { timeout: 30_000 })
})

test('a stream that something on the way refuses is opened again, and nothing is lost meanwhile', async () => {
  const tab = await openPageWithFirstStream(async (route) => {
    await route.fulfill({ status: 502, body: 'Bad gateway' })
    await rename('Renamed behind a gateway')
  })
  await tab.getByText('Renamed behind a gateway').first().waitFor({ timeout: 30_000 })
  await rename('Renamed after the gateway')
  await tab.getByText('Renamed after the gateway').first().waitFor({ timeout: 30_000 })
})

import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { freePort } from '@porchlight/test-kit/free-port'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoFixtureWorld, openFixtureWorld } from './demo-fixture-world'

const entry = new URL('./two-tabs/two-tabs-page.ts', import.meta.url).pathname

let world: TestWorld
let demo: DemoFixtureWorld
let browser: Browser
let pages: Server
let origin: string
let token: string

beforeAll(async () => {
  const port = await freePort()
  origin = `http://localhost:${port}`
  world = await createTestWorld({
    listen: true,
    arrange: (context) => ({ ...context, settings: { ...context.settings, corsOrigins: [origin] } }),
  })
  demo = await openFixtureWorld(world)
  token = await world.tokenOf('admin@example.com')
  pages = servePage(port, await buildPage())
  browser = await launchBrowser()
}, 300_000)

afterAll(async () => {
  await browser?.close()
  pages?.close()
  await world?.close()
})

test.each([1, 2, 4])(
  'two tabs write without a network, one is killed in replay %i: all arrives once, in the order of its record',
  async (killedAt) => {
    const context = await browser.newContext()
    const tabs = [await openPage(context), await openPage(context)]
    const shared = demo.own('Case')
    for (const tab of tabs) await call(tab, 'read', shared)
    await context.setOffline(true)
    const run = randomUUID()
    const made: string[] = []
    for (const [number, tab] of tabs.entries()) {
      const subject = `${run} made ${number}`
      const fields = { Subject: subject, Description: 'Offline.', ContactId: demo.own('Contact') }
      const draftId = String(await call(tab, 'make', 'Case', fields))
      expect(draftId).toMatch(/^000/)
      expect(await call(tab, 'read', draftId)).toBe(subject)
      const comment = { ParentId: draftId, CommentBody: subject, Author__c: 'Advisor' }
      await call(tab, 'make', 'CaseComment', comment)
      expect(await call(tab, 'change', draftId, { Priority: 'High' })).toBe('queued')
      made.push(subject)
    }
    // Both change one record: the later one is queued behind the other, in the queue shared by the tabs.
    for (const [number, tab] of tabs.entries())
      await call(tab, 'change', shared, { Subject: `${run} changed ${number}` })

    const sent: string[] = []
    let writes = 0
    await context.route(/\/services\/data\//, async (route) => {
      const request = route.request()
      const isWrite = request.method() === 'POST' || request.method() === 'PATCH'
      if (isWrite) sent.push(request.postData() ?? '')
      writes += isWrite ? 1 : 0
      const isLast = isWrite && writes === killedAt
      const tab = request.frame().page()
      const answer = await route.fetch()
      // The server has executed it, and the tab crashes before it is notified.
      if (isLast) await tab.close({ runBeforeUnload: false })
      else await route.fulfill({ response: answer }).catch(() => undefined)
    })
    await context.setOffline(false)
    await expect.poll(() => writes, { timeout: 60_000 }).toBeGreaterThanOrEqual(killedAt)
    await expect.poll(() => tabs.filter((tab) => tab.isClosed()).length, { timeout: 30_000 }).toBe(1)
    const next = await openPage(context)
    await next.evaluate(`dispatchEvent(new Event('online'))`)
    await expect.poll(() => call(next, 'queued'), { timeout: 60_000 }).toEqual([])

    for (const subject of made) {
      const { rows } = await world.context.pool.query(
        `select m."Priority" as priority, array_agg(c."CommentBody") as comments
         from record."Case" m left join record."CaseComment" c on c."ParentId" = m."Id"
         where m."Subject" = $1 group by m."Id"`,
        [subject],
      )
      expect(rows).toEqual([{ priority: 'High', comments: [subject] }])
    }
    const { rows } = await world.context.pool.query(
      'select "Subject" as s from record."Case" where "Id" = $1',
      [shared],
    )
    expect(rows).toEqual([{ s: `${run} changed 1` }])
    expect(firstSent(sent, run)).toEqual([`${run} changed 0`, `${run} changed 1`])
    await context.close()
  },
  180_000,
)

test('of two users in two tabs neither sees the records or the queue of the other', async () => {
  const context = await browser.newContext()
  const own = await openPage(context)
  const other = await openPage(context, 'dana', await world.tokenOf('dana.whitcombe@example.com'))
  await context.setOffline(true)
  const subject = `Of one user ${randomUUID()}`
  const fields = { Subject: subject, Description: 'Offline.', ContactId: demo.own('Contact') }
  const draftId = String(await call(own, 'make', 'Case', fields))
  expect(await call(own, 'read', draftId)).toBe(subject)
  expect([await call(other, 'read', draftId), await call(other, 'queued')]).toEqual(['Error', []])
  const seen: (string | undefined)[] = []
  await context.route(/\/services\/data\//, async (route) => {
    if (route.request().postData()?.includes(subject)) seen.push(route.request().headers().authorization)
    await route.continue()
  })
  await own.close({ runBeforeUnload: false })
  await context.setOffline(false)
  await other.evaluate(`dispatchEvent(new Event('online'))`)
  await other.reload()
  expect([await call(other, 'queued'), seen]).toEqual([[], []])
  const back = await openPage(context)
  await expect.poll(() => call(back, 'queued'), { timeout: 60_000 }).toEqual([])
  expect(new Set(seen)).toEqual(new Set([`Bearer ${token}`]))
  await context.close()
}, 120_000)

/** Returns the changes of the shared record in the order in which each was first sent. */
function firstSent(sent: readonly string[], run: string): readonly string[] {
  return [...new Set(sent.flatMap((body) => body.match(new RegExp(`${run} changed \\d`)) ?? []))]
}

async function openPage(context: BrowserContext, user = 'somebody', as = token): Promise<Page> {
  const page = await context.newPage()
  await page.goto(
    `${origin}/?${randomUUID()}#${new URLSearchParams({ origin: world.origin, token: as, user })}`,
  )
  await page.waitForFunction('typeof queued === "function"')
  return page
}

/** Calls a function that the page exposes to its test. */
function call(page: Page, name: string, ...given: readonly unknown[]): Promise<unknown> {
  return page.evaluate(`${name}(...${JSON.stringify(given)})`)
}

function servePage(port: number, script: string): Server {
  return createServer((request, response) => {
    const isScript = request.url === '/page.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8')
    response.end(isScript ? script : '<!doctype html><script src="/page.js"></script>')
  }).listen(port, '127.0.0.1')
}

async function buildPage(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'page' } },
  })
  const [output] = Array.isArray(made) ? made : [made]
  if (output === undefined || !('output' in output)) throw new TypeError('The page was not built.')
  return output.output[0].code
}

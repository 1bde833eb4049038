import { createServer, type Server } from 'node:http'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { freePort } from '@porchlight/test-kit/free-port'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNothingFound } from '../journeys/expect-nothing-found'
import { openFixtureWorld } from './demo-fixture-world'

const entry = new URL('./devtools/devtools-page.ts', import.meta.url).pathname

let world: TestWorld
let browser: Browser
let script: string
let pages: Server
let origin: string
let caseId: string
let token: string

beforeAll(async () => {
  const port = await freePort()
  origin = `http://localhost:${port}`
  world = await createTestWorld({
    listen: true,
    arrange: (context) => ({ ...context, settings: { ...context.settings, corsOrigins: [origin] } }),
  })
  caseId = (await openFixtureWorld(world)).own('Case')
  token = await world.tokenOf('admin@example.com')
  script = await buildPage()
  pages = servePage(port)
  browser = await launchBrowser()
}, 300_000)

afterAll(async () => {
  await browser?.close()
  pages?.close()
  await world?.close()
})

test('a read shows its entry, whose time runs; a second comes from the cache, one after the expiry does not', async () => {
  const page = await openPage()
  expect(await run(page, 'readCase()')).toBe('Fulfilled')
  expect(await run(page, 'readCase()')).toBe('Fulfilled')
  const entryRow = row(page, `UiApi::Record:${caseId}`)
  await entryRow.waitFor()
  expect(await cells(page, `UiApi::Record:${caseId}`)).toEqual([
    ...['Case', 'fresh', /^(30|2\d) s$/, /^\d+$/, '0'].map(like),
  ])
  const left = await entryRow.getByRole('cell').nth(2).textContent()
  await expect.poll(() => entryRow.getByRole('cell').nth(2).textContent()).not.toBe(left)
  await run(page, 'passTime(40000)')
  await expect.poll(() => entryRow.getByRole('cell').nth(1).textContent()).toBe('expired')
  await run(page, 'readCase()')
  await expect.poll(() => entryRow.getByRole('cell').nth(1).textContent()).toBe('fresh')
  await tab(page, 'Requests')
  const reasons = await page.getByRole('table').locator('tbody tr td:last-child').allTextContents()
  expect(reasons).toEqual([/^expired \d+ s ago$/, /^fresh for \d+ s more$/, 'first read'].map(like))
  const origins = await page.getByRole('table').locator('tbody tr td:nth-child(4)').allTextContents()
  expect(origins).toEqual(['network', 'cache', 'network'])
  await page.close()
})

test('a write lists the entries that it changed and made stale, with the reason, and what was read again', async () => {
  const page = await openPage()
  await run(page, 'readCase()')
  await run(page, 'followCases()')
  await row(page, /^getListRecordsByName/).waitFor()
  expect(await run(page, `rename('Seen from the devtools')`)).toBe('written')
  await tab(page, 'Writes')
  await page.getByRole('button', { name: `updateRecord PATCH`, exact: false }).click()
  const details = page.locator('.details')
  await details.getByRole('heading', { name: 'Touched records (1)' }).waitFor()
  const stale = details.locator('section').filter({ hasText: 'Turned stale' })
  expect(await stale.textContent()).toContain('getListRecordsByName')
  expect(await stale.textContent()).toContain('may list or count a record that was written')
  expect(await details.locator('section').filter({ hasText: 'Changed' }).textContent()).toContain(caseId)
  expect(await details.locator('section').filter({ hasText: 'Read again' }).textContent()).toContain(
    'AllCases',
  )
  await tab(page, 'Requests')
  await page
    .getByText(/^invalidated by updateRecord \(#\d+\)$/)
    .first()
    .waitFor()
  expect(await run(page, `rename('x'.repeat(5000))`)).toBe('refused')
  await tab(page, 'Writes')
  await page.getByText('refused: 400 fetchResponse').waitFor()
  await tab(page, 'Readers')
  expect(await cells(page, /^getListRecordsByName/)).toEqual([
    '1',
    'cache-then-network',
    'Fulfilled',
    like(/^\d+$/),
  ])
  await page.close()
})

test('entries are invalidated, refreshed and removed', async () => {
  const page = await openPage()
  await run(page, 'readCase()')
  const state = row(page, `UiApi::Record:${caseId}`).getByRole('cell').nth(1)
  await row(page, `UiApi::Record:${caseId}`).getByRole('button').click()
  await page.getByRole('button', { name: 'Invalidate' }).click()
  await expect.poll(() => state.textContent()).toBe('stale')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(() => state.textContent()).toBe('fresh')
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('The cache is empty.').waitFor()
  await page.close()
})

test('what is copied holds no values unless they are asked for; pausing and clearing do so', async () => {
  const page = await openPage()
  await run(page, 'readCase()')
  const subject: string = JSON.parse(
    JSON.stringify(await run(page, `rename('Private words').then(() => 'Private words')`)),
  )
  const copied = async () => {
    await page.getByRole('button', { name: 'Copy as JSON' }).click()
    await page.getByText(/^Copied with/).waitFor()
    return page.evaluate('navigator.clipboard.readText()') as Promise<string>
  }
  const redacted = await copied()
  expect(redacted).not.toContain(subject)
  expect(redacted).toContain(`‹string, ${subject.length}›`)
  expect(redacted).toContain(caseId)
  await page.getByRole('checkbox', { name: 'with values' }).check()
  expect(await copied()).toContain(subject)
  await page.getByRole('button', { name: 'Clear history' }).click()
  await page.getByRole('button', { name: 'Pause' }).click()
  await run(page, 'readCase()')
  await tab(page, 'Requests')
  await page.getByText('Nothing was read since the devtools are here.').waitFor()
  await page.getByRole('button', { name: 'Pause' }).click()
  await run(page, 'readCase()')
  await page.getByRole('table').waitFor()
  await page.close()
})

test('keys alone open it, go through its tabs, resize and close it', async () => {
  const page = await openPage()
  await page.keyboard.press('ArrowRight')
  expect(await focused(page)).toBe('Readers')
  await page.keyboard.press('End')
  expect(await focused(page)).toBe('Queue')
  await page.keyboard.press('Home')
  expect(await focused(page)).toBe('Store')
  const edge = page.getByRole('separator', { name: 'Height of the devtools' })
  const height = Number(await edge.getAttribute('aria-valuenow'))
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowUp')
  expect(Number(await edge.getAttribute('aria-valuenow'))).toBeGreaterThan(height)
  await page.keyboard.press('Escape')
  expect(await focused(page)).toBe('Data service')
  await page.close()
})

test.each(['light', 'dark'] as const)('axe finds nothing in %s', async (colorScheme) => {
  const page = await openPage()
  await page.emulateMedia({ colorScheme })
  await run(page, 'readCase()')
  await run(page, 'followCases()')
  await run(page, `rename('Seen by axe')`)
  for (const name of ['Store', 'Readers', 'Requests', 'Writes']) {
    await tab(page, name)
    await page.locator('.row').first().click()
    await page.locator('.details').waitFor()
    await expectNothingFound(page, name)
  }
  await page.close()
})

test('a queued write outlives its tab, is retried and discarded by hand, and goes when the network is back', async () => {
  const context = await browser.newContext()
  const page = await openPage('&queue=', context)
  await run(page, 'readCase()')
  await tab(page, 'Queue')
  await page.getByText('Nothing waits.').waitFor()
  await context.setOffline(true)
  expect(await run(page, `rename('Written without a network')`)).toBe('written')
  await page.getByText('The browser is offline.').waitFor()
  const queued = row(page, `updateRecord Case ${caseId}`)
  await expect.poll(() => queued.getByRole('cell').nth(1).textContent()).toMatch(/^not reached/)
  await queued.getByRole('button').click()
  await page.getByRole('button', { name: 'Retry now' }).click()
  await expect
    .poll(async () => Number(await queued.getByRole('cell').nth(3).textContent()))
    .toBeGreaterThan(1)
  await expectNothingFound(page, 'Queue')

  // The page itself comes from a server that an offline tab cannot reach.
  const script = await page.evaluate('location.href')
  await page.close({ runBeforeUnload: false })
  await context.setOffline(false)
  const away = /\/services\/data\//
  await context.route(away, (route) => route.abort())
  const next = await openPage('&queue=', context)
  expect(await next.evaluate('location.href')).toBe(script)
  await tab(next, 'Queue')
  await row(next, `updateRecord Case ${caseId}`).waitFor()
  await context.unroute(away)
  await next.evaluate(`dispatchEvent(new Event('online'))`)
  await next.getByText('Nothing waits.').waitFor()
  expect(await subjectOf(caseId)).toBe('Written without a network')
  await context.close()
})

test('a write in conflict shows both versions, and is discarded once that was confirmed', async () => {
  const context = await browser.newContext()
  const page = await openPage('&queue=', context)
  await run(page, 'readCase()')
  await tab(page, 'Queue')
  await context.setOffline(true)
  await run(page, `rename('Mine')`)
  const elsewhere = await fetch(`${world.origin}/services/data/v65.0/ui-api/records/${caseId}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ fields: { Subject: 'Theirs' } }),
  })
  expect(elsewhere.status).toBe(200)
  await context.setOffline(false)
  await page.getByText('conflict: the record is newer').waitFor()
  await row(page, `updateRecord Case ${caseId}`).getByRole('button').click()
  await page.getByRole('heading', { name: 'Both versions' }).waitFor()
  const both = await page.locator('.details').textContent()
  expect([both?.includes('Mine'), both?.includes('Theirs')]).toEqual([true, true])
  await expectNothingFound(page, 'Queue with a conflict')
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByText('It is lost for good.').waitFor()
  await page.getByRole('button', { name: 'Keep' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Yes, discard' }).click()
  await page.getByText('Nothing waits.').waitFor()
  expect(await subjectOf(caseId)).toBe('Theirs')
  await context.close()
})

test('ten thousand entries stay usable', async () => {
  const page = await openPage('&entries=10000')
  await page.getByText('200 of 10000 are shown.').waitFor()
  const began = Date.now()
  await page.getByRole('searchbox').fill('getthings:9876')
  await expect.poll(() => page.locator('.row').count()).toBe(1)
  expect(Date.now() - began).toBeLessThan(2_000)
  await page.close()
})

/** Serves the page as strictly as the portal's own pages: nothing inline, neither script nor style. */
function servePage(port: number): Server {
  const policy = `default-src 'none'; script-src 'self'; connect-src ${world.origin}`
  const html =
    '<!doctype html><html lang="en"><title>Devtools</title><main><h1>Page</h1></main><script src="/page.js"></script>'
  return createServer((request, response) => {
    const isScript = request.url === '/page.js'
    response.setHeader('content-security-policy', policy)
    response.setHeader(
      'content-type',
      isScript ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8',
    )
    response.end(isScript ? script : html)
  }).listen(port, '127.0.0.1')
}

async function openPage(more = '', given?: BrowserContext): Promise<Page> {
  const page = await (given ?? browser).newPage()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${origin}/#${new URLSearchParams({ origin: world.origin, token, record: caseId })}${more}`)
  const opener = page.getByRole('button', { name: 'Data service' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('tab', { name: 'Store' }).waitFor()
  return page
}

async function subjectOf(id: string): Promise<unknown> {
  const { rows } = await world.context.pool.query<{ subject: string }>(
    'select "Subject" as subject from record."Case" where "Id" = $1',
    [id],
  )
  return rows[0]?.subject
}

/** Calls a function that the page exposes to its test. */
function run(page: Page, call: string): Promise<unknown> {
  return page.evaluate(call)
}

function tab(page: Page, name: string): Promise<void> {
  return page.getByRole('tab', { name }).click()
}

function row(page: Page, title: string | RegExp) {
  return page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: title }) })
    .first()
}

function cells(page: Page, title: string | RegExp): Promise<readonly string[]> {
  return row(page, title).getByRole('cell').allTextContents()
}

function like(wanted: string | RegExp): unknown {
  return expect.stringMatching(wanted)
}

function focused(page: Page): Promise<unknown> {
  return page.evaluate(
    '(document.activeElement?.shadowRoot?.activeElement ?? document.activeElement)?.textContent',
  )
}

async function buildPage(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'page' } },
  })
  const [output] = Array.isArray(made) ? made : [made]
  if (output === undefined || !('output' in output)) throw new TypeError('The page was not built.')
  return output.output[0].code
}

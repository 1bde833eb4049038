import { launchBrowser } from '@porchlight/test-kit/browser'
import type { TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openConsole } from './console-visit'
import { createDeclaredWorld } from './declared-objects/declared-world'
import { axeFindings } from './expect-nothing-found'
import { openGrid } from './list-visit'
import { addressOf, openWindow, type Visit } from './portal-visit'

const visit: Visit = { brand: 'first', language: 'en', width: 1280, scheme: 'light' }

/** Number of rows in the list, and the maximum on the page. */
const rowCount = 50_000
const mostOnPage = 100

let world: TestWorld
let browser: Browser
let page: Page
const failures: string[] = []

beforeAll(async () => {
  ;[world, browser] = await Promise.all([createDeclaredWorld(), launchBrowser()])
  await fillShelves()
  page = await (await openWindow(browser, visit)).newPage()
  page.on('pageerror', ({ message }) => failures.push(message))
  page.on('response', (answer) => {
    // An object without a path responds with 404.
    if (answer.status() >= 400 && !answer.url().includes('/path/layout/'))
      failures.push(`${answer.status()} ${answer.url()}`)
  })
  await openConsole(page, world, visit, 'advisor.first@example.com')
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

/** Creates shelves named by their number, as copies of one created by the engine. */
async function fillShelves(): Promise<void> {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/services/data/v65.0/ui-api/records',
    headers: { host: 'localhost', authorization: `Bearer ${await world.tokenOf('admin@example.com')}` },
    payload: { apiName: 'Shelf__c', fields: { Name: 'Shelf 00001' } },
  })
  expect(answer.statusCode).toBe(201)
  const { rows } = await world.context.pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'record' and table_name = 'Shelf__c' and is_generated = 'NEVER'`,
  )
  const columns = rows.map(({ name }) => `"${name}"`).join()
  const values = rows
    .map(({ name }) =>
      name === 'Id'
        ? `'aY0' || lpad(number::text, 12, '0') || 'CAA'`
        : name === 'Name'
          ? `'Shelf ' || lpad(number::text, 5, '0')`
          : `"${name}"`,
    )
    .join()
  await world.context.pool.query(
    `insert into record."Shelf__c" (${columns})
      select ${values} from record."Shelf__c", generate_series(2, ${rowCount}) as number`,
  )
}

const names = () => page.locator('tbody th').allTextContents()
const offset = () => page.locator('[data-endless]').evaluate(({ scrollTop }) => scrollTop)
const loaded = async () => {
  const count = (await page.locator('main p', { hasText: ' of ' }).last().textContent()) ?? ''
  return Number(count.split(' of ')[0]?.replace(/\D/g, ''))
}

it('a list of fifty thousand rows is scrolled far down, with few rows on the page and each the right one', async () => {
  await page.goto(addressOf(world.origin, visit, '/console/list/Shelf__c'))
  await openGrid(page)
  await page.locator('tbody th a').first().focus()
  for (let step = 0; (await loaded()) < 10_000; step += 1) {
    expect(step).toBeLessThan(400)
    const before = await loaded()
    // Alternating keys and wheel.
    if (step % 2 === 0) await page.keyboard.press('Control+End')
    else {
      await page.locator('[data-endless]').hover()
      await page.mouse.wheel(0, 1_000_000)
    }
    await expect.poll(loaded, { timeout: 20_000 }).toBeGreaterThan(before)
    expect(await page.locator('tbody tr').count()).toBeLessThan(mostOnPage)
  }
  await page.keyboard.press('Control+End')
  await expect.poll(async () => (await names()).length).toBeGreaterThan(10)
  const shown = await page
    .locator('tbody tr[data-index]')
    .evaluateAll((rows) =>
      rows.map((row) => [Number((row as HTMLElement).dataset.index), row.querySelector('th')?.textContent]),
    )
  expect(shown).toEqual(
    shown.map(([index]) => [index, `Shelf ${String(Number(index) + 1).padStart(5, '0')}`]),
  )
  expect(await page.locator('tbody tr').count()).toBeLessThan(mostOnPage)
  expect(await axeFindings(page, 'main')).toEqual([])
})

it('another order begins at the top', async () => {
  expect(await offset()).toBeGreaterThan(100_000)
  await page.locator('thead a', { hasText: 'Shelf name' }).click()
  await expect.poll(async () => (await names())[0]).toBe(`Shelf ${rowCount}`)
  await expect.poll(offset).toBe(0)
})

it('the way back from a record leads to its row', async () => {
  await page.locator('tbody th a').nth(5).focus()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageDown')
  await expect.poll(offset).toBeGreaterThan(300)
  const left = await offset()
  await expect.poll(() => page.evaluate('history.state?.listScroll?.offset')).toBe(left)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/console\/record\//)
  await page.goBack()
  await openGrid(page)
  await expect.poll(offset).toBe(left)
})

it('beside a record it has few rows on the page too, is gone through by keys, and is narrowed where it stands', async () => {
  await page.goto(addressOf(world.origin, visit, '/console/list/Shelf__c?sort=Name'))
  await openGrid(page)
  await page.getByRole('button', { name: 'Split', exact: true }).click()
  await page.waitForURL(/beside=Shelf__c/)
  const beside = page.getByRole('navigation', { name: 'List beside the record' })
  const rows = beside.locator('li > a')
  const lastIndex = () =>
    beside.locator('li[data-index]').evaluateAll((all) => Number((all.at(-1) as HTMLElement)?.dataset.index))
  for (let step = 0; (await lastIndex()) < 500; step += 1) {
    expect(step).toBeLessThan(100)
    const before = await lastIndex()
    await beside.evaluate((list) => list.scrollTo({ top: list.scrollHeight }))
    await expect.poll(lastIndex).toBeGreaterThan(before)
    expect(await rows.count()).toBeLessThan(mostOnPage + 2)
  }
  const shown = await beside
    .locator('li[data-index]')
    .evaluateAll((all) => all.map((row) => [(row as HTMLElement).dataset.index, row.textContent]))
  for (const [index, name] of shown) expect(name).toBe(`Shelf ${String(Number(index) + 1).padStart(5, '0')}`)
  await page.keyboard.press('j')
  await page.locator('main h1', { hasText: 'Shelf 00002' }).waitFor()
  expect(await beside.locator('[aria-current]').textContent()).toBe('Shelf 00002')
  expect(await axeFindings(page, 'main')).toEqual([])

  const find = beside.getByRole('searchbox')
  await find.fill('Shelf 00417')
  await expect.poll(() => rows.allTextContents()).toEqual(['Shelf 00417'])
  expect(await find.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(new URL(page.url()).searchParams.get('q')).toBe('Shelf 00417')
  await page.locator('main h1', { hasText: 'Shelf 00002' }).waitFor()
  await rows.first().click()
  await page.locator('main h1', { hasText: 'Shelf 00417' }).waitFor()
  expect(await rows.allTextContents()).toEqual(['Shelf 00417'])
  await find.fill('Shelf of nobody')
  await beside.getByRole('status').filter({ hasText: 'Nothing matches' }).waitFor()
})

it('nothing broke on the way', () => {
  expect(failures).toEqual([])
})

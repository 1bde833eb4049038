import { launchBrowser } from '@porchlight/test-kit/browser'
import type { TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openConsole } from './console-visit'
import { createDeclaredWorld } from './declared-objects/declared-world'
import { expectNothingFound } from './expect-nothing-found'
import { cellOf, openGrid } from './list-visit'
import { addressOf, openWindow, type Visit } from './portal-visit'

const visit: Visit = { brand: 'first', language: 'en', width: 1280, scheme: 'light' }

let world: TestWorld
let browser: Browser
let page: Page
const failures: string[] = []

beforeAll(async () => {
  ;[world, browser] = await Promise.all([createDeclaredWorld(), launchBrowser()])
  page = await (await openWindow(browser, visit)).newPage()
  page.on('pageerror', ({ message }) => failures.push(message))
  await openConsole(page, world, visit, 'advisor.first@example.com')
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

const field = (name: string) => page.locator(`[name="${name}"]`)
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const status = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor()
const shows = (text: string) => page.locator('dd', { hasText: text }).first().waitFor()
const idOf = () => new URL(page.url()).pathname.split('/').at(-1) ?? ''

async function stored(id: string) {
  const answer = await world.app.inject({
    url: `/services/data/v65.0/ui-api/records/${id}?layoutTypes=Full`,
    headers: { host: 'localhost', authorization: `Bearer ${await world.tokenOf('admin@example.com')}` },
  })
  const body: { readonly fields?: Readonly<Record<string, { readonly value: unknown }>> } = answer.json()
  return { status: answer.statusCode, fields: body.fields ?? {} }
}

it('an object that was declared a moment ago has its lists, empty, with the way to its first record', async () => {
  await page.goto(addressOf(world.origin, visit, '/console/list/Shelf__c'))
  await page.getByRole('heading', { level: 1, name: 'Shelves' }).waitFor()
  await page.locator('main').getByRole('link', { name: 'New', exact: true }).click()
  await field('Name').fill('Upper shelf')
  await press('Save')
  await page.waitForURL(/\/console\/record\//)
  await status(/Upper shelf was created/)
})

it('a related record of every field type is made from its list, its parent filled in', async () => {
  await page.getByRole('link', { name: 'New: Gadgets' }).click()
  await page.getByRole('button', { name: /^Shelf.*Upper shelf/ }).waitFor()
  await field('Name').fill('Lamp')
  await field('Kind__c').selectOption('Round')
  await field('Shade__c').selectOption('Dark')
  await field('Kind__c').selectOption('Square')
  expect(await field('Shade__c').inputValue()).toBe('')
  await field('Shade__c').selectOption('Bright')
  await field('Working__c').uncheck()
  await field('Price__c').fill('-5')
  await field('Weight__c').fill('1.25')
  await field('Rebate__c').fill('7.5')
  await field('Parts__c').fill('12')
  await field('Built__c').fill('2026-11-02')
  await field('Tested_At__c').fill('2026-11-03T10:30')
  await field('Maker_Email__c').fill('maker@example.com')
  await field('Maker_Phone__c').fill('(713) 555-0142')
  await field('Manual__c').fill('https://example.com/lamp')
  await field('Remark__c').fill('Two lines\nof remark')
  await press('Save')
  await page.getByRole('link', { name: 'Price: Enter a price above zero.' }).waitFor()
  await expectNothingFound(page, 'form of every field type')
  expect(await field('Remark__c').inputValue()).toBe('Two lines\nof remark')
  await field('Price__c').fill('1,250.50')
  await press('Save')
  await status(/Lamp was created/)
  await page.locator('tbody th', { hasText: 'Lamp' }).getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: 'Lamp' }).waitFor()
  await shows('$1,250.50')
  const { fields } = await stored(idOf())
  expect(Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))).toMatchObject({
    Name: 'Lamp',
    Kind__c: 'Square',
    Shade__c: 'Bright',
    Working__c: false,
    Price__c: 1250.5,
    Weight__c: 1.25,
    Rebate__c: 7.5,
    Parts__c: 12,
    Built__c: '2026-11-02',
    Maker_Email__c: 'maker@example.com',
    Manual__c: 'https://example.com/lamp',
    Remark__c: 'Two lines\nof remark',
  })
  await expectNothingFound(page, 'record of every field type')
})

it('a step along its path brings the action that its new state offers, which is performed', async () => {
  await page.locator('main summary', { hasText: 'Move to' }).click()
  await page.getByRole('button', { name: 'Tested', exact: true }).click()
  await page.getByRole('button', { name: 'Sell', exact: true }).click()
  const dialog = page.getByRole('dialog')
  expect(await dialog.locator('[name=Price__c]').inputValue()).toBe('1250.5')
  await dialog.locator('[name=Price__c]').fill('999')
  await dialog.getByRole('button', { name: 'Sell', exact: true }).click()
  await status('The gadget was sold.')
  await page.locator('li[aria-current=step]', { hasText: 'Sold' }).waitFor()
  await shows('$999.00')
})

it('a copy of another record type is warned of what it doubles, and is saved all the same', async () => {
  const original = idOf()
  await page.locator('main summary', { hasText: 'More' }).click()
  await page.locator('main details[open]').getByRole('link', { name: 'Clone' }).click()
  await page.waitForURL(/\/console\/new\//)
  await field('RecordTypeId').selectOption({ label: 'Fancy' })
  await expect.poll(() => field('Kind__c').locator('option[value=Square]').count()).toBeLessThanOrEqual(1)
  await field('Kind__c').selectOption('Round')
  await field('Name').fill('Lamp, copied')
  await field('Name').press('Tab')
  await page.getByRole('link', { name: 'Gadget Lamp' }).waitFor()
  await press('Save')
  await press('Save anyway')
  await page.waitForURL((url) => url.pathname.includes('/record/') && !url.pathname.endsWith(original))
  await shows('Lamp, copied')
  const { fields } = await stored(idOf())
  expect(fields.Maker_Email__c?.value).toBe('maker@example.com')
})

it('a record is deleted after a second press, and the way leads back to the lists', async () => {
  const deleted = idOf()
  await page.locator('main summary', { hasText: 'More' }).click()
  await page.locator('main details[open]').getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect((await stored(deleted)).status).toBe(200)
  await page.locator('main summary', { hasText: 'More' }).click()
  await page.locator('main details[open]').getByRole('button', { name: 'Delete' }).click()
  await expectNothingFound(page, 'deletion')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.waitForURL(/\/console\/list\/Gadget__c/)
  await status(/Lamp, copied was deleted/)
  await page.locator('tbody th', { hasText: 'Lamp' }).waitFor()
  expect(await page.locator('tbody tr').count()).toBe(1)
  expect((await stored(deleted)).status).toBe(404)
})

it('its list is edited cell by cell: a number, a dependent choice, and another record by its name', async () => {
  await page.goto(addressOf(world.origin, visit, '/console/list/Shelf__c'))
  await page.locator('main').getByRole('link', { name: 'New', exact: true }).click()
  await field('Name').fill('Lower shelf')
  await press('Save')
  await page.waitForURL(/\/console\/record\//)
  await page.goto(
    addressOf(
      world.origin,
      visit,
      '/console/list/Gadget__c?view=AllGadgets&columns=Name,Shelf__r.Name,Kind__c,Shade__c,Price__c,Working__c',
    ),
  )
  await openGrid(page)
  const id = (await page.locator('tbody th a').first().getAttribute('href'))?.split('/').at(-1) ?? ''
  const price = await cellOf(page, 'Lamp', 'Price')
  await price.click()
  await page.keyboard.press('F2')
  await field('Price__c').fill('-3')
  await page.keyboard.press('Enter')
  await page.getByRole('form', { name: 'Edit: Price' }).getByText('Enter a price above zero.').waitFor()
  await expectNothingFound(page, 'refused cell')
  expect(await field('Price__c').inputValue()).toBe('-3')
  await page.keyboard.press('Escape')
  await expect.poll(() => price.textContent()).toBe('$999.00')
  await page.keyboard.press('Enter')
  await field('Price__c').fill('45.5')
  await page.keyboard.press('Tab')
  await field('Working__c').waitFor()
  await field('Working__c').press('Space')
  await page.keyboard.press('Enter')
  await expect.poll(() => price.textContent()).toBe('$45.50')

  const kind = await cellOf(page, 'Lamp', 'Kind')
  await kind.dblclick()
  await expect.poll(() => field('Shade__c').locator('option').allTextContents()).toEqual(['–', 'Bright'])
  await field('Kind__c').selectOption('Round')
  expect(await field('Shade__c').inputValue()).toBe('')
  await field('Shade__c').selectOption('Dark')
  await expectNothingFound(page, 'editor of a choice')
  await page.keyboard.press('Enter')
  await expect.poll(() => kind.textContent()).toBe('Round')

  const shelf = await cellOf(page, 'Lamp', 'Shelf')
  await shelf.hover()
  await shelf.getByRole('button', { name: /^Edit: Shelf/ }).click()
  await field('Shelf__c').click()
  await field('Shelf__c').fill('Lower')
  await page.getByRole('option', { name: 'Lower shelf' }).click()
  await page
    .getByRole('form', { name: /^Edit: Shelf/ })
    .getByRole('button', { name: 'Save' })
    .click()
  await expect.poll(() => shelf.textContent()).toBe('Lower shelf')
  await expect
    .poll(async () => {
      const { fields } = await stored(id)
      return ['Price__c', 'Working__c', 'Kind__c', 'Shade__c'].map((name) => fields[name]?.value)
    })
    .toEqual([45.5, true, 'Round', 'Dark'])
  await expectNothingFound(page, 'list after edits')
})

it('nothing broke on the way', () => {
  expect(failures).toEqual([])
})

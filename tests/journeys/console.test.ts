import { launchBrowser } from '@porchlight/test-kit/browser'
import { oneOfRun } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminRecord, followItem, openConsole } from './console-visit'
import { expectNothingFound } from './expect-nothing-found'
import { nameOf, openWindow, type Visit } from './portal-visit'

const visits = [
  {
    visit: { brand: 'first', language: 'en', width: 1280, scheme: 'light' },
    staff: 'advisor.first@example.com',
  },
  {
    visit: { brand: 'second', language: 'es', width: 360, scheme: 'dark' },
    staff: 'advisor.second@example.com',
  },
] as const satisfies readonly { readonly visit: Visit; readonly staff: string }[]

const copy = {
  en: {
    bills: 'Bills',
    cases: 'Cases',
    accounts: 'Accounts',
    subject: 'Subject',
    edit: /^Edit: Outcome$/,
    editCase: /^Edit: Case$/,
    comments: 'Internal comments',
    save: 'Save',
    conflict: 'Someone else changed this record',
    goOn: 'Continue with these',
    orders: /^Orders \(\d+\+?\)$/,
    failed: 'This hasn’t been saved yet',
  },
  es: {
    bills: 'Facturas',
    cases: 'Casos',
    accounts: 'Cuentas',
    subject: 'Asunto',
    edit: /^Editar: Resultado$/,
    editCase: /^Editar: Caso$/,
    comments: 'Comentarios internos',
    save: 'Guardar',
    conflict: 'Otra persona cambió este registro',
    goOn: 'Continuar con esto',
    orders: /^(Órdenes|Pedidos) \(\d+\+?\)$/,
    failed: 'Todavía no se guardó',
  },
} as const

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  ;[world, browser] = await Promise.all([createTestWorld({ listen: true, portal: true }), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

const recordCall = (id: string, body?: object) => adminRecord(world, id, body)

describe.each(oneOfRun(visits).map((row) => [nameOf(row.visit), row] as const))(
  '%s',
  (_name, { visit, staff }) => {
    const text = copy[visit.language]
    let page: Page
    const failures: string[] = []

    beforeAll(async () => {
      const context = await openWindow(browser, visit)
      page = await context.newPage()
      page.on('pageerror', ({ message }) => failures.push(message))
      page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
      return () => context.close()
    })

    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })

    it('a guest is led to the log-in, sets up a second sign-in step, and is led on into the console, in the language of the address', async () => {
      await openConsole(page, world, visit, staff)
      expect(await page.locator('html').getAttribute('lang')).toBe(visit.language)
      await expectNothingFound(page, 'home')
    })

    it('a list is opened from the navigation, and ordered, and another list view of it is chosen', async () => {
      await followItem(page, text.cases)
      await heading(text.cases).waitFor()
      await page.getByRole('columnheader', { name: text.subject }).getByRole('link').click()
      await page.locator('th[aria-sort=ascending]', { hasText: text.subject }).waitFor()
      await page.locator('select[name=view]').selectOption({ index: 1 })
      await page.waitForURL(/view=/)
      await page.locator('tbody tr').first().waitFor()
      await expectNothingFound(page, 'list')
    })

    // For the other brands, the demo's lists are a single page each.
    it.runIf(visit.brand === 'first')(
      'rows come as the list is scrolled, and the way back from a record leads to where it was left',
      async () => {
        await followItem(page, text.bills)
        await heading(text.bills).waitFor()
        const names = page.locator('tbody th')
        await expect.poll(() => names.count()).toBe(50)
        const first = await names.first().textContent()
        const second = await names.nth(1).textContent()
        const list = page.locator('main [data-endless]')
        const toEnd = () => list.evaluate((element) => element.scrollTo({ top: element.scrollHeight }))
        await toEnd()
        await expect
          .poll(async () => Number(await list.locator('tr[data-index]').last().getAttribute('data-index')))
          .toBeGreaterThan(60)
        await toEnd()
        // Of hundreds of rows, the page contains the visible ones, and the first, which the Tab key leads to.
        await expect.poll(() => names.filter({ hasText: second ?? '' }).count()).toBe(0)
        expect(await names.first().textContent()).toBe(first)
        expect(await names.count()).toBeLessThan(100)
        const row = names.nth(40)
        await row.scrollIntoViewIfNeeded()
        const left = await row.textContent()
        await row.getByRole('link').click()
        await page.waitForURL(/\/record\//)
        await page.goBack()
        await names.filter({ hasText: left ?? '' }).waitFor()
        await list.evaluate((element) => element.scrollTo({ top: 0 }))
        await names.filter({ hasText: second ?? '' }).waitFor()
        await expectNothingFound(page, 'a long list')
        await followItem(page, text.cases)
        await heading(text.cases).waitFor()
        await page.locator('tbody tr').first().waitFor()
      },
    )

    it('a record is opened from the list and a section of it is edited in place', async () => {
      await page.locator('tbody th a').first().click()
      await page.waitForURL(/\/record\//)
      await page.getByRole('button', { name: text.edit }).click()
      await expectNothingFound(page, 'form')
      await page.getByLabel(text.comments, { exact: true }).fill('Changed in the console')
      await page.getByRole('button', { name: text.save, exact: true }).click()
      await page.getByRole('button', { name: text.edit }).waitFor()
      await page.locator('dd', { hasText: 'Changed in the console' }).first().waitFor()
      const id = page.url().split('/').at(-1) ?? ''
      expect((await recordCall(id)).fields.Comments?.value).toBe('Changed in the console')
      await page.reload()
      await page.locator('dd', { hasText: 'Changed in the console' }).first().waitFor()
      await expectNothingFound(page, 'record')
    })

    it('of two who edit at once the later loses nothing: both values are shown, and the choice is saved', async () => {
      const id = page.url().split('/').at(-1) ?? ''
      await page.getByRole('button', { name: text.edit }).click()
      await page.getByLabel(text.comments, { exact: true }).fill('Mine')
      await recordCall(id, { fields: { Comments: 'Theirs' } })
      await page.getByRole('button', { name: text.save, exact: true }).click()
      await page.getByText(text.conflict).waitFor()
      await page.locator('form fieldset label', { hasText: 'Theirs' }).waitFor()
      expect(await page.getByLabel(text.comments, { exact: true }).inputValue()).toBe('Mine')
      expect((await recordCall(id)).fields.Comments?.value).toBe('Theirs')
      await expectNothingFound(page, 'conflict')
      await page.getByRole('button', { name: text.goOn }).click()
      await page.getByRole('button', { name: text.save, exact: true }).click()
      await page.locator('dd', { hasText: 'Mine' }).first().waitFor()
      expect((await recordCall(id)).fields.Comments?.value).toBe('Mine')
    })

    it('what the server refuses is said at the form, and what was typed stays', async () => {
      await page.getByRole('button', { name: text.editCase }).click()
      await page.locator('select[name=Status]').selectOption('')
      await page.getByRole('button', { name: text.save, exact: true }).click()
      await page.getByText(text.failed).waitFor()
      expect(await page.locator('select[name=Status]').inputValue()).toBe('')
      await expectNothingFound(page, 'refusal')
      await page.reload()
    })

    it('what is related to a record stands beside it, with all of it a page further', async () => {
      await followItem(page, text.accounts)
      await heading(text.accounts).waitFor()
      await page.locator('tbody th a').first().click()
      await page.getByRole('heading', { name: text.orders }).waitFor()
      await expectNothingFound(page, 'record with related lists')
      const all = page.locator('a[href*="/related/"]:not([href*="?"])').first()
      await all.click()
      await page.waitForURL(/\/related\//)
      await page.locator('tbody tr').first().waitFor()
      expect(await page.locator('tbody tr').count()).toBeGreaterThan(5)
      await page.goBack()
      await page.getByRole('heading', { name: text.orders }).waitFor()
    })

    it('nothing broke on the way but what was refused', () => {
      expect(failures.filter((failure) => !/status of (400|404|412)/.test(failure))).toEqual([])
    })
  },
)

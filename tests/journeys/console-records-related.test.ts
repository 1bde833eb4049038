import { launchBrowser } from '@porchlight/test-kit/browser'
import { oneOfRun } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectNothingFound } from './expect-nothing-found'
import { addressOf, beginSession, nameOf, openWindow, type Visit } from './portal-visit'

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
    cases: /^Cases \((\d+)\+?\)$/,
    newCase: 'New: Cases',
    restored: /What you typed before is back/,
    failed: 'This hasn’t been saved yet',
    save: 'Save',
    saveAndNew: 'Save and new',
    created: /was created/,
    subject: 'Subject',
    actions: /^Actions: /,
    edit: 'Edit',
    clone: 'Clone',
    delete: 'Delete',
  },
  es: {
    cases: /^Casos \((\d+)\+?\)$/,
    newCase: 'Nuevo: Casos',
    restored: /Recuperamos lo que usted había escrito/,
    failed: 'Todavía no se guardó',
    save: 'Guardar',
    saveAndNew: 'Guardar y crear otro',
    created: /Se creó/,
    subject: 'Asunto',
    actions: /^Acciones: /,
    edit: 'Editar',
    clone: 'Duplicar',
    delete: 'Eliminar',
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

/** Returns a customer of the brand with at least two cases. */
async function contactWithCases(brand: string): Promise<string> {
  const { rows } = await world.context.pool.query<{ id: string }>(
    `select p."Id" as id from record."Contact" p join record."Case" c on c."ContactId" = p."Id"
     where p."Customer_Brand__c" = $1 group by 1 having count(distinct c."Subject") > 1 order by 1 limit 1`,
    [brand],
  )
  return rows[0]?.id ?? ''
}

describe.each(oneOfRun(visits).map((row) => [nameOf(row.visit), row] as const))(
  '%s',
  (_name, { visit, staff }) => {
    const text = copy[visit.language]
    let page: Page
    let address = ''
    const failures: string[] = []

    beforeAll(async () => {
      const context = await openWindow(browser, visit)
      await beginSession(context, world, visit, staff)
      page = await context.newPage()
      page.on('pageerror', ({ message }) => failures.push(message))
      address = addressOf(world.origin, visit, `/console/record/${await contactWithCases(visit.brand)}`)
      await page.goto(address)
      return () => context.close()
    })

    const count = async () =>
      Number(
        text.cases.exec((await page.getByRole('heading', { name: text.cases }).textContent()) ?? '')?.[1],
      )
    const table = () =>
      page
        .getByRole('table')
        .filter({ has: page.getByRole('link', { name: text.subject }) })
        .first()
    const subjects = () => table().locator('tbody td:nth-of-type(1)').allTextContents()
    const dialog = () => page.getByRole('dialog')

    it('a related list is ordered by a column where it stands, and so it stays after a reload', async () => {
      const heading = table().getByRole('link', { name: text.subject })
      await heading.click()
      await table().locator('th[aria-sort=ascending]', { hasText: text.subject }).waitFor()
      const ascending = await subjects()
      await heading.click()
      await table().locator('th[aria-sort=descending]', { hasText: text.subject }).waitFor()
      expect(page.url()).toBe(address)
      expect(await subjects()).not.toEqual(ascending)
      const descending = await subjects()
      await page.reload()
      await table().locator('th[aria-sort=descending]', { hasText: text.subject }).waitFor()
      expect(await subjects()).toEqual(descending)
    })

    it('a related record is made without leaving the page: refused at its fields, its draft kept, then counted', async () => {
      const before = await count()
      await page.getByRole('link', { name: text.newCase }).click()
      await dialog().locator('[name=Description]').fill('Two meters stand at the fence.')
      await dialog().getByRole('button', { name: text.save, exact: true }).click()
      await dialog().getByText(text.failed).waitFor()
      await expectNothingFound(page, 'new in place')
      await page.keyboard.press('Escape')
      await dialog().waitFor({ state: 'detached' })
      await page.getByRole('link', { name: text.newCase }).click()
      await dialog().getByText(text.restored).waitFor()
      await dialog().locator('[name=Subject]').fill('AA Two meters')
      await dialog().getByRole('button', { name: text.saveAndNew, exact: true }).click()
      await dialog().getByRole('status').filter({ hasText: text.created }).waitFor()
      expect(await dialog().locator('[name=Subject]').inputValue()).toBe('')
      await dialog().locator('[name=Subject]').fill('AB A third meter')
      await dialog().locator('[name=Description]').fill('It is behind the garage.')
      await dialog().getByRole('button', { name: text.save, exact: true }).click()
      await dialog().waitFor({ state: 'detached' })
      await page.getByRole('status').filter({ hasText: text.created }).waitFor()
      await expect.poll(count).toBe(before + 2)
      expect(page.url()).toBe(address)
    })

    it('the row that was made is edited from the list, and only what one may do is offered', async () => {
      const heading = table().getByRole('link', { name: text.subject })
      await heading.click()
      await table().locator('th[aria-sort=ascending]', { hasText: text.subject }).waitFor()
      const row = table().locator('tr', { hasText: 'AA Two meters' })
      await row.getByRole('button', { name: text.actions }).click()
      await dialog().getByRole('button', { name: text.edit, exact: true }).waitFor()
      await expectNothingFound(page, 'row menu')
      expect(await dialog().getByRole('link', { name: text.clone, exact: true }).count()).toBe(1)
      expect(await dialog().getByRole('button', { name: text.delete, exact: true }).count()).toBe(0)
      await dialog().getByRole('button', { name: text.edit, exact: true }).click()
      await dialog().locator('[name=Comments]').fill('Seen by the crew')
      await dialog().getByRole('button', { name: text.save, exact: true }).click()
      await dialog().waitFor({ state: 'detached' })
      const { rows } = await world.context.pool.query(
        'select "Comments" as comments from record."Case" where "Subject" = $1 and "ContactId" = $2',
        ['AA Two meters', address.split('/').at(-1)],
      )
      expect(rows).toEqual([{ comments: 'Seen by the crew' }])
      expect(await row.getByRole('button').evaluate((element) => element === document.activeElement)).toBe(
        true,
      )
    })

    it('the page of all of them has the same order and the same actions', async () => {
      await page.goto(`${address}/related/Cases`)
      await table().locator('th[aria-sort=ascending]', { hasText: text.subject }).waitFor()
      const row = table().locator('tr', { hasText: 'AA Two meters' })
      const actions = row.getByRole('button', { name: text.actions })
      // It waits for its script.
      await expect.poll(() => actions.isEnabled()).toBe(true)
      await actions.press('Enter')
      await dialog().getByRole('button', { name: text.edit, exact: true }).waitFor()
      await page.keyboard.press('Escape')
      await dialog().waitFor({ state: 'detached' })
      await table().getByRole('link', { name: text.subject }).click()
      await table().locator('th[aria-sort=descending]', { hasText: text.subject }).waitFor()
      await page.goto(address)
      await table().locator('th[aria-sort=descending]', { hasText: text.subject }).waitFor()
      await expectNothingFound(page, 'related lists')
      expect(failures).toEqual([])
    })
  },
)

import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminRecord, consoleVisitsOfRun } from './console-visit'
import { expectNothingFound } from './expect-nothing-found'
import { cellOf, openGrid } from './list-visit'
import { addressOf, beginSession, nameOf, openWindow } from './portal-visit'

const copy = {
  en: {
    anyway: 'Save anyway',
    email: 'Email',
  },
  es: {
    anyway: 'Guardar de todos modos',
    email: 'Correo electrónico',
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

describe.each(consoleVisitsOfRun('en').map((visit) => [nameOf(visit), visit] as const))(
  'a change that doubles another record, %s',
  (_name, visit) => {
    const text = copy[visit.language]
    let page: Page
    let twinId = ''
    const email = `odile.${visit.language}@example.com`

    const create = async (Email: string) => {
      const answer = await world.app.inject({
        method: 'POST',
        url: '/services/data/v65.0/ui-api/records',
        headers: { host: 'localhost', authorization: `Bearer ${await world.tokenOf('admin@example.com')}` },
        payload: {
          apiName: 'Contact',
          fields: { FirstName: 'Odile', LastName: 'Tremaine', Email, Customer_Brand__c: visit.brand },
        },
      })
      expect(answer.statusCode).toBe(201)
      return answer.json<{ readonly id: string }>().id
    }

    beforeAll(async () => {
      await create(email)
      twinId = await create(`other.${email}`)
      const context = await openWindow(browser, visit)
      await beginSession(context, world, visit, 'admin@example.com')
      page = await context.newPage()
      return () => context.close()
    })

    const emailOf = async () => (await adminRecord(world, twinId)).fields.Email?.value

    it('is said in a cell of a list, with the record that it doubles, and saved all the same', async () => {
      const columns = 'view=AllContacts&q=Tremaine&columns=Email,Name'
      await page.goto(addressOf(world.origin, visit, `/console/list/Contact?${columns}`))
      await openGrid(page)
      const cell = await cellOf(page, `other.${email}`, text.email)
      await cell.locator('a').focus()
      await page.keyboard.press('F2')
      const editor = page.locator('form[popover]')
      await editor.locator('input[name=Email]').fill(email)
      await page.keyboard.press('Enter')
      const anyway = editor.getByRole('button', { name: text.anyway })
      await anyway.waitFor()
      await editor.getByRole('link', { name: /Odile Tremaine/ }).waitFor()
      expect(await emailOf()).toBe(`other.${email}`)
      await expectNothingFound(page, 'a cell that doubles')
      await anyway.focus()
      await page.keyboard.press('Enter')
      await editor.waitFor({ state: 'detached' })
      await expect.poll(emailOf).toBe(email)
    })

    it('is said in a section of a record, and saved all the same', async () => {
      await adminRecord(world, twinId, { fields: { Email: `other.${email}` } })
      await page.goto(addressOf(world.origin, visit, `/console/record/${twinId}`))
      await page
        .locator('main dd', { hasText: `other.${email}` })
        .first()
        .waitFor()
      const edit = page.locator('main button[aria-label]', { hasText: /^(Edit|Editar)$/ })
      const field = page.locator('main form [name=Email]')
      await expect
        .poll(async () => {
          if ((await field.count()) === 0) await edit.nth(1).click()
          return field.count()
        })
        .toBe(1)
      await field.fill(email)
      await page.keyboard.press('Control+Enter')
      const anyway = page.getByRole('button', { name: text.anyway })
      await anyway.waitFor()
      await page
        .getByRole('link', { name: /Odile Tremaine/ })
        .first()
        .waitFor()
      await expectNothingFound(page, 'a section that doubles')
      await anyway.click()
      await expect.poll(emailOf).toBe(email)
    })
  },
)

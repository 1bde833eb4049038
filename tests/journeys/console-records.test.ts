import { launchBrowser } from '@porchlight/test-kit/browser'
import { oneOfRun } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminRecord, openConsole } from './console-visit'
import { expectNothingFound } from './expect-nothing-found'
import { addressOf, nameOf, openWindow, type Visit } from './portal-visit'

const visits = [
  {
    visit: { brand: 'first', language: 'en', width: 1280, scheme: 'light' },
    staff: 'advisor.first@example.com',
    customer: 'dana',
  },
  {
    visit: { brand: 'second', language: 'es', width: 360, scheme: 'dark' },
    staff: 'advisor.second@example.com',
    customer: 'rosalinda',
  },
] as const satisfies readonly { readonly visit: Visit; readonly staff: string; readonly customer: string }[]

const copy = {
  en: {
    new: 'New',
    save: 'Save',
    saveAndNew: 'Save and new',
    failed: 'This hasn’t been saved yet',
    fillIn: 'Subject: Fill in this field.',
    restored: /What you typed before is back/,
    contact: /^Contact/,
    created: /was created/,
    more: 'More: Actions',
    clone: 'Clone',
    delete: 'Delete',
    moveTo: 'Move to',
    working: 'Working',
    reply: 'Reply',
    replied: 'Your reply was sent.',
    firstReply: 'First reply',
    replyText: /^Reply \(required\)/,
    globalNew: 'New',
    newCase: 'New case',
    message: 'Message',
    signOut: 'Sign out',
    comments: /^Comments/,
    newComment: 'New: Comments',
  },
  es: {
    new: 'Nuevo',
    save: 'Guardar',
    saveAndNew: 'Guardar y crear otro',
    failed: 'Todavía no se guardó',
    fillIn: 'Asunto: Complete este campo.',
    restored: /Recuperamos lo que usted había escrito/,
    contact: /^Contacto/,
    created: /Se creó/,
    more: 'Más: Acciones',
    clone: 'Duplicar',
    delete: 'Eliminar',
    moveTo: 'Pasar a',
    working: 'En proceso',
    reply: 'Responder',
    replied: 'Su respuesta fue enviada.',
    firstReply: 'Primera respuesta',
    replyText: /^Respuesta \(obligatorio\)/,
    globalNew: 'Nuevo',
    newCase: 'Caso nuevo',
    message: 'Mensaje',
    signOut: 'Cerrar sesión',
    comments: /^Comentarios/,
    newComment: 'Nuevo: Comentarios',
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
const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''
const drafts = (page: Page) => page.evaluate(() => sessionStorage.getItem('console-drafts'))

describe.each(oneOfRun(visits).map((row) => [nameOf(row.visit), row] as const))(
  '%s',
  (_name, { visit, staff, customer }) => {
    const text = copy[visit.language]
    let page: Page
    let made = ''
    const failures: string[] = []

    beforeAll(async () => {
      const context = await openWindow(browser, visit)
      page = await context.newPage()
      page.on('pageerror', ({ message }) => failures.push(message))
      page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
      await openConsole(page, world, visit, staff)
      return () => context.close()
    })

    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const field = (name: string) => page.locator(`[id="field-${name}"]`)
    const ofDialog = (name: string) => page.getByRole('dialog').locator(`[name="${name}"]`)
    const menu = async (name: string, item: string) => {
      await page.locator('main summary', { hasText: name }).click()
      await page.locator('main details[open]').getByText(item, { exact: true }).click()
    }

    it('a record that lacks required fields is refused at the fields, and what was typed survives that and a reload', async () => {
      await page.goto(addressOf(world.origin, visit, '/console/list/Case'))
      await page.locator('main').getByRole('link', { name: text.new, exact: true }).click()
      await field('Description').fill('The display of the meter is dark.')
      await button(text.save).click()
      await page.getByText(text.failed).waitFor()
      await page.getByRole('link', { name: text.fillIn }).click()
      expect(await field('Subject').evaluate((element) => element === document.activeElement)).toBe(true)
      expect(await field('ContactId').getAttribute('aria-invalid')).toBe('true')
      await expectNothingFound(page, 'refusal')
      await page.reload()
      await page.getByText(text.restored).waitFor()
      expect(await field('Description').inputValue()).toBe('The display of the meter is dark.')
    })

    it('a reference is searched for and chosen by the keyboard, and the record is saved and shown', async () => {
      await field('Subject').fill('Dark display')
      await field('ContactId').fill(customer)
      await page.locator('li[role=option]').first().waitFor()
      await expectNothingFound(page, 'look-up')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: text.contact }).first().waitFor()
      await field('Subject').press('Control+Enter')
      await page.waitForURL(/\/console\/record\//)
      await page.getByRole('status').filter({ hasText: text.created }).waitFor()
      await page.locator('dd', { hasText: 'Dark display' }).first().waitFor()
      made = idOf(page)
      const { fields } = await recordCall(made)
      expect(fields.Subject?.value).toBe('Dark display')
      expect(fields.ContactId?.value).toMatch(/^003/)
      expect(await drafts(page)).toBeNull()
      await expectNothingFound(page, 'new record')
    })

    it('a step of the path is taken, and what may not be done is not offered', async () => {
      await menu(text.moveTo, text.working)
      await page.locator('li[aria-current=step]', { hasText: text.working }).waitFor()
      expect((await recordCall(made)).fields.Status?.value).toBe('Working')
      await page.locator('main summary', { hasText: text.more.split(':')[0] ?? '' }).click()
      expect(await page.locator('main details[open]').getByText(text.clone, { exact: true }).count()).toBe(1)
      expect(await page.locator('main details[open]').getByText(text.delete, { exact: true }).count()).toBe(0)
      await page.keyboard.press('Escape')
      expect(await page.locator('main details[open]').count()).toBe(0)
    })

    it('an action is refused without what it requires, then performed, said, and all of the page is read again', async () => {
      await button(text.reply).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(text.replyText).waitFor()
      await dialog.getByRole('button', { name: text.reply, exact: true }).click()
      await dialog.getByText(text.failed).waitFor()
      await expectNothingFound(page, 'action')
      await dialog.getByLabel(text.replyText).fill('We are sending somebody to look at it.')
      await dialog.getByRole('button', { name: text.reply, exact: true }).click()
      await page.getByRole('status').filter({ hasText: text.replied }).waitFor()
      await page
        .getByRole('heading', { name: /\(1\)$/ })
        .first()
        .waitFor()
      await page.locator('td, th', { hasText: 'We are sending somebody' }).first().waitFor()
      const term = page.locator('dt', { hasText: text.firstReply })
      await page.locator('div', { has: term }).locator('dd', { hasText: '2026' }).first().waitFor()
    })

    it('what somebody else changes is seen on the open record', async () => {
      await recordCall(made, { fields: { Priority: 'High', Comments: 'Seen by the supervisor' } })
      await page.locator('dd', { hasText: 'Seen by the supervisor' }).first().waitFor()
    })

    it('a section that was folded is folded after a reload', async () => {
      const fold = page.getByRole('button', { name: text.message, exact: true })
      await fold.click()
      expect(await fold.getAttribute('aria-expanded')).toBe('false')
      await expect
        .poll(async () => {
          await page.reload()
          return fold.getAttribute('aria-expanded')
        })
        .toBe('false')
      await fold.click()
      await page.locator('dd', { hasText: 'The display of the meter is dark.' }).first().waitFor()
    })

    it('a copy begins with what the record has, and is another record', async () => {
      await menu(text.more.split(':')[0] ?? '', text.clone)
      await page.waitForURL(/\/console\/new\//)
      await expect.poll(() => field('Subject').inputValue()).toBe('Dark display')
      await field('Subject').fill('Dark display, again')
      await button(text.save).click()
      await page.waitForURL(/\/console\/record\//)
      await page.locator('dd', { hasText: 'Dark display, again' }).first().waitFor()
      expect(idOf(page)).not.toBe(made)
      expect((await recordCall(made)).fields.Subject?.value).toBe('Dark display')
    })

    it('saved with “and new”, a related record is said with the way to it, and the next begins with the same parent', async () => {
      await page.getByRole('main').getByRole('link', { name: text.newComment }).click()
      await ofDialog('Author__c').selectOption('Advisor')
      await ofDialog('CommentBody').fill('A first note')
      await button(text.saveAndNew).click()
      await page.getByRole('status').filter({ hasText: text.created }).getByRole('link').waitFor()
      await expect.poll(() => ofDialog('CommentBody').inputValue()).toBe('')
      await expectNothingFound(page, 'save and new')
    })

    it('what was typed and not sent is gone with the sign-out', async () => {
      await ofDialog('CommentBody').fill('A secret of a customer')
      expect(await drafts(page)).toContain('A secret of a customer')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: text.signOut }).click()
      await page.waitForURL(/signed-out/)
      await expect.poll(() => drafts(page)).toBeNull()
    })

    it('nothing broke on the way but what was refused', () => {
      expect(failures.filter((failure) => !/status of (400|404)/.test(failure))).toEqual([])
    })
  },
)

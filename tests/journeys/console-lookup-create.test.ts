import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consoleVisitsOfRun } from './console-visit'
import { expectNothingFound } from './expect-nothing-found'
import { addressOf, beginSession, named, openWindow } from './portal-visit'

const copy = {
  en: {
    create: 'New: Utility',
    save: 'Save',
    failed: 'This hasn’t been saved yet',
    chosen: /^Utility: Copper Creek Electric\./,
    restored: /What you typed before is back/,
  },
  es: {
    create: 'Nuevo: Compañía de distribución',
    save: 'Guardar',
    failed: 'Todavía no se guardó',
    chosen: /^Compañía de distribución: Copper Creek Electric\./,
    restored: /Recuperamos lo que usted había escrito/,
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

describe('a reference to a record that does not exist yet', () => {
  it.each(named(consoleVisitsOfRun('es')))(
    'is created over the form, by keyboard, and chosen in it: %s',
    async (_name, visit) => {
      const text = copy[visit.language]
      const context = await openWindow(browser, visit)
      await beginSession(context, world, visit, 'admin@example.com')
      const page = await context.newPage()
      const failures: string[] = []
      page.on('pageerror', ({ message }) => failures.push(message))
      await page.goto(addressOf(world.origin, visit, '/console/new/Service_Area__c'))
      const dialog = page.getByRole('dialog')
      const field = (name: string) => page.locator(`[id="field-${name}"]`)
      await field('Postal_Code__c').fill('78799')
      await field('City__c').fill('Copper Creek')
      await field('State__c').fill('TX')
      await field('Commodity__c').first().selectOption('Electricity')

      const open = async () => {
        await page.getByRole('combobox').and(field('Utility__c')).click()
        const option = page.getByRole('option', { name: text.create, exact: true })
        await option.waitFor()
        await expect.poll(() => option.getAttribute('aria-selected')).toBe('true')
        await page.keyboard.press('Enter')
        await dialog.waitFor()
      }
      await field('Utility__c').fill('Copper Creek Electric')
      await open()
      expect(await dialog.locator('[name=Name]').inputValue()).toBe('Copper Creek Electric')
      await dialog.locator('[name=Utility_Phone__c]').fill('(512) 555-0177')
      await dialog.getByRole('button', { name: text.save, exact: true }).click()
      await dialog.getByText(text.failed).waitFor()
      await expectNothingFound(page, 'created over a form')
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      // Neither form was sent, and no input in either is lost.
      expect(await field('City__c').inputValue()).toBe('Copper Creek')
      await open()
      await dialog.getByText(text.restored).waitFor()
      expect(await dialog.locator('[name=Utility_Phone__c]').inputValue()).toBe('(512) 555-0177')
      await dialog.locator('[name=Commodity__c]').selectOption('Electricity')
      await page.keyboard.press('Control+Enter')
      await dialog.waitFor({ state: 'detached' })
      await page.getByRole('button', { name: text.chosen }).waitFor()
      expect(await page.evaluate('document.activeElement.id')).toBe('field-Utility__c')
      expect(page.url()).toContain('/console/new/Service_Area__c')

      await page.keyboard.press('Control+Enter')
      await page.waitForURL(/\/console\/record\//)
      const { rows } = await world.context.pool.query(
        `select u."Name", u."Utility_Phone__c", a."City__c" from record."Service_Area__c" a
         join record."Utility__c" u on u."Id" = a."Utility__c" where a."Postal_Code__c" = '78799'`,
      )
      expect(rows).toEqual([
        {
          Name: 'Copper Creek Electric',
          Utility_Phone__c: expect.stringContaining('555'),
          City__c: 'Copper Creek',
        },
      ])
      expect(failures).toEqual([])
      await context.close()
      await world.context.pool.query(`delete from record."Service_Area__c" where "Postal_Code__c" = '78799'`)
      await world.context.pool.query(`delete from record."Utility__c" where "Name" = 'Copper Creek Electric'`)
    },
  )

  it('is not offered to whoever cannot create one', async () => {
    const visit = { brand: 'first', language: 'en', width: 1280, scheme: 'light' } as const
    const context = await openWindow(browser, visit)
    await beginSession(context, world, visit, 'advisor.first@example.com')
    const page = await context.newPage()
    await page.goto(addressOf(world.origin, visit, '/console/new/Case'))
    await page.getByRole('combobox').and(page.locator('[id="field-ContactId"]')).fill('Dana')
    const options = page.locator('[role=listbox] [role=option]')
    await options.filter({ hasText: 'Dana' }).first().waitFor()
    expect(await options.filter({ hasText: /^New/ }).count()).toBe(0)
    await context.close()
  })
})

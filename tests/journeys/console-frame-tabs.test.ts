import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consoleVisitsOfRun } from './console-visit'
import { expectNothingFound } from './expect-nothing-found'
import { addressOf, beginSession, nameOf, openWindow } from './portal-visit'

const copy = {
  en: {
    tabs: 'Open tabs',
    temporary: 'temporary',
    unsaved: 'unsaved input',
    gone: 'no longer available',
    edit: /^Edit: /,
    close: /^Close /,
  },
  es: {
    tabs: 'Pestañas abiertas',
    temporary: 'temporal',
    unsaved: 'datos sin guardar',
    gone: 'ya no disponible',
    edit: /^Editar: /,
    close: /^Cerrar /,
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
  '%s',
  (_name, visit) => {
    const text = copy[visit.language]
    const staff = `advisor.${visit.brand}@example.com`

    it('what is open stands as tabs, by pointer and by keyboard, and survives a reload', async () => {
      const context = await openWindow(browser, visit)
      await beginSession(context, world, visit, staff)
      const page = await context.newPage()
      const address = addressOf(world.origin, visit, '/console/list/Case?view=AllCases')
      const nav = page.getByRole('navigation', { name: text.tabs })
      const tabs = nav.getByRole('listitem')
      const rows = page.locator('main tbody th a')
      const openRow = async (index: number): Promise<string> => {
        await page.goto(address)
        const name = (await rows.nth(index).textContent()) ?? ''
        await rows.nth(index).click()
        await page.waitForURL(/\/console\/record\//)
        await tabs.filter({ hasText: name }).locator('[aria-current]').waitFor()
        return name
      }
      const first = await openRow(0)
      const second = await openRow(1)
      expect(await tabs.count()).toBe(1)
      expect(await tabs.first().textContent()).toContain(`${second}, ${text.temporary}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(visit.width)

      // Pinned by a key, and a row opened behind the page by a key, too.
      await page.keyboard.press('t')
      await expect.poll(() => tabs.first().textContent()).not.toContain(text.temporary)
      await page.goto(address)
      await page.locator('[data-endless]').waitFor()
      await rows.first().focus()
      await page.keyboard.press('t')
      await expect.poll(() => tabs.count()).toBe(2)
      expect(new URL(page.url()).pathname).toContain('/console/list/Case')
      await rows.nth(2).click({ modifiers: ['ControlOrMeta'] })
      await expect.poll(() => tabs.count()).toBe(3)
      await page.keyboard.press('n')
      await page.waitForURL(/\/console\/record\//)
      await expect.poll(() => nav.locator('[aria-current]').textContent()).toContain(second)
      await page.keyboard.press('n')
      await expect.poll(() => nav.locator('[aria-current]').textContent()).toContain(first)
      await page.keyboard.press('p')
      await expect.poll(() => nav.locator('[aria-current]').textContent()).toContain(second)
      await expectNothingFound(page, nameOf(visit))

      await page.reload()
      await expect.poll(() => tabs.count()).toBe(3)

      // Unsaved input is marked, and a tab that contains it closes only after confirmation.
      await page.getByRole('button', { name: text.edit }).first().click()
      const field = page.locator('main form textarea, main form input:not([type=checkbox])').first()
      await field.press('End')
      await field.pressSequentially('x')
      await expect.poll(() => nav.locator('[aria-current]').textContent()).toContain(text.unsaved)
      page.once('dialog', (dialog) => void dialog.dismiss())
      await nav.locator('[aria-current] ~ button').last().click()
      expect(await tabs.count()).toBe(3)
      page.once('dialog', (dialog) => void dialog.accept())
      await nav.locator('[aria-current] ~ button').last().click()
      await expect.poll(() => tabs.count()).toBe(2)
      await page.keyboard.press('w')
      await expect.poll(() => tabs.count()).toBe(1)
      await tabs.first().click({ button: 'middle' })
      await expect.poll(() => tabs.count()).toBe(0)
      await context.close()
    })

    it('a record that is gone says so, and nobody else sees what was open', async () => {
      const context = await openWindow(browser, visit)
      await beginSession(context, world, visit, staff)
      const page = await context.newPage()
      await page.goto(addressOf(world.origin, visit, '/console/list/Case?view=AllCases'))
      await page.locator('main tbody th a').first().click()
      await page.waitForURL(/\/console\/record\//)
      const nav = page.getByRole('navigation', { name: text.tabs })
      await nav.getByRole('listitem').first().waitFor()
      const stored = await page.evaluate(() => sessionStorage.getItem('console-work-tabs'))
      const unknown = (stored ?? '').replaceAll(/500[0-9A-Za-z]{15}/g, '500000000000001AAA')
      expect(unknown).not.toBe(stored)
      await page.evaluate((text) => sessionStorage.setItem('console-work-tabs', text), unknown)
      await page.goto(addressOf(world.origin, visit, '/console/recent'))
      await expect.poll(() => nav.getByRole('listitem').first().textContent()).toContain(text.gone)
      await nav.getByRole('button', { name: text.close }).click()
      await expect.poll(() => nav.getByRole('listitem').count()).toBe(0)

      await page.evaluate((text) => sessionStorage.setItem('console-work-tabs', text), stored ?? '')
      await beginSession(context, world, visit, 'supervisor@example.com')
      await page.goto(addressOf(world.origin, visit, '/console/recent'))
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('console-work-tabs'))).toBeNull()
      expect(await nav.getByRole('listitem').count()).toBe(0)
      await context.close()
    })
  },
)

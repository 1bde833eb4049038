import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consoleVisitsOfRun } from './console-visit'
import { expectNothingFound } from './expect-nothing-found'
import { addressOf, beginSession, nameOf, openWindow } from './portal-visit'

const copy = {
  en: {
    split: 'Split',
    table: 'Table',
    beside: 'List beside the record',
    display: 'Display',
    dark: 'Dark',
    light: 'Light',
    compact: 'Compact',
    keys: /^Shortcuts of single keys/,
  },
  es: {
    split: 'Dividida',
    table: 'Tabla',
    beside: 'Lista junto al registro',
    display: 'Apariencia',
    dark: 'Oscuro',
    light: 'Claro',
    compact: 'Compacta',
    keys: /^Atajos de una sola tecla/,
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

    const openList = async () => {
      const context = await openWindow(browser, visit)
      await beginSession(context, world, visit, `advisor.${visit.brand}@example.com`)
      const page = await context.newPage()
      await page.goto(addressOf(world.origin, visit, '/console/list/Case?view=AllCases'))
      await page.locator('main tbody th a').first().waitFor()
      return { context, page }
    }

    it('a list stands beside its records where there is room, and is gone through by keys', async () => {
      const { context, page } = await openList()
      const names = await page.locator('main tbody th a').allTextContents()
      const address = page.url()
      const beside = page.getByRole('navigation', { name: text.beside })
      const current = () => beside.locator('[aria-current] > span').first().textContent()
      const heading = page.locator('main h1')
      if (visit.width === 360) {
        expect(await page.getByRole('button', { name: text.split, exact: true }).isVisible()).toBe(false)
        await page.locator('main tbody th a').first().click()
        await page.waitForURL(/\/console\/record\//)
        await page.goto(`${page.url()}?view=AllCases&beside=Case`)
        await heading.filter({ hasText: names[0] ?? '' }).waitFor()
        expect(await beside.isVisible()).toBe(false)
        await context.close()
        return
      }
      await page.getByRole('button', { name: text.split, exact: true }).focus()
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/console\/record\/.*beside=Case/)
      await heading.filter({ hasText: names[0] ?? '' }).waitFor()
      await expectNothingFound(page, nameOf(visit))
      const length = await page.evaluate(() => history.length)
      await page.keyboard.press('j')
      await heading.filter({ hasText: names[1] ?? '' }).waitFor()
      await page.keyboard.press('j')
      await heading.filter({ hasText: names[2] ?? '' }).waitFor()
      await page.keyboard.press('k')
      await heading.filter({ hasText: names[1] ?? '' }).waitFor()
      expect(await current()).toBe(names[1])
      expect(await page.evaluate(() => history.length)).toBe(length)

      // The column preserves its scroll position while records change, reads more rows, and is the same after a reload.
      await beside.evaluate((list) => list.scrollTo({ top: 400 }))
      const row = beside.locator('li > a').nth(8)
      const chosen = await row.locator('span').first().textContent()
      await row.click()
      await heading.filter({ hasText: chosen ?? '' }).waitFor()
      expect(await beside.evaluate((list) => list.scrollTop)).toBeGreaterThan(200)
      const loaded = await beside.locator('li > a').count()
      await beside.evaluate((list) => list.scrollTo({ top: list.scrollHeight }))
      await expect
        .poll(() => beside.locator('li > a').count())
        .toBeGreaterThanOrEqual(Math.min(loaded + 1, names.length))
      await page.reload()
      await expect.poll(current).toBe(chosen)
      await page.goBack()
      await heading.filter({ hasText: names[1] ?? '' }).waitFor()

      // The object's lists remain next to their records until the table is chosen again.
      await page.goto(address)
      await page.waitForURL(/\/console\/record\/.*beside=Case/)
      await page.getByRole('button', { name: text.table, exact: true }).click()
      await page.locator('main tbody th a').first().waitFor()
      await page.reload()
      await page.locator('main tbody th a').first().waitFor()
      expect(page.url()).toContain('/console/list/Case')
      await context.close()
    })

    it('theme, density and single keys are chosen, and there before the first paint', async () => {
      const { context, page } = await openList()
      const other = visit.scheme === 'dark' ? text.light : text.dark
      const look = () =>
        page.evaluate(() => ({
          canvas: getComputedStyle(document.body).backgroundColor,
          scheme: getComputedStyle(document.documentElement).colorScheme,
          row: document.querySelector('main tbody tr')?.getBoundingClientRect().height ?? 0,
        }))
      const before = await look()
      await page.getByRole('button', { name: text.display }).focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: text.display })
      await dialog.getByRole('radio', { name: other }).check()
      await dialog.getByRole('radio', { name: text.compact }).check()
      await dialog.getByRole('checkbox', { name: text.keys }).uncheck()
      await expectNothingFound(page, `${nameOf(visit)} display`)
      await page.keyboard.press('Escape')
      const after = await look()
      expect(after.canvas).not.toBe(before.canvas)
      expect(after.scheme).toBe(visit.scheme === 'dark' ? 'light' : 'dark')
      expect(after.row).toBeLessThan(before.row)
      expect(after.row).toBeGreaterThanOrEqual(24)
      await expectNothingFound(page, `${nameOf(visit)} other theme`)
      await page.keyboard.press('?')
      expect(await page.getByRole('dialog').count()).toBe(0)

      // Without its modules the page stays as first painted.
      await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
      await page.reload()
      const first = await look()
      expect([first.canvas, first.scheme]).toEqual([after.canvas, after.scheme])
      // The half pixel is the row's position, not its height.
      expect(Math.abs(first.row - after.row)).toBeLessThan(1)
      await context.close()
    })
  },
)

import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consoleVisitsOfRun } from './console-visit'
import { expectNothingFound } from './expect-nothing-found'
import { addressOf, beginSession, nameOf, openWindow } from './portal-visit'

const copy = {
  en: {
    more: 'More',
    arrange: 'Arrange navigation',
    moveUp: 'Move Orders up',
    show: 'Show Orders',
    orders: 'Orders',
    reset: 'Reset to the app’s order',
    save: 'Save',
  },
  es: {
    more: 'Más',
    arrange: 'Organizar la navegación',
    moveUp: 'Subir Órdenes',
    show: 'Mostrar Órdenes',
    orders: 'Órdenes',
    reset: 'Volver al orden original',
    save: 'Guardar',
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

/** Returns the visible entries, in order. */
async function entriesInSight(page: Page): Promise<readonly string[]> {
  await page.locator('nav > ul[data-measured]').waitFor()
  return page
    .locator('nav > ul > li')
    .filter({ visible: true })
    .evaluateAll((items) =>
      items
        .filter((item) => getComputedStyle(item).visibility === 'visible')
        .map((item) => item.textContent ?? ''),
    )
}

describe.each(consoleVisitsOfRun('en').map((visit) => [nameOf(visit), visit] as const))(
  '%s',
  (_name, visit) => {
    const text = copy[visit.language]

    it('the navigation is arranged by dragging and by keyboard, and stays so', async () => {
      const context = await openWindow(browser, visit)
      await beginSession(context, world, visit, `advisor.${visit.brand}@example.com`)
      const page = await context.newPage()
      await page.goto(addressOf(world.origin, visit, '/console'))
      const more = page.locator('nav summary', { hasText: text.more })
      const dialog = page.getByRole('dialog', { name: text.arrange })
      const rows = dialog.locator('ol > li')
      const place = () =>
        rows.evaluateAll(
          (items, label) => items.findIndex((item) => item.textContent?.includes(label)),
          text.orders,
        )
      const open = async () => {
        await more.focus()
        await page.keyboard.press('Enter')
        await page.getByRole('button', { name: text.arrange }).focus()
        await page.keyboard.press('Enter')
        await dialog.waitFor()
      }
      const save = async () => {
        await dialog.getByRole('button', { name: text.save }).focus()
        await page.keyboard.press('Enter')
        await dialog.waitFor({ state: 'detached' })
      }
      const before = await entriesInSight(page)
      expect(before.length).toBeGreaterThan(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(visit.width)

      await open()
      const from = await place()
      await dialog.getByRole('button', { name: text.moveUp }).focus()
      for (let at = from; at > 0; at -= 1) {
        await page.keyboard.press('Enter')
        await dialog
          .getByRole('status')
          .filter({ hasText: new RegExp(`${text.orders}: ${at} `) })
          .waitFor({ state: 'attached' })
      }
      expect(await place()).toBe(0)
      await expectNothingFound(page, `${nameOf(visit)} arrange`)
      await save()
      await expect.poll(async () => (await entriesInSight(page))[0]).toBe(text.orders)
      await page.reload()
      expect((await entriesInSight(page))[0]).toBe(text.orders)

      await open()
      const handle = rows.first().locator('span').first()
      const [start, end] = [await handle.boundingBox(), await rows.nth(2).boundingBox()]
      if (start === null || end === null) throw new RangeError('no rows')
      await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
      await page.mouse.down()
      await page.mouse.move(end.x + 20, end.y + end.height / 2, { steps: 6 })
      await page.mouse.up()
      expect(await place()).toBe(2)
      await dialog.getByRole('checkbox', { name: text.show }).uncheck()
      await save()
      await expect.poll(() => entriesInSight(page)).not.toContain(text.orders)
      await more.click()
      await page.locator('nav details a', { hasText: text.orders }).click()
      await page.waitForURL(/\/console\/list\/Order$/)
      await expectNothingFound(page, `${nameOf(visit)} hidden`)

      await open()
      await dialog.getByRole('button', { name: text.reset }).click()
      await save()
      await expect.poll(() => entriesInSight(page)).toEqual(before)
      await context.close()
    })
  },
)

import { launchBrowser } from '@porchlight/test-kit/browser'
import { oneOfRun } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectNothingFound } from '../../../tests/journeys/expect-nothing-found'
import { addressOf, nameOf, openCustomerPage, type Visit } from '../../../tests/journeys/portal-visit'

const copy = {
  en: {
    months: ['September 2026', 'October 2026', 'November 2026'],
    soFar: 'so far',
    used: 'Used',
    days: 'See its days',
    hours: 'See its hours',
    again: '1:00 a.m. again',
    estimated: 'days, estimated',
    notKnown: 'Not known',
  },
  es: {
    months: ['septiembre de 2026', 'octubre de 2026', 'noviembre de 2026'],
    soFar: 'hasta ahora',
    used: 'Consumo',
    days: 'Ver sus días',
    hours: 'Ver sus horas',
    again: '1:00 a.m. otra vez',
    estimated: 'días, consumo estimado',
    notKnown: 'Sin dato',
  },
} as const

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  world = await createTestWorld({ listen: true, portal: true })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await world.close()
})

const desk: Visit = { brand: 'first', language: 'en', width: 1280, scheme: 'light' }
const phone: Visit = { brand: 'second', language: 'es', width: 360, scheme: 'dark' }

describe('the picture of the months', () => {
  it.each(oneOfRun([desk, phone]).map((visit) => [nameOf(visit), visit] as const))(
    'is read by arrow keys, and Enter opens the days, then the hours: %s',
    async (_name, visit) => {
      const text = copy[visit.language]
      const { page, problems, close } = await openCustomerPage({ browser, world }, visit)
      await open(page, visit, '/usage')
      const range = rangeOf(page)
      await range.waitFor()
      await expectNothingFound(page, 'usage with its picture alive')
      await expectRead(page, text.months[1])
      const before = await figureOf(page).boundingBox()
      await range.focus()
      await page.keyboard.press('ArrowLeft')
      await expectRead(page, text.months[0])
      await page.keyboard.press('End')
      await expectRead(page, text.months[2], text.soFar)
      expect(await range.getAttribute('aria-valuetext')).toContain(
        `${text.months[2]} (${text.soFar}). ${text.used}: `,
      )
      expect((await figureOf(page).boundingBox())?.height, 'nothing moves').toBe(before?.height)
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/month\/2026-11$/)
      await rangeOf(page).waitFor()
      await page.locator('main').getByRole('link', { name: text.hours }).waitFor()
      await rangeOf(page).focus()
      await page.keyboard.press('Home')
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/day\/2026-11-01$/)
      // The clocks went back: 100 quarters of an hour, and one hour that comes twice.
      expect(await rangeOf(page).getAttribute('max')).toBe('99')
      await rangeOf(page).focus()
      await page.keyboard.press('Home')
      for (let quarter = 0; quarter < 8; quarter += 1) await page.keyboard.press('ArrowRight')
      await expectRead(page, text.again)
      await expectNothingFound(page, 'day with its picture alive')
      await page.goBack()
      await page.waitForURL(/\/month\/2026-11$/)
      await page.goBack()
      await page.waitForURL(/\/usage$/)
      expect(problems).toEqual([])
      await close()
    },
  )

  it('is read below the mouse, and a click opens the month', async () => {
    const { page, close } = await openCustomerPage({ browser, world }, desk)
    await open(page, desk, '/usage')
    await rangeOf(page).waitFor()
    await page.mouse.move(...(await placeOf(page, 10)))
    await expectRead(page, copy.en.months[0])
    await page.mouse.move(...(await placeOf(page, 0)))
    await expectRead(page, 'November 2025')
    expect(await page.locator('main figure').first().getByRole('link').count()).toBe(0)
    await page.mouse.click(...(await placeOf(page, 0)))
    expect(page.url()).toMatch(/\/usage$/)
    await page.mouse.click(...(await placeOf(page, 11)))
    await page.waitForURL(/\/month\/2026-10$/)
    await close()
  })

  it('is read by a first touch, and opened by a second', async () => {
    const { page, close } = await openCustomerPage({ browser, world }, phone, { hasTouch: true })
    await open(page, phone, '/usage')
    await rangeOf(page).waitFor()
    await figureOf(page).scrollIntoViewIfNeeded()
    await page.touchscreen.tap(...(await placeOf(page, 10)))
    await expectRead(page, copy.es.months[0])
    expect(page.url()).toMatch(/\/usage$/)
    await page.touchscreen.tap(...(await placeOf(page, 10)))
    await page.waitForURL(/\/month\/2026-09$/)
    await close()
  })

  it('switches to dollars without a script, and is a picture with its figures', async () => {
    const { page, close } = await openCustomerPage({ browser, world }, phone, { javaScriptEnabled: false })
    await open(page, phone, '/usage')
    await expectRead(page, copy.es.months[1])
    expect(await rangeOf(page).count()).toBe(0)
    const axis = (unit: string) => figureOf(page).locator('text', { hasText: unit }).first()
    expect([await axis('kWh').isVisible(), await axis('$').isVisible()]).toEqual([true, false])
    await figureOf(page).locator('input[type="radio"]').nth(1).check()
    expect([await axis('kWh').isVisible(), await axis('$').isVisible()]).toEqual([false, true])
    await page.locator('main').getByRole('link', { name: copy.es.days }).click()
    await page.waitForURL(/\/month\/2026-10$/)
    await close()
  })

  it('shows an estimated month as such and a missing one as not known', async () => {
    const visit: Visit = { ...desk, brand: 'second' }
    const { page, close } = await openCustomerPage({ browser, world }, visit, {
      username: 'priyanka.ramesh-doyle@example.com',
    })
    await open(page, visit, '/usage')
    await rangeOf(page).waitFor()
    await rangeOf(page).focus()
    await page.keyboard.press('Home')
    const read: (string | null)[] = []
    for (let month = 0; month < 12; month += 1) {
      read.push(await rangeOf(page).getAttribute('aria-valuetext'))
      await page.keyboard.press('ArrowRight')
    }
    expect(read.filter((text) => text?.includes(`${copy.en.estimated})`))).toHaveLength(1)
    expect(read.filter((text) => text?.includes(`${copy.en.used}: ${copy.en.notKnown}`))).toHaveLength(1)
    await close()
  })

  it('shows gas in therms, and opens no days', async () => {
    const { page, close } = await openCustomerPage({ browser, world }, desk, {
      username: 'greta.lindholm-adair@example.com',
    })
    await open(page, desk, '/usage')
    await rangeOf(page).waitFor()
    expect(await rangeOf(page).getAttribute('aria-valuetext')).toMatch(/Used: [\d.]+ therms/)
    await rangeOf(page).focus()
    await page.keyboard.press('Enter')
    expect(page.url()).toMatch(/\/usage$/)
    await close()
  })
})

const figureOf = (page: Page): Locator => page.locator('main figure').first()
const rangeOf = (page: Page): Locator => figureOf(page).locator('input[type="range"]')

async function open(page: Page, visit: Visit, path: string): Promise<void> {
  const response = await page.goto(addressOf(world.origin, visit, path))
  expect(response?.status(), path).toBe(200)
}

/** The figures above the picture are those of the bar with this name. */
async function expectRead(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) await figureOf(page).locator('p', { hasText: text }).first().waitFor()
}

/** The middle of the bar at `index`. */
async function placeOf(page: Page, index: number): Promise<[number, number]> {
  const box = await rangeOf(page).boundingBox()
  const count = Number(await rangeOf(page).getAttribute('max')) + 1
  if (box === null) throw new TypeError('There is no picture to point at.')
  return [box.x + (box.width * (index + 0.5)) / count, box.y + box.height / 2]
}

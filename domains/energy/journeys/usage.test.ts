import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectNothingFound, scrollsSideways } from '../../../tests/journeys/expect-nothing-found'
import {
  addressOf,
  named,
  openCustomerPage,
  pathOf,
  type Visit,
  visitsOfRun,
} from '../../../tests/journeys/portal-visit'

const copy = {
  en: {
    change: 'Why this bill changed',
    next: 'Your next bill, likely',
    between: /Between \$\d+ and \$\d+: 8 of 10 bills/,
    back: 'Clocks went back',
    again: '1 a.m. again',
    file: /^usage-.*\.csv$/,
    pdf: /^bill-\d{4}-\d\d-\d\d\.pdf$/,
    notFound: 'We can’t find this page',
  },
  es: {
    change: 'Por qué cambió esta factura',
    next: 'Su próxima factura, probable',
    between: /Entre \$\d+ y \$\d+: 8 de cada 10 facturas/,
    back: 'Se atrasaron los relojes',
    again: '1 a.m. otra vez',
    file: /^consumo-.*\.csv$/,
    pdf: /^factura-\d{4}-\d\d-\d\d\.pdf$/,
    notFound: 'No encontramos esta página',
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

const visits = visitsOfRun(['first', 'second'])

describe('from a month to a day to a file', () => {
  it.each(named(visits))('%s', async (_name, visit) => {
    const text = copy[visit.language]
    const { page, problems, close } = await openCustomerPage({ browser, world }, visit)

    await open(page, visit, '/usage')
    const main = page.locator('main')
    for (const title of [text.change, text.next]) {
      await page.getByRole('heading', { name: title, exact: true }).waitFor()
    }
    expect(await main.textContent()).toMatch(text.between)
    await expectPartsToAddUp(page)
    await expectNothingFound(page, 'usage')

    await main.locator('a[href$="/month/2026-11"]').click()
    await page.waitForURL(/\/month\/2026-11$/)
    await main.locator('summary').click()
    await main.locator('table tbody tr').nth(18).waitFor()
    expect(await main.locator('table tbody tr').count()).toBe(19)
    await expectNothingFound(page, 'month')

    await main.locator('table a[href$="/day/2026-11-01"]').click()
    await page.waitForURL(/\/day\/2026-11-01$/)
    await main.getByText(text.back).waitFor()
    expect(await main.locator('table tbody tr').count()).toBe(25)
    expect(await main.locator('table tbody th').nth(2).textContent()).toBe(text.again)
    expect(await main.locator('svg[role="img"] svg rect').count()).toBe(100)
    await expectNothingFound(page, 'day')
    await page.goBack()
    await page.waitForURL(/\/month\/2026-11$/)

    await open(page, visit, '/bills')
    await main.locator('ul a[href*="/bills/"]').first().click()
    await page.getByRole('heading', { name: text.change, exact: true }).waitFor()
    await expectPartsToAddUp(page)
    expect(await fileOf(page, 'a[href*="billDocument"]')).toMatch(text.pdf)

    expect(problems).toEqual([])
    await close()
  })
})

describe('with JavaScript off', () => {
  const visit: Visit = { brand: 'third', language: 'es', width: 360, scheme: 'light' }
  it('the days are reached, and the file comes by a plain form', async () => {
    const { page, close } = await openCustomerPage({ browser, world }, visit, { javaScriptEnabled: false })
    await open(page, visit, '/usage')
    const main = page.locator('main')
    expect(await main.textContent()).toContain(copy.es.change)
    const download = pathOf(await main.locator('a[href*="/download"]').getAttribute('href'))
    await main.locator('a[href$="/month/2026-11"]').click()
    await main.locator('summary').click()
    await main.locator('table a[href$="/day/2026-11-01"]').click()
    expect(await main.locator('table tbody tr').count()).toBe(25)
    await open(page, visit, download)
    expect(await scrollsSideways(page), 'download').toBe(false)
    await main.locator('input[value="days"]').check()
    expect(await fileOf(page, 'main form button[type="submit"]')).toMatch(copy.es.file)
    await close()
  })
})

describe('what an account’s story changes', () => {
  const visit: Visit = { brand: 'first', language: 'en', width: 360, scheme: 'light' }

  it('gas is told in therms, month by month, at 320 px too, and no days are promised', async () => {
    const { page, close } = await openCustomerPage({ browser, world }, visit, {
      username: 'greta.lindholm-adair@example.com',
    })
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, visit, '/usage')
    const main = page.locator('main')
    expect(await main.textContent()).toMatch(/You used [\d.]+ therms more/)
    await expectPartsToAddUp(page)
    expect(await main.locator('a[href*="/month/"]').count()).toBe(0)
    await page.evaluate(
      `for (const details of document.querySelectorAll('main details')) details.open = true`,
    )
    expect(await scrollsSideways(page), 'gas').toBe(false)
    expect(
      await page.evaluate(
        `[...document.querySelectorAll('main table')].every((table) => table.scrollWidth <= table.parentElement.clientWidth)`,
      ),
    ).toBe(true)
    const accountId = /usage\/(\w{18})/.exec(
      (await main.locator('a[href*="/download"]').getAttribute('href')) ?? '',
    )?.[1]
    await open(page, visit, `/usage/${accountId}/month/2026-10`)
    expect(await main.textContent()).toContain('Your gas meter is read once a month.')
    await close()
  })

  it('an estimated month is marked, a missing one is a word, and nobody else’s address leads anywhere', async () => {
    const other: Visit = { ...visit, brand: 'second' }
    const { page, close } = await openCustomerPage({ browser, world }, other, {
      username: 'priyanka.ramesh-doyle@example.com',
    })
    await open(page, other, '/usage')
    const text = await page.locator('main').textContent()
    expect(text).toContain('Estimated')
    expect(text).toContain('No data')
    const { rows } = await world.context.pool.query<{ id: string }>(
      `select "Account__c" as id from record."Interval_Read__c" r join record."Account" a on a."Id" = r."Account__c"
       where a."Account_Brand__c" = 'first' limit 1`,
    )
    for (const path of ['month/2026-11', 'day/2026-11-01', 'download']) {
      const response = await page.goto(addressOf(world.origin, other, `/usage/${rows[0]?.id}/${path}`))
      expect([path, response?.status()]).toEqual([path, 404])
      expect(await page.locator('main h1').textContent()).toBe(copy.en.notFound)
    }
    await close()
  })
})

async function open(page: Page, visit: Visit, path: string): Promise<void> {
  const response = await page.goto(addressOf(world.origin, visit, path))
  expect(response?.status(), path).toBe(200)
}

/** The name of the file that a press brings. */
async function fileOf(page: Page, selector: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator(selector).click()])
  expect(await download.failure()).toBeNull()
  return download.suggestedFilename()
}

/** The last bill’s amount and the steps as printed add up to this bill’s printed amount, in cents. */
async function expectPartsToAddUp(page: Page): Promise<void> {
  const rows = page.locator('#change table tbody tr td:last-child')
  await rows.nth(2).waitFor({ state: 'attached' })
  const cents = (await rows.allTextContents()).map((text) =>
    Math.round(Number(text.replaceAll(/[$,+]/g, '').replace('−', '-')) * 100),
  )
  expect(cents).not.toContain(0)
  expect(cents.slice(0, -1).reduce((sum, part) => sum + part, 0)).toBe(cents.at(-1))
}

import { readFileSync } from 'node:fs'
import { enqueueJob } from '@porchlight/jobs'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { followItem, linksNamed } from './console-visit'
import { expectNothingFound } from './expect-nothing-found'
import { tabTo } from './keyboard'
import { addressOf, beginSession, named, openWindow, type Visit } from './portal-visit'

const visits: readonly Visit[] = [
  { brand: 'first', language: 'en', width: 1280, scheme: 'light' },
  { brand: 'second', language: 'es', width: 1280, scheme: 'dark' },
]

/** The users who read the figures there: a supervisor of the brand, and an administrator. */
const readerOf = { first: 'supervisor@example.com', second: 'admin@example.com' } as const

const copy = {
  en: {
    title: 'Figures',
    nothing: 'Nothing is counted yet',
    empty: 'Nothing happened in this period',
    adoption: 'Digital adoption',
    year: 'Last 12 months',
    tables: 'Tables: Payments',
    download: 'Download “Payments: this period and the one before” as CSV',
    headers: 'Figure,This period,A year earlier,English,Spanish',
    change: /^[▲▼=] (up from|down from|still) [\d,]+$/,
    funnel: 'How far they came',
    failed: 'We could not load this right now.',
  },
  es: {
    title: 'Indicadores',
    nothing: 'Todavía no se ha contado nada',
    empty: 'No hubo actividad en este periodo',
    adoption: 'Adopción digital',
    year: 'Últimos 12 meses',
    tables: 'Tablas: Pagos',
    download: 'Descargar «Pagos: este periodo y el anterior» en CSV',
    headers: 'Indicador,Este periodo,Un año antes,Inglés,Español',
    change: /^[▲▼=] (subió de|bajó de|sigue en) [\d,]+$/,
    funnel: 'Hasta dónde llegaron',
    failed: 'No pudimos cargar esto en este momento.',
  },
} as const

let browser: Browser
let world: TestWorld

beforeAll(async () => {
  browser = await launchBrowser()
  world = await createTestWorld({ listen: true, portal: true, background: true })
  return async () => {
    await browser.close()
    await world.close()
  }
})

async function count(): Promise<void> {
  await enqueueJob(world.context.pool, 'count-figures', {})
  await world.background?.idle()
}

describe.each(named(visits))('%s', (_name, visit) => {
  const text = copy[visit.language]
  const reader = visit.brand === 'first' ? readerOf.first : readerOf.second
  const failures: string[] = []
  let page: Page
  let advisorPage: Page

  beforeAll(async () => {
    // A count aborted by the truncation would be retried, and would count while the page should report that nothing is
    // counted.
    await world.background?.idle()
    await world.context.pool.query('truncate figures.day, figures.due, figures.counter')
    const windows = await Promise.all([openWindow(browser, visit), openWindow(browser, visit)])
    const [readers, advisors] = windows
    await beginSession(readers, world, visit, reader)
    await beginSession(advisors, world, visit, `advisor.${visit.brand}@example.com`)
    page = await readers.newPage()
    if (visit.brand === 'second') await page.setViewportSize({ width: 1024, height: 768 })
    advisorPage = await advisors.newPage()
    page.on('pageerror', ({ message }) => failures.push(message))
    page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
    return () => Promise.all(windows.map((window) => window.close()))
  })

  const open = (path: string) => page.goto(addressOf(world.origin, visit, path))

  it('says in a new installation that nothing is counted yet', async () => {
    await open('/console/work')
    await followItem(page, text.title)
    await page.waitForURL('**/console/figures')
    await page.getByText(text.nothing).waitFor()
    await expectNothingFound(page, 'nothing counted')
    expect(failures).toEqual([])
  })

  it('shows each group with how it changed, and the period stays in the address', async () => {
    await count()
    await open('/console/figures')
    await page.getByRole('heading', { level: 2, name: text.adoption }).waitFor()
    await expectNothingFound(page, 'figures')
    await tabTo(page, 'main a[href*="period=12m"]')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/console/figures?*period=12m*')
    await page.locator('main a[aria-current]', { hasText: text.year }).waitFor()
    const payments = page.locator('main section').nth(1).locator('li').first()
    expect((await payments.locator('p').allInnerTexts())[2]).toMatch(text.change)
    await page.getByRole('heading', { level: 3, name: text.funnel }).waitFor()
    await page.goBack()
    await page.locator('main a[aria-current]:not([href*=period])').first().waitFor()
    expect(failures).toEqual([])
  })

  it('gives each table as a file that says what the table says', async () => {
    await open('/console/figures?period=12m')
    await page.getByText(text.tables, { exact: true }).click()
    await expectNothingFound(page, 'tables')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: text.download, exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(
      new RegExp(`^payments-figures-${visit.brand}-\\d{4}-\\d\\d-01-[\\d-]+\\.csv$`),
    )
    const [headers = '', ...lines] = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n')
    expect(headers.replace('\uFEFF', '')).toBe(text.headers)
    const table = page.locator('details[open] table').first()
    const cells = await table
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent).join('|')))
    expect(
      lines.map((line) =>
        line
          .match(/"(?:[^"]|"")*"|[^,]+/g)
          ?.map((cell) => cell.replaceAll('"', ''))
          .join('|'),
      ),
    ).toEqual(cells)
    expect(failures).toEqual([])
  })

  it('is no page for advisors', async () => {
    await advisorPage.goto(addressOf(world.origin, visit, '/console/work'))
    await advisorPage.locator('main h1').waitFor()
    expect(await linksNamed(advisorPage, text.title).count()).toBe(0)
    const answer = await advisorPage.goto(addressOf(world.origin, visit, '/console/figures'))
    expect(answer?.status()).toBe(404)
    expect(await advisorPage.locator('main svg').count()).toBe(0)
  })

  it('lets administrators choose the brand, and says of one without customers that nothing happened', async () => {
    await open('/console/figures?brand=third')
    if (reader === readerOf.first) {
      await page.locator('main h1').waitFor()
      expect(await page.locator('main section').count()).toBe(0)
      failures.length = 0
      return
    }
    await page.locator('main a[aria-current]', { hasText: 'Fernbrook' }).waitFor()
    await world.context.pool.query(`delete from figures.day where brand = 'third'`)
    await open('/console/figures?brand=third')
    await page.getByText(text.empty).waitFor()
    await expectNothingFound(page, 'empty')
    expect(failures).toEqual([])
  })

  it('says where the figures cannot be read that they did not load', async () => {
    await open('/console/work')
    await page.route('**/portalFigures', (route) => route.abort())
    await followItem(page, text.title)
    await page.waitForURL('**/console/figures')
    await page.locator('main h1', { hasText: text.title }).waitFor()
    await page.getByText(text.failed).waitFor()
    expect(await page.locator('main section').count()).toBe(0)
    await page.unroute('**/portalFigures')
  })
})

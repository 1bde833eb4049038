import { launchBrowser } from '@porchlight/test-kit/browser'
import { readPdf } from '@porchlight/test-kit/pdf'
import { isWholeRun } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectNothingFound } from '../../../tests/journeys/expect-nothing-found'
import { tabTo } from '../../../tests/journeys/keyboard'
import {
  addressOf,
  allVisits,
  named,
  oneInWholeRun,
  openCustomerPage,
  pathOf,
  type Visit,
  visitsOfRun,
} from '../../../tests/journeys/portal-visit'

const copy = {
  en: {
    bills: 'Bills',
    bill: /^(Final bill|Bill) of [A-Z][a-z]+ \d{1,2}, \d{4}$/,
    due: /Amount due|Nothing due/,
    groups: [/Pending \(\d+\)/, /Active \(\d+\)/, /Cancelled \(\d+\)/, /Closed \(\d+\)/],
    orderGroups: [
      /^Pending \([1-9]\d*\)$/,
      /^Active \([1-9]\d*\)$/,
      /^Cancelled \([1-9]\d*\)$/,
      /^Closed \([1-9]\d*\)$/,
    ],
    orderCounts: /Pending: \d+ · Active: \d+ · Cancelled: \d+ · Closed: \d+/,
    notices: 'Three notices before it ends',
    after: 'What happens then',
    timeline: 'Timeline',
    order: /^Order \d+$/,
    notFound: 'We can’t find this page',
  },
  es: {
    bills: 'Facturas',
    bill: /^Factura (final )?del \d{1,2} de [a-z]+ de \d{4}$/,
    due: /Monto a pagar|No debe nada/,
    groups: [/Pendientes \(\d+\)/, /Activas \(\d+\)/, /Canceladas \(\d+\)/, /Cerradas \(\d+\)/],
    orderGroups: [
      /^Pendientes \([1-9]\d*\)$/,
      /^Activos \([1-9]\d*\)$/,
      /^Cancelados \([1-9]\d*\)$/,
      /^Cerrados \([1-9]\d*\)$/,
    ],
    orderCounts: /Pendientes: \d+ · Activos: \d+ · Cancelados: \d+ · Cerrados: \d+/,
    notices: 'Tres avisos antes de que termine',
    after: 'Qué pasa después',
    timeline: 'Historial',
    order: /^Pedido \d+$/,
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

describe('accounts, orders and bills', () => {
  it.each(named(visitsOfRun(['second', 'third'])))('%s', async (_name, visit) => {
    const text = copy[visit.language]
    const { page, problems, close } = await openCustomerPage({ browser, world }, visit)

    await open(page, visit, '/bills')
    expect(await heading(page)).toBe(text.bills)
    expect(await page.locator('main').textContent()).toMatch(text.due)
    expect(await page.locator('nav a[aria-current]').textContent()).toContain(text.bills)
    await page.locator('main ul a[href*="/bills/"]').first().click()
    await page.waitForURL(/\/bills\/a04/)
    await page.locator('main h1', { hasText: text.bill }).waitFor()
    await expectNothingFound(page, 'bill')
    await expectLinesToAddUp(page)

    await open(page, visit, '/accounts')
    const groups = await page.locator('main').textContent()
    for (const group of text.groups) expect(groups).toMatch(group)
    await expectNothingFound(page, 'accounts')
    await page.locator('main a[href*="/accounts/001"]').first().click()
    await page.waitForURL(/\/accounts\/001/)
    for (const part of [text.after, text.notices, text.timeline]) {
      await page.getByRole('heading', { name: part, exact: true }).waitFor()
    }
    await page.locator('main ol').last().locator('li').nth(10).waitFor()
    await expectNothingFound(page, 'account')
    await expectContractDocuments(page)

    await open(page, visit, '/orders')
    // The hero counts all four groups; below it are those that hold something.
    const [, ...shown] = await page.locator('main h2').allTextContents()
    expect(shown).not.toEqual([])
    for (const name of shown)
      expect(
        text.orderGroups.some((group) => group.test(name)),
        name,
      ).toBe(true)
    expect(await page.locator('main section').first().textContent()).toMatch(text.orderCounts)
    await expectNothingFound(page, 'orders')
    await page.locator('main a[href*="/orders/801"]').first().click()
    await page.waitForURL(/\/orders\/801/)
    await page.locator('main h1', { hasText: text.order }).waitFor()
    await expectNothingFound(page, 'order')

    expect(problems).toEqual([])
    await close()
  })
})

/** The three documents of the contract, in both languages. */
async function expectContractDocuments(page: Page): Promise<void> {
  const links = await page.locator('main a[href*="planDocument"]').all()
  const titles = await Promise.all(
    links.map(async (link) => {
      const { pathname, search } = new URL((await link.getAttribute('href')) ?? '', page.url())
      const answer = await world.app.inject({ method: 'GET', url: pathname + search })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
      return String((await readPdf(answer.rawPayload)).title).split(':')[0]
    }),
  )
  expect(titles.toSorted()).toEqual([
    'Etiqueta de información',
    'Facts label',
    'Sus Derechos como Cliente',
    'Terms of Service',
    'Términos de Servicio',
    'Your Rights as a Customer',
  ])
}

describe.skipIf(isWholeRun)('a record of somebody else is answered as one that does not exist', () => {
  const visits = oneInWholeRun(
    allVisits().filter(({ brand, width }) => brand === 'first' && width === 1280),
    'en',
  )
  it.each(named(visits))('%s', async (_name, visit) => {
    const foreign = await idsOf({ ...visit, brand: 'third' })
    const { page, close } = await openCustomerPage({ browser, world }, visit)
    for (const [path, id] of Object.entries(foreign)) {
      const seen = []
      for (const requested of [id, `${id.slice(0, 3)}00000000zzz`, 'nothing']) {
        const response = await page.goto(addressOf(world.origin, visit, `${path}/${requested}`))
        seen.push([response?.status(), await page.locator('main').innerHTML()])
      }
      expect(seen[0]?.[0], path).toBe(404)
      expect(await heading(page)).toBe(copy[visit.language].notFound)
      expect(seen[0], path).toEqual(seen[1])
      expect(seen[0], path).toEqual(seen[2])
    }
    await close()
  })
})

describe('with JavaScript off, a bill is read from its list', () => {
  const visits = oneInWholeRun(
    allVisits().filter(({ brand, width }) => brand === 'second' && width === 360),
    'es',
  )
  it.each(named(visits))('%s', async (_name, visit) => {
    const { page, close } = await openCustomerPage({ browser, world }, visit, { javaScriptEnabled: false })
    await open(page, visit, '/bills')
    await page.locator('main ul a[href*="/bills/"]').first().click()
    await page.waitForURL(/\/bills\/a04/)
    expect(await heading(page)).toMatch(copy[visit.language].bill)
    await expectLinesToAddUp(page)
    await close()
  })
})

describe.skipIf(isWholeRun)('by keyboard alone', () => {
  const visits = oneInWholeRun(
    allVisits().filter(({ brand, width }) => brand === 'third' && width === 1280),
    'es',
  )
  it.each(named(visits))('the newest bill is opened: %s', async (_name, visit) => {
    const { page, close } = await openCustomerPage({ browser, world }, visit)
    await open(page, visit, '/bills')
    await tabTo(page, 'main ul a[href*="/bills/"]')
    expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/bills\/a04/)
    await page.locator('main h1', { hasText: copy[visit.language].bill }).waitFor()
    await close()
  })
})

describe('what an account’s story changes', () => {
  const visit: Visit = { brand: 'third', language: 'es', width: 360, scheme: 'light' }

  it('a payment that was returned says so and why', async () => {
    const { page, close } = await openCustomerPage({ browser, world }, visit, {
      username: 'marisela.fonteyn-duarte@example.com',
    })
    await open(page, visit, '/accounts')
    await open(
      page,
      visit,
      pathOf(await page.locator('main a[href*="/accounts/001"]').first().getAttribute('href')),
    )
    expect(await page.locator('main').textContent()).toContain('Devuelto: Fondos insuficientes')
    await close()
  })

  it.skipIf(isWholeRun)(
    'a debit that was returned is part of why more is owed, and the steps add up',
    async () => {
      const { page, problems, close } = await openCustomerPage({ browser, world }, visit, {
        username: 'marisela.fonteyn-duarte@example.com',
      })
      await open(page, visit, '/bills')
      await page.locator('main ul a[href*="/bills/"]').first().click()
      const story = page.locator('#change')
      await story.getByText('$169.23 más que su factura de septiembre.').waitFor()
      await story.getByText('Su banco devolvió un pago, así que ese monto se debe otra vez.').waitFor()
      await page.locator('main a[href*="/pay"]', { hasText: 'Pagar $386.67' }).waitFor()
      const cents = (await story.locator('td:last-child').allTextContents()).map((text) =>
        Math.round(Number(text.replaceAll(/[$,+]/g, '').replace('−', '-')) * 100),
      )
      expect(cents).toContain(21_744)
      expect(cents.slice(0, -1).reduce((sum, step) => sum + step, 0)).toBe(38_667)
      await expectNothingFound(page, 'bill with its story')
      expect(problems).toEqual([])
      await close()
    },
  )

  it('a bill is printed on one page', async () => {
    const desk: Visit = { ...visit, width: 1280 }
    const { page, close } = await openCustomerPage({ browser, world }, desk, {
      username: 'marisela.fonteyn-duarte@example.com',
    })
    await open(page, desk, '/bills')
    await page.locator('main ul a[href*="/bills/"]').first().click()
    await page.locator('#change svg[role="img"]').waitFor()
    const { pages } = await readPdf(await page.pdf({ format: 'Letter' }))
    expect(pages).toBe(1)
    await close()
  })

  it('gas in Illinois is billed in therms, and no Texas notices are promised', async () => {
    const gas: Visit = { ...visit, brand: 'first', language: 'en' }
    const { page, close } = await openCustomerPage({ browser, world }, gas, {
      username: 'greta.lindholm-adair@example.com',
    })
    await open(page, gas, '/accounts')
    await open(
      page,
      gas,
      pathOf(await page.locator('main a[href*="/accounts/001"]').first().getAttribute('href')),
    )
    const text = await page.locator('main').textContent()
    expect(text).toContain(copy.en.after)
    expect(text).not.toContain(copy.en.notices)
    await open(
      page,
      gas,
      pathOf(await page.locator('main a[href*="/bills/a04"]').first().getAttribute('href')),
    )
    expect(await page.locator('main').textContent()).toMatch(/[\d.]+ therms? at [\d.]+¢ per therm/)
    await expectLinesToAddUp(page)
    await close()
  })

  it('bills of the second account stay with it', async () => {
    const { page, close } = await openCustomerPage({ browser, world }, visit)
    await open(page, visit, '/accounts')
    await open(
      page,
      visit,
      pathOf(await page.locator('main a[href*="/accounts/001"]').last().getAttribute('href')),
    )
    const street = (await heading(page)) ?? ''
    await open(
      page,
      visit,
      pathOf(await page.locator('main a[href*="/bills?"]').first().getAttribute('href')),
    )
    expect(await page.locator('main h1 + p').textContent()).toBe(street)
    await open(
      page,
      visit,
      pathOf(await page.locator('main a[href*="/bills/a04"]').first().getAttribute('href')),
    )
    expect(await page.locator('header').textContent()).toContain(street)
    await close()
  })
})

async function open(page: Page, visit: Visit, path: string): Promise<void> {
  const response = await page.goto(addressOf(world.origin, visit, path))
  expect(response?.status(), path).toBe(200)
}

async function heading(page: Page): Promise<string | null> {
  return await page.locator('main h1').textContent()
}

/** Ids of a bill, an account and an order of the visit's customer, by the path that their pages are under. */
async function idsOf(visit: Visit): Promise<Readonly<Record<string, string>>> {
  const { page, close } = await openCustomerPage({ browser, world }, visit)
  const ids: Record<string, string> = {}
  for (const path of ['/bills', '/accounts', '/orders']) {
    await open(page, visit, path)
    const href = await page.locator(`main ul a[href*="${path}/"]`).first().getAttribute('href')
    ids[path] = /\/(\w{18})/.exec(href ?? '')?.[1] ?? ''
  }
  await close()
  expect(Object.values(ids).every((id) => id.length === 18)).toBe(true)
  return ids
}

/** The lines as printed add up to the printed sum, and the sum leads to the printed amount due, in cents. */
async function expectLinesToAddUp(page: Page): Promise<void> {
  // The two tables with a sum; why the bill changed stands in one without.
  const table = 'main section:has(tfoot) table'
  await page.locator('main table tfoot').nth(1).waitFor()
  const centsOf = async (selector: string) =>
    (await page.locator(selector).allTextContents()).map((text) =>
      Math.round(Number(text.replaceAll(/[$,]/g, '').replace('−', '-')) * 100),
    )
  const sumOf = (cents: readonly number[]) => cents.reduce((sum, amount) => sum + amount, 0)
  const lines = await centsOf(`${table}:first-of-type tbody td`)
  expect(lines.length).toBeGreaterThan(3)
  expect(await centsOf(`${table}:first-of-type tfoot td`)).toEqual([sumOf(lines)])
  const steps = await centsOf(`${table}:last-of-type tbody td`)
  expect(steps).toHaveLength(3)
  expect(await centsOf(`${table}:last-of-type tfoot td`)).toEqual([sumOf(steps)])
}

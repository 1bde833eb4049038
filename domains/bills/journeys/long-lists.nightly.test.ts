import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectNothingFound } from '../../../tests/journeys/expect-nothing-found'
import {
  addressOf,
  allVisits,
  named,
  nameOf,
  oneInWholeRun,
  openCustomerPage,
  type Visit,
  visitsOfRun,
} from '../../../tests/journeys/portal-visit'

const copy = {
  en: {
    olderBills: 'Show earlier bills',
    olderPayments: 'Show earlier payments',
    olderEvents: 'Show what was earlier',
    olderActivity: 'Show earlier activity',
    activity: 'Account activity',
    bill: 'Bill',
    balance: /^Balance: \$|^Credit: \$/,
    payments: 'Payments',
    allPayments: 'All payments',
  },
  es: {
    olderBills: 'Ver facturas anteriores',
    olderPayments: 'Ver pagos anteriores',
    olderEvents: 'Ver lo anterior',
    olderActivity: 'Ver movimientos anteriores',
    activity: 'Movimientos de la cuenta',
    bill: 'Factura',
    balance: /^Saldo: \$|^Saldo a favor: \$/,
    payments: 'Pagos',
    allPayments: 'Todos los pagos',
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

describe('bills and payments, a year at a time', () => {
  it.each(named(visitsOfRun(['third', 'first'])))('%s', async (_name, visit) => {
    const text = copy[visit.language]
    const { page, close } = await openCustomerPage({ browser, world }, visit)
    await page.goto(addressOf(world.origin, visit, '/bills'))
    expect(await page.locator('[id^="bill-"]').count()).toBe(12)
    await page.getByRole('link', { name: text.olderBills }).click()
    await page.waitForURL(/shown=24#bill-13$/)
    expect(await page.locator('[id^="bill-"]').count()).toBe(24)
    await expectInView(page, '#bill-13')
    await expectNothingFound(page, 'bills')
    await page.goBack()
    await page.waitForURL((url) => !url.search.includes('shown'))
    expect(await page.locator('[id^="bill-"]').count()).toBe(12)

    await page.getByRole('link', { name: text.payments }).click()
    await page.waitForURL(/\/payments\?account=001/)
    await page.locator('main h1', { hasText: text.payments }).waitFor()
    expect(await page.locator('nav a[aria-current]').getAttribute('href')).toContain('/bills')
    await page.locator('#payment-1').waitFor()
    expect(await page.locator('[id^="payment-"]').count()).toBe(12)
    await expectNothingFound(page, 'payments')
    await showAll(page, text.olderPayments, 12)
    expect(await page.locator('[id^="payment-"]').count()).toBe(await paymentCount(visit, page))
    await close()
  })
})

describe('account activity, a year at a time, with the balance after each line', () => {
  it.each(named(visitsOfRun(['second', 'third'])))('%s', async (_name, visit) => {
    const text = copy[visit.language]
    const { page, close } = await openCustomerPage({ browser, world }, visit)
    await page.goto(addressOf(world.origin, visit, '/bills'))
    await page.getByRole('link', { name: text.activity }).click()
    await page.waitForURL(/\/payments\/activity\?account=001/)
    await page.locator('main h1', { hasText: text.activity }).waitFor()
    expect(await page.locator('nav a[aria-current]').getAttribute('href')).toContain('/bills')
    await page.locator('#activity-1').waitFor()
    expect(await page.locator('[id^="activity-"]').count()).toBe(24)
    await expectNothingFound(page, 'activity')
    const accountId = new URL(page.url()).searchParams.get('account')
    const { rows } = await world.context.pool.query<{ amount: string; balance: string }>(
      `select "Amount__c" as amount, "Balance__c" as balance from record."Ledger_Entry__c"
       where "Account__c" = $1 and "Deposit_Amount__c" = 0 order by "Sequence__c" desc`,
      [accountId],
    )
    const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
    const shown = (amount: string | undefined) => money.format(Number(amount ?? 'NaN'))
    const newest = page.locator('[id^="activity-"]', { hasText: text.bill }).first()
    const line = rows.find(({ amount }) => Number(amount) > 0)
    expect(await newest.locator('span').nth(1).textContent()).toBe(shown(line?.amount))
    expect(await newest.locator('span').last().textContent()).toMatch(text.balance)
    expect(await newest.locator('span').last().textContent()).toContain(shown(line?.balance).replace('-', ''))
    await showAll(page, text.olderActivity, 24, 'activity')
    expect(await page.locator('[id^="activity-"]').count()).toBeGreaterThanOrEqual(rows.length)
    await newest.getByRole('link', { name: text.bill }).click()
    await page.waitForURL(/\/bills\/a04/)
    await close()
  })
})

describe('with JavaScript off, the account’s page leads to all its payments and events', () => {
  const visits = oneInWholeRun(
    allVisits().filter(({ brand, width }) => brand === 'first' && width === 360),
    'en',
  )
  it.each(named(visits))('%s', async (_name, visit) => {
    const text = copy[visit.language]
    const { page, close } = await openCustomerPage({ browser, world }, visit, { javaScriptEnabled: false })
    await page.goto(addressOf(world.origin, visit, '/accounts'))
    await page.locator('main a[href*="/accounts/001"]').first().click()
    await page.waitForURL(/\/accounts\/001/)
    expect(await page.locator('[id^="event-"]').count()).toBe(20)
    const [newest] = await page.locator('[id^="event-"]').allTextContents()
    await page.getByRole('link', { name: text.olderEvents }).click()
    await page.waitForURL(/shown=40#event-21$/)
    expect(await page.locator('[id^="event-"]').count()).toBe(40)
    expect((await page.locator('[id^="event-"]').allTextContents())[0]).toBe(newest)
    await expectInView(page, '#event-21')
    await page.getByRole('link', { name: text.allPayments }).click()
    await page.waitForURL(/\/payments\?account=001/)
    expect(await page.locator('main h1').textContent()).toBe(text.payments)
    await close()
  })
})

describe('payments of somebody else’s account', () => {
  it('are answered as those of no account', async () => {
    const visit: Visit = { brand: 'first', language: 'en', width: 360, scheme: 'light' }
    const theirs = await openCustomerPage({ browser, world }, { ...visit, brand: 'third' })
    await theirs.page.goto(addressOf(world.origin, { ...visit, brand: 'third' }, '/accounts'))
    const foreign = await theirs.page.locator('main a[href*="/accounts/001"]').first().getAttribute('href')
    await theirs.close()
    const { page, close } = await openCustomerPage({ browser, world }, visit)
    const seen = []
    for (const account of [foreign?.slice('/accounts/'.length), '001A00000000zzzIAQ', 'nothing']) {
      const response = await page.goto(addressOf(world.origin, visit, `/payments?account=${account}`))
      seen.push([response?.status(), await page.locator('main').innerHTML()])
    }
    expect(seen[0]?.[0]).toBe(404)
    expect(seen[0]).toEqual(seen[1])
    expect(seen[0]).toEqual(seen[2])
    await close()
  })
})

/** Follows the link to more rows until the page shows all, and sees that each step adds at most `step`. */
async function showAll(page: Page, link: string, step: number, row = 'payment'): Promise<void> {
  const more = page.getByRole('link', { name: link })
  let shown = await page.locator(`[id^="${row}-"]`).count()
  while ((await more.count()) > 0) {
    await more.click()
    await page.waitForURL(new RegExp(`shown=${shown + step}#${row}-${shown + 1}$`))
    const now = await page.locator(`[id^="${row}-"]`).count()
    expect(now).toBeGreaterThan(shown)
    expect(now).toBeLessThanOrEqual(shown + step)
    shown = now
  }
}

async function expectInView(page: Page, selector: string): Promise<void> {
  await expect
    .poll(async () => {
      const box = await page.locator(selector).boundingBox()
      return box !== null && box.y >= 0 && box.y < (page.viewportSize()?.height ?? 0)
    })
    .toBe(true)
}

/** How many payments the account of the page's address has in the database. */
async function paymentCount(visit: Visit, page: Page): Promise<number> {
  const account = new URL(page.url()).searchParams.get('account')
  const { rows } = await world.context.pool.query<{ count: string }>(
    'select count(*) as count from record."Payment__c" where "Account__c" = $1',
    [account],
  )
  expect(rows[0]?.count, nameOf(visit)).not.toBe('0')
  return Number(rows[0]?.count)
}

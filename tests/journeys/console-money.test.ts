import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consoleVisitsOfRun } from './console-visit'
import { expectNothingFound } from './expect-nothing-found'
import { addressOf, beginSession, customerOf, named, openWindow } from './portal-visit'

const visits = consoleVisitsOfRun('es')

const copy = {
  en: { money: 'Money', older: 'Older', newest: 'Newest', bill: 'Bill' },
  es: { money: 'Dinero', older: 'Anteriores', newest: 'Más recientes', bill: 'Factura' },
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

describe.each(named(visits))('%s', (_name, visit) => {
  const text = copy[visit.language]
  let account: { readonly id: string; readonly balance: number }
  let page: Page
  const failures: string[] = []

  beforeAll(async () => {
    const { rows } = await world.context.pool.query<typeof account>(
      `select a."Id" as id, l."Balance__c"::float as balance from record."User" u
       join record."Account" a on a."ContactId" = u."ContactId"
       join record."Ledger_Entry__c" l on l."Account__c" = a."Id"
       where u."Username" = $1 order by l."Sequence__c" desc limit 1`,
      [customerOf[visit.brand]],
    )
    const [found] = rows
    if (found === undefined) throw new RangeError('no ledger')
    account = found
    const window = await openWindow(browser, visit)
    await beginSession(window, world, visit, `advisor.${visit.brand}@example.com`)
    page = await window.newPage()
    page.on('pageerror', ({ message }) => failures.push(message))
    page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
    return () => window.close()
  })

  const lines = () => page.locator('#money ol li')
  const firstLine = () => lines().first().textContent()

  it('shows on the page of an account what is owed, and the ledger a page at a time', async () => {
    await page.goto(addressOf(world.origin, visit, `/console/record/${account.id}`))
    await page.getByRole('heading', { name: text.money, exact: true }).waitFor()
    await expectNothingFound(page, 'money')
    const owed = await page.locator('#money [data-amount=owed] dd').textContent()
    expect(Number(owed?.replace(/[^\d.]/g, ''))).toBe(Math.max(0, account.balance))
    expect(await lines().count()).toBe(15)
    const newest = await firstLine()
    await page.locator('#money').getByRole('link', { name: text.older, exact: true }).click()
    await page.waitForURL('**before=*')
    await expect.poll(firstLine).not.toBe(newest)
    await page.locator('#money').getByRole('link', { name: text.newest, exact: true }).click()
    await expect.poll(firstLine).toBe(newest)
  })

  it('leads from a line to the record that caused it', async () => {
    const bill = page.locator('#money ol').getByRole('link', { name: text.bill, exact: true }).first()
    const path = await bill.getAttribute('href')
    await bill.click()
    await page.waitForURL(`**${path}`)
    await page.locator('main h1').waitFor()
  })

  it('nothing broke on the way', () => {
    expect(failures).toEqual([])
  })
})

import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectNothingFound } from './expect-nothing-found'
import {
  addressOf,
  beginSession,
  customerOf,
  named,
  oneInWholeRun,
  openWindow,
  type Visit,
} from './portal-visit'

const visits: readonly Visit[] = [
  { brand: 'third', language: 'en', width: 1280, scheme: 'light' },
  { brand: 'second', language: 'es', width: 360, scheme: 'dark' },
]

const copy = {
  en: {
    ask: 'Ask us to delete my data',
    subject: 'Delete my data',
    send: 'Send message',
    openAccount: /^Account \d+ has to end\.$/,
    begin: 'Erase customer',
    erase: 'Erase for good',
    missing: 'Type the customer’s name.',
    wrong: 'This is not the customer’s name. Type it as it stands above.',
    erased: /^Erased on /,
  },
  es: {
    ask: 'Pedir que se eliminen mis datos',
    subject: 'Eliminar mis datos',
    send: 'Enviar mensaje',
    openAccount: /^La cuenta \d+ tiene que terminar\.$/,
    begin: 'Eliminar cliente',
    erase: 'Eliminar para siempre',
    missing: 'Escriba el nombre del cliente.',
    wrong: 'Ese no es el nombre del cliente. Escríbalo como aparece arriba.',
    erased: /^Eliminado el /,
  },
} as const

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  world = await createTestWorld({ listen: true, portal: true, background: true })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

/** Creates a customer of the brand whose only account is closed, with the number that staff search for. */
async function endedCustomer(
  brand: Visit['brand'],
): Promise<{ readonly name: string; readonly number: string }> {
  const { rows } = await world.context.pool.query<{ name: string; number: string }>(
    `select c."Name" as name, a."AccountNumber" as number
     from record."Contact" c join record."Account" a on a."ContactId" = c."Id"
     where a."Status__c" = 'Closed' and c."Customer_Brand__c" = $1
       and not exists (select from record."Account" b where b."ContactId" = c."Id" and b."Status__c" <> 'Closed')
       and not exists (select from record."Case" k where k."ContactId" = c."Id" and k."Type" = 'Complaint' and k."Status" <> 'Closed')
       and (select l."Balance__c" from record."Ledger_Entry__c" l where l."Account__c" = a."Id"
            order by l."Sequence__c" desc limit 1) = 0
     order by 2 limit 1`,
    [brand],
  )
  const [found] = rows
  if (found === undefined) throw new Error(`No account of ${brand} has ended.`)
  return found
}

describe.each(named(oneInWholeRun(visits, 'es')))('%s', (_name, visit) => {
  const text = copy[visit.language]
  const failures: string[] = []
  let page: Page
  let customerPage: Page

  beforeAll(async () => {
    const windows = await Promise.all([openWindow(browser, visit), openWindow(browser, visit)])
    const [admins, customers] = windows
    await beginSession(admins, world, visit, 'admin@example.com')
    await beginSession(customers, world, visit, customerOf[visit.brand])
    page = await admins.newPage()
    customerPage = await customers.newPage()
    for (const each of [page, customerPage]) each.on('pageerror', ({ message }) => failures.push(message))
    return () => Promise.all(windows.map((window) => window.close()))
  })

  const at = (path: string) => addressOf(world.origin, visit, path)
  const panel = () => page.locator('#erasure')
  const press = (name: string) => panel().getByRole('button', { name, exact: true }).click()

  /** Goes from the search to the person: the number finds the account, which names its owner. */
  async function openCustomer(number: string, name: string): Promise<void> {
    await page.goto(at(`/console/search?q=${number}`))
    await page.locator('main a[href*="/001"]').first().click()
    await page.getByRole('link', { name, exact: true }).first().click()
    await panel().waitFor()
  }

  it('a customer asks for it with a message that is written already', async () => {
    await customerPage.goto(at('/privacy'))
    await customerPage.getByRole('link', { name: text.ask, exact: true }).click()
    const subject = customerPage.locator('main input[name=Subject]')
    await subject.waitFor()
    expect(await subject.inputValue()).toBe(text.subject)
    await customerPage.getByRole('button', { name: text.send, exact: true }).click()
    await customerPage.waitForURL(/\/messages\/500/)
    expect(await customerPage.locator('main').textContent()).toContain(text.subject)
  })

  it('the page of a customer with an open account says what has to end first', async () => {
    const { rows } = await world.context.pool.query<{ number: string; name: string }>(
      `select a."AccountNumber" as number, c."Name" as name from record."Account" a
       join record."Contact" c on c."Id" = a."ContactId" join record."User" u on u."ContactId" = c."Id"
       where u."Username" = $1 order by 1 limit 1`,
      [customerOf[visit.brand]],
    )
    await openCustomer(rows[0]?.number ?? '', rows[0]?.name ?? '')
    await panel().getByText(text.openAccount).first().waitFor()
    expect(await panel().getByRole('button').count()).toBe(0)
    await expectNothingFound(page, 'held')
  })

  it('erases a customer whose service has ended, when the name is typed', async () => {
    const { name, number } = await endedCustomer(visit.brand)
    await openCustomer(number, name)
    await press(text.begin)
    await press(text.erase)
    await panel().getByText(text.missing).waitFor()
    await panel().locator('input[name=confirmation]').fill('Somebody Else')
    await press(text.erase)
    await panel().getByText(text.wrong).waitFor()
    await expectNothingFound(page, 'wrong name')
    await panel().locator('input[name=confirmation]').fill(name)
    await press(text.erase)
    await panel().getByText(text.erased).waitFor()
    await expectNothingFound(page, 'erased')
    await page.reload()
    await panel().getByText(text.erased).waitFor()
    expect(await page.locator('main').textContent()).not.toContain(name)
    await page.goto(at(`/console/search?q=${encodeURIComponent(name)}`))
    await page.locator('main').waitFor()
    expect(await page.getByRole('link', { name, exact: true }).count()).toBe(0)
    expect(failures).toEqual([])
  })
})

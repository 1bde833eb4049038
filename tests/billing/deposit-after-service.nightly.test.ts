import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressOf, beginSession, openWindow, type Visit } from '../journeys/portal-visit'
import { liveDays } from './live-days'

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  world = await createTestWorld({ listen: true, portal: true, background: true, payments: true })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

async function one<Row extends object>(sql: string, ...values: readonly string[]): Promise<Row> {
  const { rows } = await world.context.pool.query<Row>(sql, [...values])
  const [row] = rows
  if (row === undefined) throw new TypeError('There is no such row.')
  return row
}

/**
 * Returns the lines of an account's ledger, oldest first, in cents: what each adds to what is owed, or else to what is
 * held.
 */
async function entriesOf(accountId: string) {
  const { rows } = await world.context.pool.query<{
    kind: string
    about: string
    cents: number
    owed: number
    held: number
  }>(
    `select "Kind__c" as kind, "About__c" as about,
       (100 * case when "Amount__c" = 0 then "Deposit_Amount__c" else "Amount__c" end)::int as cents,
       (100 * "Balance__c")::int as owed, (100 * "Deposit_Held__c")::int as held
     from record."Ledger_Entry__c" where "Account__c" = $1 order by "Sequence__c"`,
    [accountId],
  )
  return rows
}

/** Returns the visible text of the page's main part, with single spaces. */
const visibleText = (page: Page) => page.evaluate<string>(`document.querySelector('main').innerText`)

async function mailsTo(username: string): Promise<readonly string[]> {
  const { rows } = await world.context.pool.query<{ text: string }>(
    'select text from demo_mailbox.message where recipient = $1',
    [username],
  )
  return rows.map(({ text }) => text)
}

/**
 * Returns a demo customer with service, and a deposit that we have held for long and that has not earned its refund.
 */
const holder = () =>
  one<{
    username: string
    brand: Visit['brand']
    accountId: string
    depositId: string
    orderId: string
    paid: string
  }>(
    `select u."Username" as username, a."Account_Brand__c" as brand, a."Id" as "accountId", d."Id" as "depositId",
       d."Order__c" as "orderId", d."Paid_Amount__c"::numeric(12, 2)::text as paid
     from record."Deposit__c" d join record."Account" a on a."Id" = d."Account__c"
     join record."User" u on u."ContactId" = a."ContactId"
     where d."Status__c" = 'Paid' and a."Status__c" = 'Active' and a."Commodity__c" = 'Electricity' and u."IsActive" and d."On_Time_Bills__c" < 6 and d."Paid_Date__c" < '2026-01-01'
       and not exists (select 1 from record."Autopay__c" p where p."Account__c" = a."Id" and p."Status__c" = 'Active')
     order by a."Id" limit 1`,
  )

it('a customer stops service, and the deposit pays the final bill before the rest goes back', async () => {
  const { username, brand, accountId, depositId, orderId, paid } = await holder()
  const visit: Visit = { brand, language: 'es', width: 360, scheme: 'light' }
  const context = await openWindow(browser, visit)
  await beginSession(context, world, visit, username)
  const page: Page = await context.newPage()
  const open = (path: string) => page.goto(addressOf(world.origin, visit, path))
  const textOf = async () => (await visibleText(page)).replaceAll(/\s+/g, ' ')

  await open(`/accounts/${accountId}`)
  await page.locator('main a', { hasText: 'Dar de baja el servicio aquí' }).click()
  await page.waitForURL(/stop-service/)
  await page.locator('input[name="lastDay"]').first().check({ force: true })
  await page.locator('input[name="reason"][value="Moving"]').check({ force: true })
  await page.locator('input[name="street"]').fill('9 Quarry Bend')
  await page.locator('input[name="city"]').fill('Denton')
  await page.locator('input[name="state"]').fill('TX')
  await page.locator('input[name="zipCode"]').fill('76201')
  await page.locator('main form button[type="submit"]').click()
  await page.waitForURL(/\/orders\/\w{18}\?done/)

  await liveDays(world, 'exact=6')
  await beginSession(context, world, visit, username)
  const lines = await entriesOf(accountId)
  const ofDeposit = lines.filter(({ about }) => about === depositId)
  const sumOf = (kind: string, of = ofDeposit) =>
    of.filter((line) => line.kind === kind).reduce((sum, { cents }) => sum + cents, 0)
  const [applied, interest, refunded] = [
    -sumOf('Deposit_Applied'),
    -sumOf('Deposit_Interest'),
    -sumOf('Deposit_Refunded'),
  ]
  // What the deposit paid and what was refunded add up to what was paid of it; and it pays the final bill with its
  // interest.
  expect(applied).toBeGreaterThan(0)
  expect(interest).toBeGreaterThan(0)
  expect(applied + refunded).toBe(Math.round(Number(paid) * 100))
  expect(lines.at(-1)).toMatchObject({ owed: 0, held: 0 })

  const money = (cents: number) => `$${(cents / 100).toFixed(2)}`
  await open(`/deposit/${orderId}`)
  expect(await textOf()).toContain(
    `Su depósito fue devuelto ${money(refunded)} De su depósito de $${paid} usamos ${money(applied)} para pagar su factura final.`,
  )
  expect(await textOf()).toContain(`Intereses acreditados a su cuenta ${money(interest)}`)
  await open(`/payments/activity?account=${accountId}`)
  for (const line of [
    'Depósito reembolsado',
    'Depósito aplicado a una factura',
    'Intereses de su depósito',
  ]) {
    expect(await textOf()).toContain(line)
  }
  for (const path of ['/', '/bills']) {
    await open(`${path}?account=${accountId}`)
    expect(await textOf()).not.toContain('Monto a pagar $')
    expect(await textOf()).not.toContain('Por pagar')
  }
  const mails = await mailsTo(username)
  expect(mails).toContainEqual(
    expect.stringContaining(
      `${money(applied)} de su factura final con su depósito, y ${money(interest)} con sus intereses.`,
    ),
  )
  expect(mails).toContainEqual(expect.stringContaining(`reembolsó ${money(refunded)} de su depósito`))
  await context.close()
}, 300_000)

import { launchBrowser } from '@porchlight/test-kit/browser'
import { oneOfRun } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectNothingFound } from '../../../tests/journeys/expect-nothing-found'
import { oweBill, payByCard, payingVisits, standInOf } from '../../../tests/journeys/payments-world'
import { addressOf, beginSession, nameOf, openWindow, type Visit } from '../../../tests/journeys/portal-visit'

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  world = await createTestWorld({ listen: true, portal: true, payments: true })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

const copy = {
  en: {
    link: 'Pay without a login',
    notFound: 'We are unable to locate an account with the information you provided',
    range: 'Enter an amount between',
    received: 'We received your payment of $120.50',
    paid: 'This bill is paid',
    ended: 'Your look-up has ended',
    signedIn: 'You are signed in',
  },
  es: {
    link: 'Pagar sin usuario',
    notFound: 'No podemos encontrar una cuenta con la información que proporcionó',
    range: 'Escriba un monto entre',
    received: 'Recibimos su pago de $120.50',
    paid: 'Esta factura está pagada',
    ended: 'Su consulta terminó',
    signedIn: 'Usted tiene la sesión iniciada',
  },
} as const

const send = (page: Page) => page.locator('main form button[type="submit"]').click()
const standIn = () => standInOf(world)

it.each(oneOfRun(payingVisits).map(([visit, hasScript]) => [nameOf(visit), visit, hasScript] as const))(
  'a guest pays a bill with account number and ZIP code: %s',
  async (_name, visit, javaScriptEnabled) => {
    const text = copy[visit.language]
    const { accountId } = await oweBill(world, visit)
    const account = await accountOf(accountId)
    const context = await openWindow(browser, visit, { javaScriptEnabled })
    const page = await context.newPage()
    const shows = (some: string) => page.locator('main', { hasText: some }).waitFor()
    await page.goto(addressOf(world.origin, visit, '/login'))
    await page.getByRole('link', { name: text.link }).click()
    await page.waitForURL((url) => url.pathname.endsWith('/pay'))
    if (javaScriptEnabled) await expectNothingFound(page, 'look-up')
    await page.locator('[name="identifier"]').fill(account.number)
    await page.locator('[name="zipCode"]').fill('10001')
    await send(page)
    await shows(text.notFound)
    expect(await page.locator('[name="identifier"]').inputValue()).toBe(account.number)
    await page.locator('[name="zipCode"]').fill(account.zipCode)
    await send(page)
    await page.waitForURL((url) => url.pathname.endsWith('/pay'))
    await shows('$120.50')
    for (const secret of [account.number, account.street]) {
      expect(await page.content()).not.toContain(secret)
    }
    if (javaScriptEnabled) await expectNothingFound(page, 'bill')
    await page.locator('[name="share"][value="other"]').check()
    await page.locator('[name="amount"]').fill('500')
    await send(page)
    await shows(text.range)
    expect(await page.locator('[name="amount"]').inputValue()).toBe('500')
    await page.locator('[name="share"][value="full"]').check()
    await send(page)
    await page.waitForURL(`${standIn().origin}/pay/**`)
    await payByCard(page, '4242424242424242')
    await shows(text.received)
    await shows(text.paid)
    if (javaScriptEnabled) await expectNothingFound(page, 'paid')
    const { rows } = await world.context.pool.query(
      `select "Status__c" as status, "Amount__c"::float as amount, "By_Guest__c" as guest from record."Payment__c" where "Account__c" = $1
       order by "CreatedDate" desc limit 1`,
      [accountId],
    )
    expect(rows).toEqual([{ status: 'Settled', amount: 120.5, guest: true }])

    world.advance(30 * 60_000)
    await page.goto(addressOf(world.origin, visit, '/pay'))
    await shows(text.ended)
    await context.close()
  },
)

it('who is signed in is led to their own bills', async () => {
  const visit: Visit = { brand: 'first', language: 'en', width: 1280, scheme: 'light' }
  const context = await openWindow(browser, visit)
  await beginSession(context, world, visit)
  const page = await context.newPage()
  await page.goto(addressOf(world.origin, visit, '/pay'))
  await page.locator('main', { hasText: copy.en.signedIn }).waitFor()
  await expectNothingFound(page, 'signed in')
  await page.locator('main a[href$="/bills"]').click()
  await page.waitForURL((url) => url.pathname === '/bills')
  await context.close()
})

async function accountOf(
  accountId: string,
): Promise<{ readonly number: string; readonly zipCode: string; readonly street: string }> {
  const { rows } = await world.context.pool.query<{ number: string; zipCode: string; street: string }>(
    `select "AccountNumber" as number, substr("Service_Postal_Code__c", 1, 5) as "zipCode", "Service_Street__c" as street
     from record."Account" where "Id" = $1`,
    [accountId],
  )
  const [account] = rows
  if (account === undefined) throw new RangeError(`no account ${accountId}`)
  return account
}

import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addressOf,
  beginSession,
  customerOf,
  openWindow,
  type Visit,
  visitsWithAndWithoutScripts,
} from '../../../tests/journeys/portal-visit'

/** A customer of the demo world with one home, and one with two. */
const callum = 'callum.brackenridge-shaw@example.com'
const theodore = customerOf.third

const copy = {
  en: {
    help: 'Help',
    moving: 'I am moving',
    keep: 'Move with this plan',
    received: 'We received your move',
    other: 'Your move: the old home',
    undo: 'Cancel the order',
    undone: 'Undo the move',
    under: 'Your move is under way',
    notServed: 'We do not serve homes in 99999',
    link: 'Move to another home',
  },
  es: {
    help: 'Ayuda',
    moving: 'Me mudo',
    keep: 'Mudarme con este plan',
    received: 'Recibimos su mudanza',
    other: 'Su mudanza: la vivienda anterior',
    undo: 'Cancelar el pedido',
    undone: 'Anular la mudanza',
    under: 'Su mudanza está en curso',
    notServed: 'No prestamos servicio en viviendas de 99999',
    link: 'Mudarme a otra vivienda',
  },
} as const

const walks = visitsWithAndWithoutScripts('third')

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

async function accountsOf(username: string) {
  const { rows } = await world.context.pool.query<{ id: string; zip: string }>(
    `select a."Id" as id, left(a."Service_Postal_Code__c", 5) as zip from record."User" u join record."Account" a on a."ContactId" = u."ContactId"
     where u."Username" = $1 and a."Status__c" = 'Active' order by a."AccountNumber"`,
    [username],
  )
  return rows
}

/** Whether the page fits its window and shows no blank that was not filled. */
async function fits(page: Page): Promise<void> {
  expect(await page.locator('main').textContent()).not.toMatch(/[{}]/)
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
}

/** From the page that asks where the new home is to the order of the move. */
async function requestMove(page: Page, visit: Visit, zip: string, street: string): Promise<void> {
  const text = copy[visit.language]
  const submit = page.locator('main form button[type="submit"]')
  await page.locator('input[name="zip"]').fill(zip)
  await submit.click()
  await page.locator('main a', { hasText: text.keep }).click()
  await page.locator('input[name="street"]').waitFor()
  await fits(page)
  await page.locator('input[name="street"]').fill(street)
  await page.locator('input[name="lastDay"]').last().check({ force: true })
  await page.locator('input[name="firstDay"]').first().check({ force: true })
  for (const box of await page.locator('main form input[type="checkbox"][required]').all()) await box.check()
  await submit.click()
  await page.waitForURL(/\/orders\/\w{18}\?done/)
  await page.getByText(text.received).first().waitFor()
}

describe('a customer who moves', () => {
  it.each(walks)('from home, and undoes it: %s', async (_name, visit, javaScriptEnabled) => {
    const text = copy[visit.language]
    const context = await openWindow(browser, visit, { javaScriptEnabled })
    const page = await context.newPage()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    await beginSession(context, world, visit, callum)
    await page.goto(addressOf(world.origin, visit, '/'))
    await page.locator('a:visible', { hasText: text.help }).first().click()
    await page.locator('main a', { hasText: text.moving }).click()
    await page.waitForURL(/\/move/)
    await page.locator('input[name="zip"]').waitFor()
    await fits(page)
    await page.locator('input[name="zip"]').fill('99999')
    await page.locator('main form button[type="submit"]').click()
    await page.getByText(text.notServed).waitFor()
    const [account] = await accountsOf(callum)
    await requestMove(page, visit, account?.zip ?? '', '9 Quarry Bend')
    await page.getByText(text.other).waitFor()
    await fits(page)
    const order = page.url()
    await page.goto(addressOf(world.origin, visit, '/move'))
    await page.getByText(text.under).waitFor()
    await page.goto(order)
    await page.locator('main a', { hasText: text.undo }).click()
    await page.waitForURL(/\/cancel$/)
    await page.locator('main h1', { hasText: text.undone }).waitFor()
    await Promise.all([
      page.waitForURL(/\?cancelled/),
      page.locator('main form button[type="submit"]').click(),
    ])
    const { rows } = await world.context.pool.query(
      `select distinct o."Status" as status from record."Order" o where o."Move_Stop__c" is not null or o."Case_Type__c" = 'Stop_Service' and o."AccountId" = $1`,
      [account?.id],
    )
    expect(rows).toEqual([{ status: 'Cancelled' }])
    expect(problems).toEqual([])
    await context.close()
  })

  it('moves the second of two homes, from its own page', async () => {
    const visit = { brand: 'third', language: 'en', width: 1280, scheme: 'light' } as const
    const [, second] = await accountsOf(theodore)
    const context = await openWindow(browser, visit)
    const page = await context.newPage()
    await beginSession(context, world, visit, theodore)
    await page.goto(addressOf(world.origin, visit, `/accounts/${second?.id}`))
    await page.locator('main a', { hasText: copy.en.link }).click()
    await page.waitForURL(/\/move/)
    // AutoPay is not said to pay what a deposit leaves that we do not hold.
    await page.getByText('We hold no deposit for this home.').waitFor()
    await page.getByText('AutoPay here also pays the final bill.').waitFor()
    await requestMove(page, visit, second?.zip ?? '', '11 Quarry Bend')
    const { rows } = await world.context.pool.query(
      `select s."AccountId" as account from record."Order" o join record."Order" s on s."Id" = o."Move_Stop__c"
       where o."Service_Street__c" = '11 Quarry Bend'`,
    )
    expect(rows).toEqual([{ account: second?.id }])
    await context.close()
  })
})

import { launchBrowser } from '@porchlight/test-kit/browser'
import { isWholeRun, oneOfRun } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectNothingFound } from '../../../tests/journeys/expect-nothing-found'
import { tabTo } from '../../../tests/journeys/keyboard'
import { oweBill, payByCard, payingVisits, standInOf } from '../../../tests/journeys/payments-world'
import { nameOf, type Visit } from '../../../tests/journeys/portal-visit'
import { signedInWalk } from '../../messages/journeys/messages-world'

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
    paid: 'This bill is paid',
    pay: 'Pay',
    goOn: 'Continue to payment',
    receipt: 'Your receipt',
    card: 'Card ending in',
    stillDue: 'Still due',
    received: 'We received your payment of',
    range: 'Enter an amount between',
    onItsWay: 'is on its way',
    returned: 'was returned',
    plan: 'I need more time to pay bill',
  },
  es: {
    paid: 'Esta factura está pagada',
    pay: 'Pagar',
    goOn: 'Continuar al pago',
    receipt: 'Su recibo',
    card: 'Tarjeta que termina en',
    stillDue: 'Queda por pagar',
    received: 'Recibimos su pago de',
    range: 'Escriba un monto entre',
    onItsWay: 'está en camino',
    returned: 'fue devuelto',
    plan: 'Necesito más tiempo para pagar la factura',
  },
} as const

const send = (page: Page) => page.locator('main form button[type="submit"]').click()
const standIn = () => standInOf(world)

it.each(oneOfRun(payingVisits).map(([visit, hasScript]) => [nameOf(visit), visit, hasScript] as const))(
  'a bill is paid from home, first another amount, then what is left: %s',
  async (_name, visit, javaScriptEnabled) => {
    const text = copy[visit.language]
    const { billId, accountId } = await oweBill(world, visit)
    const walk = await signedInWalk(browser, world, visit, { javaScriptEnabled })
    const { page } = walk
    await walk.open(`/?account=${accountId}`)
    await page.locator(`main a[href*="/bills/${billId}/pay"]`).first().click()
    const button = page.locator('main form button[type="submit"]')
    await button.getByText(`${text.pay} $120.50`).waitFor()
    expect(await page.locator('[name="amount"]').isVisible()).toBe(false)
    const tabs = await page.locator('nav:has(a[aria-current])').last().boundingBox()
    const place = await button.boundingBox()
    if (visit.width === 360) expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThan(tabs?.y ?? 0)
    await page.locator('[name="share"][value="other"]').check()
    await button.getByText(text.goOn).waitFor()
    await page.locator('[name="amount"]').fill('120.51')
    if (javaScriptEnabled) await expectNothingFound(page, 'pay')
    await send(page)
    await walk.words(text.range)
    expect(await page.locator('[name="amount"]').inputValue()).toBe('120.51')
    await page.locator('[name="amount"]').fill('20.5')
    await send(page)
    await page.waitForURL(`${standIn().origin}/pay/**`)
    await payByCard(page, '4242424242424242')
    await walk.words(`${text.received} $20.50`)
    expect(await page.locator('main').textContent()).toContain('$100.00')
    const receipt = page.locator('main section').first()
    for (const line of [text.receipt, '$20.50', text.card, '4242', text.stillDue]) {
      expect(await receipt.textContent()).toContain(line)
    }
    // The same amount is demanded wherever one is.
    for (const path of [`/?account=${accountId}`, `/bills?account=${accountId}`, `/bills/${billId}`]) {
      await walk.open(path)
      const due = page.locator('main section', { has: page.locator(`a[href*="/bills/${billId}/pay"]`) })
      expect(await due.last().textContent(), path).toContain('$100.00')
    }
    await walk.open(`/bills/${billId}/pay`)
    world.advance(1)
    await send(page)
    await page.waitForURL(`${standIn().origin}/pay/**`)
    if (javaScriptEnabled) await expectNothingFound(page, 'hosted page')
    await payByCard(page, '4242424242424242')
    await walk.words(text.paid)
    await walk.open(`/bills?account=${accountId}`)
    expect(await page.locator(`main a[href*="/bills/${billId}/pay"]`).count()).toBe(0)
    await walk.open(`/bills/${billId}/pay`)
    await walk.words(text.paid)
    if (javaScriptEnabled) await expectNothingFound(page, 'paid')
    const { rows } = await world.context.pool.query(
      `select "Status__c" as status from record."Bill__c" where "Id" = $1`,
      [billId],
    )
    expect(rows).toEqual([{ status: 'Paid' }])
    expect(walk.problems).toEqual([])
    await walk.context.close()
  },
)

it.skipIf(isWholeRun)(
  'from a bank account: on its way, settled, returned, and owed again; with the keyboard alone',
  async () => {
    const visit: Visit = { brand: 'third', language: 'en', width: 1280, scheme: 'light' }
    const { billId } = await oweBill(world, visit)
    const walk = await signedInWalk(browser, world, visit)
    const { page } = walk
    await walk.open(`/bills/${billId}/pay`)
    await page.locator('main form[novalidate]').waitFor()
    await tabTo(page, 'main form button[type="submit"]')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${standIn().origin}/pay/**`)
    await tabTo(page, 'nav a:last-child')
    await page.keyboard.press('Enter')
    await page.waitForURL('**?with=bank')
    await expectNothingFound(page, 'bank account')
    await tabTo(page, '[name="routing"]')
    await page.keyboard.type('110000000')
    await tabTo(page, '[name="account"]')
    await page.keyboard.type('000111111116')
    await page.keyboard.press('Enter')
    await walk.words(copy.en.onItsWay)
    await expectNothingFound(page, 'on its way')
    world.advance(15_000)
    await standIn().deliver()
    await walk.words(copy.en.paid)
    world.advance(15_000)
    await standIn().deliver()
    await walk.open(`/bills/${billId}/pay`)
    await walk.words(copy.en.returned)
    await expectNothingFound(page, 'returned')
    await walk.context.close()
  },
)

it.skipIf(isWholeRun)(
  'who needs more time asks for a plan, once; a bill of somebody else is not found',
  async () => {
    const visit: Visit = { brand: 'first', language: 'en', width: 360, scheme: 'light' }
    const { billId } = await oweBill(world, visit)
    const foreign = await oweBill(world, { ...visit, brand: 'third' })
    const walk = await signedInWalk(browser, world, visit)
    const { page } = walk
    const sendRequest = async () => {
      await walk.open(`/bills/${billId}/more-time?ask`)
      await page.locator('main form[novalidate]').waitFor()
      await page.locator('[name="wish"]').fill('$40 a month from January.')
      await expectNothingFound(page, 'more time')
      await send(page)
      await page.waitForURL('**/messages/**')
      await walk.words(copy.en.plan)
      return new URL(page.url()).pathname
    }
    expect(await sendRequest()).toBe(await sendRequest())
    for (const path of ['pay', 'more-time']) {
      const answer = await page.goto(`${new URL(page.url()).origin}/bills/${foreign.billId}/${path}`)
      expect(answer?.status()).toBe(404)
    }
    await walk.context.close()
  },
)

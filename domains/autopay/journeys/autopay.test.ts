import { enqueueJob } from '@porchlight/jobs'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { isWholeRun, oneOfRun } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectNothingFound } from '../../../tests/journeys/expect-nothing-found'
import { oweBill, payByCard, standInOf } from '../../../tests/journeys/payments-world'
import { customerOf, nameOf, type Visit } from '../../../tests/journeys/portal-visit'
import { signedInWalk } from '../../messages/journeys/messages-world'

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  world = await createTestWorld({ listen: true, portal: true, payments: true, background: true })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

const copy = {
  en: {
    included: 'Your open bill of $120.50 is included: first debit December 7, 2026.',
    oneStep: 'One step is left',
    authorization: 'authorize',
    on: 'AutoPay is on',
    cancelBy: 'You can still stop it until December 2, 2026.',
    debited: 'AutoPay debits $120.50 on December 7, 2026. You don’t need to do anything.',
    off: 'AutoPay is off',
    failure: 'Autopay registration failure, retry later.',
    left: 'You left the payment page',
    waiting: 'AutoPay is on hold',
    expires: 'Your card expires in',
  },
  es: {
    included: 'Su factura pendiente de $120.50 está incluida: primer cargo el 7 de diciembre de 2026.',
    oneStep: 'Falta un paso',
    authorization: 'autorizo a',
    on: 'El pago automático está activo',
    cancelBy: 'Puede detenerlo hasta el 2 de diciembre de 2026.',
    debited: 'El pago automático debitará $120.50 el 7 de diciembre de 2026. Usted no tiene que hacer nada.',
    off: 'El pago automático está desactivado',
    failure: 'No se pudo activar el pago automático; inténtelo más tarde.',
    left: 'Usted salió de la página de pago',
    waiting: 'El pago automático espera su decisión',
    expires: 'Su tarjeta vence en',
  },
} as const

const send = (page: Page) => page.locator('main form button[type="submit"]').last().click()
const standIn = () => standInOf(world)

/** The visit’s customer owes one bill, due on 7 December, and has no AutoPay. */
async function begin(visit: Visit) {
  const { billId, accountId } = await oweBill(world, visit)
  const { pool } = world.context
  await pool.query('delete from payments.planned_debit')
  await pool.query('delete from payments.method_setup')
  await pool.query(`update record."Autopay__c" set "Status__c" = 'Cancelled'`)
  await pool.query(
    `update record."Bill__c" set "Status__c" = 'Paid' where "Account__c" = $1 and "Id" <> $2`,
    [accountId, billId],
  )
  await pool.query(
    `update record."Bill__c" set "Bill_Date__c" = '2026-11-19', "Due_Date__c" = '2026-12-07' where "Id" = $1`,
    [billId],
  )
  return { billId, accountId }
}

const visits: readonly (readonly [Visit, boolean])[] = [
  [{ brand: 'first', language: 'en', width: 360, scheme: 'light' }, true],
  [{ brand: 'third', language: 'es', width: 360, scheme: 'light' }, false],
  [{ brand: 'second', language: 'es', width: 1280, scheme: 'dark' }, true],
]

it.each(oneOfRun(visits).map(([visit, hasScript]) => [nameOf(visit), visit, hasScript] as const))(
  'AutoPay is turned on by a card, read, and turned off: %s',
  async (_name, visit, javaScriptEnabled) => {
    const text = copy[visit.language]
    const { accountId, billId } = await begin(visit)
    const walk = await signedInWalk(browser, world, visit, { javaScriptEnabled })
    const { page } = walk
    const look = (place: string) =>
      visit.brand === 'first' ? expectNothingFound(page, place) : Promise.resolve()
    await walk.open(`/autopay?account=${accountId}`)
    await walk.words(text.included)
    await look('off')
    await send(page)
    await page.waitForURL(`${standIn().origin}/keep/**`)
    await look('hosted page')
    await payByCard(page, '4242424242424242')
    await walk.words(text.oneStep)
    await page.locator('main a[href*="/autopay/authorize"]').click()
    await walk.words(text.authorization)
    await look('authorize')
    await send(page)
    await walk.words(text.on)
    expect(await page.locator('main').textContent()).toContain(text.cancelBy)
    expect(await page.locator('main').textContent()).toContain('4242')
    await look('on')
    // No page demands what AutoPay debits; the way to pay it earlier stays.
    for (const path of [
      `/?account=${accountId}`,
      `/bills?account=${accountId}`,
      `/bills/${billId}`,
      `/bills/${billId}/pay`,
    ]) {
      await walk.open(path)
      await walk.words(text.debited)
    }
    await walk.open(`/?account=${accountId}`)
    expect(await page.locator(`a[href*="/bills/${billId}/pay"]`).count()).toBe(0)
    await look('home')
    await walk.open(`/autopay/cancel?account=${accountId}`)
    await look('cancel')
    await send(page)
    await walk.words(text.off)
    expect(walk.problems).toEqual([])
    await walk.context.close()
  },
)

it.skipIf(isWholeRun)(
  'what goes wrong is said with the way out: error, left page, refused debit, expiring card',
  async () => {
    const visit: Visit = { brand: 'third', language: 'en', width: 1280, scheme: 'light' }
    const text = copy.en
    const { accountId, billId } = await begin(visit)
    const { pool } = world.context
    const walk = await signedInWalk(browser, world, visit)
    const { page } = walk
    const toHostedPage = async () => {
      await walk.open(`/autopay?account=${accountId}`)
      await page.locator('main form[novalidate]').waitFor({ state: 'attached' })
      await send(page)
    }
    standIn().faults.mood = 'down'
    await toHostedPage()
    await walk.words(text.failure)
    standIn().faults.mood = 'well'
    await toHostedPage()
    await page.waitForURL(`${standIn().origin}/keep/**`)
    await payByCard(page, '4000000000000119')
    await walk.words(text.failure)
    await expectNothingFound(page, 'failure')
    await toHostedPage()
    await page.waitForURL(`${standIn().origin}/keep/**`)
    await page.locator('button.plain').click()
    await walk.words(text.left)
    await toHostedPage()
    await page.waitForURL(`${standIn().origin}/keep/**`)
    await page.locator('[name="number"]').fill('4000000000000341')
    await page.locator('[name="expiry"]').fill('12/26')
    await page.locator('[name="code"]').fill('123')
    await page.locator('form button').first().click()
    await page.locator('main a[href*="/autopay/authorize"]').click()
    await send(page)
    await walk.open(`/autopay?account=${accountId}`)
    await walk.words(`${text.expires} December 2026`)
    await pool.query(`update payments.planned_debit set debit_date = '2026-11-20'`)
    await enqueueJob(pool, 'debit-autopay', {})
    await world.background?.idle()
    await walk.open(`/autopay?account=${accountId}`)
    await walk.words(text.waiting)
    await expectNothingFound(page, 'suspended')
    expect(await page.locator(`main a[href*="/bills/${billId}/pay"]`).count()).toBe(1)
    const mails = await pool.query(
      `select 1 from demo_mailbox.message where recipient = $1 and text like '%go through%'`,
      [customerOf[visit.brand]],
    )
    expect(mails.rowCount).toBe(1)
    await walk.context.close()
  },
)

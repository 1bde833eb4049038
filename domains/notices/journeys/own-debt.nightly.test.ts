import { enqueueJob } from '@porchlight/jobs'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { oneOfRun } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectNothingFound } from '../../../tests/journeys/expect-nothing-found'
import { oweBill, payByCard } from '../../../tests/journeys/payments-world'
import type { Visit } from '../../../tests/journeys/portal-visit'
import { sendIdentity, sendReview, sendService, sendStart } from '../../enrollment/journeys/enrolling-world'
import { signedInWalk } from '../../messages/journeys/messages-world'

const copy = {
  en: {
    settle: 'Settle an outstanding balance',
    due: 'Left to pay: $120.50',
    pay: 'Pay it here',
    paid: 'Nothing is past due anymore',
    resolved: 'Nothing is left to do',
    confirms: 'is confirming your start date',
  },
  es: {
    settle: 'Resuelva un saldo pendiente',
    due: 'Le queda por pagar: $120.50',
    pay: 'Pagar aquí',
    paid: 'Ya no hay nada vencido',
    resolved: 'No queda nada por hacer',
    confirms: 'está confirmando su fecha de inicio',
  },
} as const

const visits: readonly Visit[] = [
  { brand: 'first', language: 'en', width: 1280, scheme: 'light' },
  { brand: 'second', language: 'es', width: 360, scheme: 'dark' },
]

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

it.each(oneOfRun(visits).map((visit) => [visit.language, visit] as const))(
  'a customer with a bill past due orders for another home, pays where the order says so, and it goes on: %s',
  async (language, visit) => {
    const text = copy[language]
    const { pool } = world.context
    const { billId } = await oweBill(world, visit)
    await pool.query(
      `update record."Bill__c" set "Bill_Date__c" = '2026-11-18', "Due_Date__c" = '2026-11-19' where "Id" = $1`,
      [billId],
    )
    const walk = await signedInWalk(browser, world, visit)
    const { page } = walk
    await walk.open('/plans')
    await page.locator('main a[href*="home=other"]').click()
    await page.locator('main input[name="zip"]').first().fill('77002')
    await page.keyboard.press('Enter')
    await page.locator('main a[href*="sign-up?plan="][href*="-FIXED-12-"]').first().click()
    await page.waitForURL(/sign-up/)
    await Promise.all([page.waitForEvent('load'), page.locator('main form button[type="submit"]').click()])
    await sendService(walk, 'Move_In', { street: `7 Second Home ${language}` })
    await sendStart(walk, '2026-12-01')
    await sendIdentity(walk, '4821')
    await sendReview(walk)
    await page.locator('main a[href$="/enrollment-status"]').waitFor()
    await world.background?.idle()
    const { rows } = await pool.query<{ id: string }>(
      'select "Id" as id from record."Order" where "Service_Street__c" = $1',
      [`7 Second Home ${language}`],
    )
    const orderId = rows[0]?.id ?? ''
    const goOn = async () => {
      await enqueueJob(pool, 'advance-enrollment', { orderId })
      await world.background?.idle()
    }

    await page.locator('main a[href$="/enrollment-status"]').click()
    await page.waitForURL(/enrollment-status$/)
    await walk.words(text.settle)
    await page.locator(`main a[href$="/notices/${orderId}"]`).first().click()
    await walk.words(text.due)
    expect(await page.locator('main form').count()).toBe(0)
    await expectNothingFound(page, 'own debt')
    await page.locator('main').getByRole('link', { name: text.pay }).click()
    await page.waitForURL(new RegExp(`/bills/${billId}/pay`))
    await page.locator('main form button[type="submit"]').click()
    await payByCard(page, '4242 4242 4242 4242')
    await page.waitForURL(/\/bills\//)
    await walk.open(`/notices/${orderId}`)
    await walk.words(text.paid)
    await goOn()
    await page.reload()
    await walk.words(text.resolved)
    await walk.open(`/enrollment-status/${orderId}`)
    await walk.words(text.confirms)
    expect(walk.problems).toEqual([])
    await walk.context.close()
  },
)

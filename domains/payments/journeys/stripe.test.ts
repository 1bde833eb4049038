import { type StripeStandIn, startStripeStandIn } from '@porchlight/providers/payments/stripe-stand-in'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { payByCard, requestDeposit } from '../../../tests/journeys/payments-world'
import type { Visit } from '../../../tests/journeys/portal-visit'
import { signedInWalk } from '../../messages/journeys/messages-world'

const apiKey = 'sk_test_0123456789'
const webhookSecret = 'whsec_0123456789'

let world: TestWorld
let browser: Browser
let stripe: StripeStandIn

beforeAll(async () => {
  world = await createTestWorld({
    listen: true,
    portal: true,
    payments: async (given) => {
      stripe = await startStripeStandIn({ ...given, apiKey, webhookSecret })
      return {
        PORCHLIGHT_PAYMENTS: 'stripe',
        PORCHLIGHT_PAYMENTS_KEY: apiKey,
        PORCHLIGHT_PAYMENTS_SECRETS: webhookSecret,
        PORCHLIGHT_PAYMENTS_ADDRESS: stripe.origin,
        PORCHLIGHT_PAYMENTS_PAGES: stripe.origin,
      }
    },
  })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
  await stripe.close()
})

async function rows(text: string, values: readonly unknown[] = []) {
  return (await world.context.pool.query(text, [...values])).rows
}

const visit: Visit = { brand: 'second', language: 'es', width: 360, scheme: 'light' }

it('a deposit is paid on Stripe’s page by a second card; its events, told twice, settle it once', async () => {
  stripe.faults.delivery = 'repeated'
  const { orderId, accountId } = await requestDeposit(world, visit)
  const walk = await signedInWalk(browser, world, visit)
  const { page } = walk
  await walk.open(`/deposit/${orderId}`)
  await page.locator('main form button[type="submit"]').click()
  await page.waitForURL(`${stripe.origin}/c/pay/**`)
  expect(await page.locator('html').getAttribute('lang')).toBe('es-419')
  await payByCard(page, '4000000000000002')
  await page.getByText('Your card was declined.').waitFor()
  await payByCard(page, '4242424242424242')
  await walk.words('Recibimos su pago de $275.00')
  await stripe.deliver()
  const [payment, ...others] = await rows(
    `select p."Id" as id, p."Status__c" as status, p."Last_Four__c" as "lastFour", d."Paid_Amount__c"::float as paid
     from record."Payment__c" p join record."Deposit__c" d on d."Id" = p."Deposit__c"
     where p."Account__c" = $1 and d."Status__c" = 'Paid'`,
    [accountId],
  )
  expect(payment).toMatchObject({ status: 'Settled', lastFour: '4242', paid: 275 })
  expect(others).toEqual([])
  expect(
    await rows(
      `select event_id like 'evt\\_%' as "isStripes", state from payments.news where payment_id = $1`,
      [payment.id],
    ),
  ).toEqual([{ isStripes: true, state: 'paid' }])
  await walk.context.close()
})

it('an event with a signature of somebody else’s is refused, and one that is not ours is taken for nothing', async () => {
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'customer.created',
    data: { object: { id: 'cus_1' } },
  })
  const sendSigned = (secret: string) => stripe.sendSignedEvent(body, secret)
  expect([await sendSigned('whsec_9876543210'), await sendSigned(webhookSecret)]).toEqual([401, 204])
  expect(await rows(`select 1 from payments.news where event_id = 'evt_1'`)).toEqual([])
})

import type { PaymentState, ProcessorPayment } from '@porchlight/providers/payments'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { handlePaymentEvent } from './handle-payment-event'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

it('an event about no payment is not taken, and nothing of it is stored', async () => {
  expect(await handlePaymentEvent(world.context, { eventId: 'evt_of_nothing', payment: null })).toBe(false)
  const { rowCount } = await world.context.pool.query(
    `select 1 from payments.news where event_id = 'evt_of_nothing'`,
  )
  expect(rowCount).toBe(0)
})

/** A payment of $20 of the first account, not yet paid, and what the processor reports of it. */
async function requestedPayment() {
  const { engine, systemViewer, pool } = world.context
  const { rows } = await pool.query<{ id: string }>('select "Id" as id from record."Account" limit 1')
  const fields = {
    Account__c: rows[0]?.id,
    Purpose__c: 'Bill',
    Amount__c: 20,
    Fee__c: 0,
    Channel__c: 'Portal',
    Payment_Date__c: '2026-11-20',
  }
  const paymentId = await engine.createRecord(systemViewer, 'Payment__c', { fields })
  const reported = (state: PaymentState, refundedCents = 0): ProcessorPayment => ({
    reference: `pay_${paymentId}`,
    idempotencyKey: paymentId,
    amountCents: 2_000,
    currency: 'usd',
    state,
    refundedCents,
    reason: null,
    method: 'card',
    lastFour: '4242',
  })
  return { paymentId, reported }
}

async function storedPayment(paymentId: string) {
  const { rows } = await world.context.pool.query(
    `select "Status__c" as status, "Refunded_Amount__c" as refunded, "Regained_Date__c" is not null as regained
     from record."Payment__c" where "Id" = $1`,
    [paymentId],
  )
  return rows[0]
}

it('an event is taken once, down to a refund of one cent', async () => {
  const { paymentId, reported } = await requestedPayment()
  const event = { eventId: 'evt_of_one_cent', payment: reported('paid', 1) }
  expect([
    await handlePaymentEvent(world.context, event),
    await handlePaymentEvent(world.context, event),
  ]).toEqual([true, false])
  expect(await storedPayment(paymentId)).toEqual({ status: 'Settled', refunded: '0.01', regained: false })
})

const settled = { status: 'Settled', refunded: null, regained: false }
const regained = { ...settled, regained: true }

it.each<readonly [readonly PaymentState[], object]>([
  [['processing', 'paid'], settled],
  [['cancelled', 'paid'], settled],
  [['declined', 'paid'], settled],
  [['paid', 'returned'], { ...settled, status: 'Returned' }],
  [['paid', 'returned', 'regained'], regained],
  [['cancelled', 'returned'], { ...settled, status: 'Returned' }],
  [['declined', 'returned'], { ...settled, status: 'Returned' }],
  [['paid', 'refunded'], { ...settled, status: 'Refunded', refunded: '20.00' }],
])('%j end the same in any order, each reported twice', async (states, end) => {
  for (const order of ordersOf(states)) {
    const { paymentId, reported } = await requestedPayment()
    for (const [index, state] of [...order, ...order].entries()) {
      const payment = reported(state, state === 'refunded' ? 2_000 : 0)
      await handlePaymentEvent(world.context, { eventId: `evt_${paymentId}_${index}`, payment })
    }
    expect({ order, ...(await storedPayment(paymentId)) }).toMatchObject({ order, ...end })
  }
})

function ordersOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length < 2) return [items]
  return items.flatMap((item, index) =>
    ordersOf(items.filter((_, at) => at !== index)).map((others) => [item, ...others]),
  )
}

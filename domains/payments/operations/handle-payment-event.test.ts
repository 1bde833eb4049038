import type { ProcessorPayment } from '@porchlight/providers/payments'
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

it('an event is taken once, down to a refund of one cent', async () => {
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
  const payment: ProcessorPayment = {
    reference: 'pay_of_one_cent',
    idempotencyKey: paymentId,
    amountCents: 2_000,
    currency: 'usd',
    state: 'paid',
    refundedCents: 1,
    reason: null,
    method: 'card',
    lastFour: '4242',
  }
  const event = { eventId: 'evt_of_one_cent', payment }
  expect([
    await handlePaymentEvent(world.context, event),
    await handlePaymentEvent(world.context, event),
  ]).toEqual([true, false])
  const stored = await pool.query(
    'select "Status__c" as status, "Refunded_Amount__c" as refunded from record."Payment__c" where "Id" = $1',
    [paymentId],
  )
  expect(stored.rows).toEqual([{ status: 'Settled', refunded: '0.01' }])
})

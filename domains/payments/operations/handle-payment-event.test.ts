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

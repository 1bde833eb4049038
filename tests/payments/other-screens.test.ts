import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPaymentsWorld, type PaymentsWorld } from './payments-world'

let bench: PaymentsWorld

beforeAll(async () => {
  bench = await openPaymentsWorld()
})
afterAll(() => bench.close())

/** Many more than the connections to the database: a connection held while a service hangs would show. */
const presses = 40
const readsInBetween = 20

describe('while the processor hangs and many press the button', () => {
  it('everything else is answered before the first of them is', async () => {
    const payers = bench.payers.slice(0, 4)
    for (const payer of payers) await bench.newDeposit(payer)
    bench.processor.faults.mood = 'hanging'
    let answered = 0
    const pressed = Array.from({ length: presses }, async (_, index) => {
      const payer = payers[index % payers.length]
      if (payer === undefined) throw new TypeError('The demo world has no payers.')
      const { statusCode } = await bench.call(payer, 'payDeposit', { orderId: payer.orderId })
      // A user who presses too often is rejected immediately; that response does not come from the processor.
      if (statusCode === 424) answered += 1
      return statusCode
    })
    const reader = bench.payers[0]
    const read = () =>
      bench.world.app.inject({
        url: `/services/data/v65.0/ui-api/records/${reader?.accountId}?fields=Account.Name`,
        headers: { authorization: `Bearer ${reader?.token}` },
      })
    const before: number[] = []
    for (let count = 0; count < readsInBetween; count += 1) {
      expect((await read()).statusCode).toBe(200)
      before.push(answered)
    }
    expect(before.at(-1)).toBe(0)
    const statuses = await Promise.all(pressed)
    expect(statuses.filter((status) => status === 424).length).toBeGreaterThan(payers.length)
    bench.processor.faults.mood = 'well'
  })
})

import { ProviderFailure } from '@porchlight/providers/failure'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enrolledOrders } from '../../../testing/enrolled-orders'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import { advanceOrder } from './advance-order'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
  await bench.credit.setFaultMode({ next: 'byNumber', depositDollars: 200 })
})
afterAll(() => bench.close())

const { enrol, advance, later, stateOf, setOrder } = enrolledOrders(() => bench)

describe('an order that the market takes while its answer is lost', () => {
  const lost = async () => {
    const { services, market } = bench
    const orderId = await enrol()
    const losing = {
      ...market,
      submit: async (order: Parameters<typeof market.submit>[0]) => {
        await market.submit(order)
        throw new ProviderFailure('The answer was lost.')
      },
    }
    const at = bench.world.context.now()
    await expect(advanceOrder({ ...services, market: losing }, orderId, at, [])).rejects.toThrow('lost')
    expect(await stateOf(orderId)).toMatchObject({ order: 'Pending Submission', market: 'Unavailable' })
    return orderId
  }

  it('moves to the day that was chosen meanwhile', async () => {
    const orderId = await lost()
    await setOrder(orderId, { Requested_Start_Date__c: '2026-12-08' })
    await advance(orderId)
    expect(await later(orderId)).toMatchObject({ market: 'Confirmed', confirmed: '2026-12-08' })
  })

  it('is taken back when it is cancelled meanwhile', async () => {
    const orderId = await lost()
    await setOrder(orderId, { Status: 'Cancelled', Cancellation_Reason__c: 'By_Customer' })
    await advance(orderId)
    expect(await stateOf(orderId)).toMatchObject({ market: 'Withdrawn' })
    bench.world.advance(120_000)
    expect(await bench.market.events(orderId)).toEqual([])
  })
})

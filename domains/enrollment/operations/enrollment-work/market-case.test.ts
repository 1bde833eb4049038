import { afterAll, beforeAll, expect, it } from 'vitest'
import { enrolledOrders } from '../../../testing/enrolled-orders'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
  await bench.credit.setFaultMode({ next: 'byNumber', depositDollars: 200 })
})
afterAll(() => bench.close())

const { enrol, advance, stateOf, valuesOf, setOrder } = enrolledOrders(() => bench)

const cases = `select "Type" as type, "Priority" as priority, "Comments" as comments
  from record."Case" where "Order__c" = $1 and "Type" = 'Service_Change'`

it('opens one case with the code for staff alone, and leaves the order as it is', async () => {
  await bench.market.setFaultMode({ next: 'silent' })
  const orderId = await enrol()
  await advance(orderId)
  const before = await stateOf(orderId)
  await bench.market.say(orderId, { kind: 'staffNeeded', code: 'T018', text: 'Meter not accessible' })
  await advance(orderId)
  await advance(orderId)
  expect(await valuesOf(cases, orderId)).toEqual([
    { type: 'Service_Change', priority: 'High', comments: 'T018: Meter not accessible' },
  ])
  const texts = await valuesOf(
    'select "Description" as text from record."Case" where "Order__c" = $1',
    orderId,
  )
  expect(JSON.stringify(texts)).not.toContain('T018')
  expect(await stateOf(orderId)).toMatchObject({ order: before.order, market: before.market })
})

it('opens it for an order that was cancelled meanwhile', async () => {
  await bench.market.setFaultMode({ next: 'silent' })
  const orderId = await enrol()
  await advance(orderId)
  await setOrder(orderId, { Status: 'Cancelled', Cancellation_Reason__c: 'By_Customer' })
  const answer = JSON.stringify({ kind: 'staffNeeded', code: '', text: 'The market does not cancel it.' })
  bench.waiting.push({
    jobName: 'apply-market-event',
    payload: { eventId: 'market-case-test', requestId: orderId, answer },
  })
  await bench.runJobs()
  expect(await valuesOf(cases, orderId)).toMatchObject([{ comments: 'The market does not cancel it.' }])
})

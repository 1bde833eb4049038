import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import { actionNames, orderProgress } from '../../operations/order-progress'
import { readOrder } from '../../operations/read-order'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())

/** The ids of all orders, with the login of their customer; null without one. */
async function allOrders() {
  const { rows } = await bench.world.context.pool.query<{
    id: string
    status: string
    username: string | null
  }>(
    `select o."Id" as id, o."Status" as status, u."Username" as username
       from record."Order" o
       join record."Account" a on a."Id" = o."AccountId"
       left join record."User" u on u."ContactId" = a."ContactId"
      order by o."Id"`,
  )
  return rows
}

it('every order of the demo world has exactly one next action while it is not final', async () => {
  const { engine, systemViewer, now } = bench.world.context
  const today = now().toISOString().slice(0, 10)
  const names = new Set<string>()
  const orders = await allOrders()
  for (const { id, status } of orders) {
    const order = await readOrder({ engine }, systemViewer, id)
    if (order === null) throw new TypeError('The order is gone.')
    const { next, outcome } = orderProgress(order.facts, today)
    expect([id, next !== null], status).toEqual([id, status === 'Pending'])
    names.add(next?.name ?? outcome)
  }
  expect(orders.length).toBeGreaterThan(200)
  expect([...names].filter((name) => actionNames.some((known) => known === name)).length).toBeGreaterThan(8)
  expect(names).toContain('rescinded')
})

it('who is signed in sees their own orders, the most urgent first, unmasked', async () => {
  const browser = bench.browser()
  await browser.signIn('yesenia.altamar-cobos@example.com')
  const answer = await browser.call('enrollmentStatus')
  expect(answer).toMatchObject({
    tracker: {
      isMasked: false,
      street: '1441 Heron Landing St, Apt 3',
      outcome: 'underWay',
      next: { turn: 'Customer', name: 'settleSwitchHold' },
    },
  })
  const { orderId } = answer.tracker as { readonly orderId: string }
  expect(await browser.call('enrollmentStatus', { orderId: orderId.slice(0, 15) })).toEqual(answer)
})

it('another customer’s order is answered like one that does not exist', async () => {
  const browser = bench.browser()
  await browser.signIn('dana.whitcombe@example.com')
  const foreign = (await allOrders()).find(({ username }) => username !== 'dana.whitcombe@example.com')
  const refusals = [
    await browser.refusal('enrollmentStatus', { orderId: foreign?.id ?? '' }),
    await browser.refusal('enrollmentStatus', { orderId: '801000000000000AAA' }),
    await browser.refusal('enrollmentStatus', { orderId: '001000000000000AAA' }),
    await bench.browser().refusal('enrollmentStatus', { orderId: foreign?.id ?? '' }),
  ]
  expect(new Set(refusals.map(({ status, message }) => `${status} ${message}`))).toEqual(
    new Set(['404 Order not found; Cannot locate order, contact Customer Service.']),
  )
})

it('tells a customer what is left of the deposit', async () => {
  const { rows } = await bench.world.context.pool.query<{ username: string; orderId: string; due: number }>(
    `select u."Username" as username, d."Order__c" as "orderId",
            (d."Required_Amount__c" - d."Paid_Amount__c")::float8 as due
       from record."Deposit__c" d
       join record."Account" a on a."Id" = d."Account__c"
       join record."User" u on u."ContactId" = a."ContactId"
      where d."Status__c" = 'Part_Paid' limit 1`,
  )
  const [deposit] = rows
  if (deposit === undefined) throw new TypeError('No deposit is part paid.')
  const browser = bench.browser()
  browser.cookies.session = await bench.world.tokenOf(deposit.username)
  const answer = await browser.call('enrollmentStatus', { orderId: deposit.orderId })
  expect(answer).toMatchObject({ tracker: { depositDue: deposit.due } })
})

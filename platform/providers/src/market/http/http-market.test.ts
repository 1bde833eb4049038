import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createHttpCredit } from '../../credit'
import { createHttpMarket } from './http-market'

interface Seen {
  readonly line: string
  readonly authorization: string | undefined
  readonly body: unknown
}

const seen: Seen[] = []
let answer: { status: number; body: unknown } = { status: 200, body: {} }
const server = createServer((request, response) => {
  void textOf(request).then((text) => {
    seen.push({
      line: `${request.method} ${request.url}`,
      authorization: request.headers.authorization,
      body: text === '' ? null : JSON.parse(text),
    })
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer.body))
  })
})

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

let baseUrl = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
})
beforeEach(() => {
  seen.splice(0)
  answer = { status: 200, body: {} }
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const order = {
  requestId: '801000000000001AAA',
  kind: 'Switch',
  commodity: 'Electricity',
  utilityName: 'Saltgrass',
  customerName: 'Dana Whitcombe',
  servicePoint: null,
  street: '48 Cedar Lane',
  city: 'Houston',
  state: 'TX',
  postalCode: '77002',
  startDate: '2026-12-01',
} as const

it('speaks of one order under its name, with the token', async () => {
  const market = createHttpMarket({ baseUrl, bearerToken: 'token' })
  await market.submit(order)
  await market.redate(order.requestId, '2026-12-02')
  await market.cancel(order.requestId)
  expect(seen.map(({ line }) => line)).toEqual([
    `PUT /v1/orders/${order.requestId}`,
    `PUT /v1/orders/${order.requestId}/start-date`,
    `DELETE /v1/orders/${order.requestId}`,
  ])
  expect(seen[0]).toMatchObject({ authorization: 'Bearer token', body: order })
})

it('takes events of the agreed form alone, and only those of the order', async () => {
  const market = createHttpMarket({ baseUrl, bearerToken: 'token' })
  const event = { eventId: 'e1', requestId: order.requestId, answer: { kind: 'accepted' } }
  answer = { status: 200, body: { events: [event, { ...event, eventId: 'e2', requestId: 'another' }] } }
  expect(await market.events(order.requestId)).toEqual([event])
  answer = { status: 200, body: { events: [{ ...event, answer: { kind: 'paid' } }] } }
  await expect(market.events(order.requestId)).rejects.toMatchObject({ name: 'ProviderFailure' })
})

it.each([
  { kind: 'balanceReported', reason: 'Own_Debt', dollars: 182.4, placedBy: 'Another provider' },
  { kind: 'balanceSettled' },
])('takes what the market says of a balance: $kind', async (said) => {
  const market = createHttpMarket({ baseUrl, bearerToken: 'token' })
  const event = { eventId: 'e1', requestId: order.requestId, answer: said }
  answer = { status: 200, body: { events: [event] } }
  expect(await market.events(order.requestId)).toEqual([event])
  answer = {
    status: 200,
    body: { events: [{ ...event, answer: { ...said, kind: 'balanceReported', dollars: 0 } }] },
  }
  await expect(market.events(order.requestId)).rejects.toMatchObject({ name: 'ProviderFailure' })
})

it.each([503, 404, 302])('counts an answer of %i as none', async (status) => {
  const market = createHttpMarket({ baseUrl, bearerToken: 'token' })
  answer = { status, body: { secret: 'Marisol' } }
  const failure = await market.submit(order).catch((error: unknown) => error)
  expect(failure).toMatchObject({ name: 'ProviderFailure' })
  expect(String(failure)).not.toContain('Marisol')
})

it('asks for credit in the same way', async () => {
  const credit = createHttpCredit({ baseUrl, bearerToken: 'token' })
  const application = {
    requestId: order.requestId,
    firstName: 'Marisol',
    lastName: 'Quillfeather',
    postalCode: '77002',
    numberLastFour: null,
  }
  answer = { status: 200, body: { kind: 'depositRequired', dollars: 150 } }
  expect(await credit.check(application)).toEqual({ kind: 'depositRequired', dollars: 150 })
  answer = { status: 200, body: { kind: 'passed', identity: 'unconfirmed' } }
  expect(await credit.check(application)).toEqual({ kind: 'passed', identity: 'unconfirmed' })
  answer = { status: 200, body: { kind: 'passed', identity: 'perhaps' } }
  await expect(credit.check(application)).rejects.toMatchObject({ name: 'ProviderFailure' })
  answer = { status: 200, body: { kind: 'depositRequired', dollars: -5 } }
  await expect(credit.check(application)).rejects.toMatchObject({ name: 'ProviderFailure' })
})

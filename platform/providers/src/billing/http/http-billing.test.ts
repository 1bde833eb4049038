import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHttpBilling } from './http-billing'

const seen: string[] = []
let answer: object | null = { changes: [], position: '7', more: false }
let status = 200
let body = ''
const server = createServer(async (request, response) => {
  seen.push(`${request.method} ${request.url} ${request.headers.authorization}`)
  body = await readText(request)
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(answer === null ? '' : JSON.stringify(answer))
})
let baseUrl = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

it('asks for what changed since a position, in the billing system’s own words', async () => {
  const billing = createHttpBilling({ baseUrl, bearerToken: 'key' })
  expect(await billing.changesSince(null)).toEqual(answer)
  await billing.changesSince('2026-11-20 18:00 #7')
  expect(seen).toEqual([
    'GET /v1/changes Bearer key',
    'GET /v1/changes?since=2026-11-20%2018%3A00%20%237 Bearer key',
  ])
})

it('takes another form of answer for no answer', async () => {
  answer = { changes: 'all', position: '7' }
  await expect(createHttpBilling({ baseUrl, bearerToken: 'key' }).changesSince(null)).rejects.toThrow(
    /another form/,
  )
})

const event = {
  eventId: '0f0e7a52-9a3f-4c52-8f2d-3a1a4b1f2c11',
  type: 'paperless.turned-on',
  accountNumber: '8800000001',
  sequence: 1,
  occurredAt: '2026-11-20T18:00:00.000Z',
  data: {},
}

it('sends events as they are, and any answer of 2xx takes them, with a body or without', async () => {
  const billing = createHttpBilling({ baseUrl, bearerToken: 'key' })
  for (const [given, said] of [
    [200, {}],
    [202, null],
    [204, null],
  ] as const) {
    status = given
    answer = said
    expect(await billing.deliver([event])).toEqual({ kind: 'accepted' })
  }
  expect(seen.at(-1)).toBe('POST /v1/events Bearer key')
  expect(JSON.parse(body)).toEqual({ events: [event] })
})

it.each([400, 409, 413, 422])('an answer of %d refuses the events for good', async (refused) => {
  status = refused
  expect(await createHttpBilling({ baseUrl, bearerToken: 'key' }).deliver([event])).toEqual({
    kind: 'refused',
    status: refused,
  })
})

it.each([401, 403, 404, 408, 429, 500, 503])('an answer of %d is one to try again after', async (failed) => {
  status = failed
  await expect(createHttpBilling({ baseUrl, bearerToken: 'key' }).deliver([event])).rejects.toThrow(
    `The service answered ${failed} to POST.`,
  )
})

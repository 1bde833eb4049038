import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHttpBilling } from './http-billing'

const seen: string[] = []
let answer: object = { changes: [], position: '7', more: false }
const server = createServer((request, response) => {
  seen.push(`${request.method} ${request.url} ${request.headers.authorization}`)
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(answer))
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

import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pagePaths } from '../abuse/page-paths'
import { documentedCalls, pathWith } from './documented-calls'

const customer = 'dana.whitcombe@example.com'

let world: TestWorld
let token: string
let session: string

beforeAll(async () => {
  world = await createTestWorld({ portal: true })
  token = await world.tokenOf(customer)
  const { rows } = await world.context.pool.query<{ id: string }>(
    'select "Id" as id from record."User" where "Username" = $1',
    [customer],
  )
  session = (await world.context.identity.startSession(rows[0]?.id ?? '', { hostBrand: 'first' })).token
})
afterAll(() => world.close())

/** The types of responses, each with its charset if it is text, and how such a body starts. */
const beginnings: Readonly<Record<string, RegExp>> = {
  'application/json; charset=utf-8': /^(?:[{["\d]|true|false|null)/,
  'text/html; charset=utf-8': /^<!doctype html>/i,
  'text/plain; charset=utf-8': /^[^<{]/,
  'text/csv; charset=utf-8': /^[^<{]/,
  'text/css; charset=utf-8': /[{;]/,
  'text/javascript; charset=utf-8': /[;={]/,
  'application/xml; charset=utf-8': /^<\?xml[^>]+encoding="utf-8"/i,
  'application/manifest+json; charset=utf-8': /^\{/,
  'application/jwk-set+json; charset=utf-8': /^\{/,
  'image/svg+xml; charset=utf-8': /^<svg/,
  'image/png': /^\x89PNG/,
  'application/pdf': /^%PDF/,
  'font/woff2': /^wOF2/,
}

/** Returns what is wrong with a response; null for nothing. */
function problemOf({ headers, rawPayload }: LightMyRequestResponse): string | null {
  if (rawPayload.length === 0) return null
  const type = String(headers['content-type']).toLowerCase()
  const beginning = Object.hasOwn(beginnings, type) ? beginnings[type] : undefined
  const body = rawPayload.toString('latin1')
  if (beginning === undefined) return `is of the type ${type}`
  return beginning.test(body) ? null : `is no ${type}: ${body.slice(0, 40)}`
}

/** Sends each request, and returns how many responses had a body, and what is wrong with them. */
async function answersTo(requests: readonly InjectOptions[]) {
  const problems: string[] = []
  let bodies = 0
  for (const request of requests) {
    const answer = await world.app.inject({ ...request, headers: { host: 'localhost', ...request.headers } })
    if (answer.rawPayload.length > 0) bodies += 1
    const problem = problemOf(answer)
    if (problem !== null)
      problems.push(`${request.method} ${String(request.url)} ${answer.statusCode} ${problem}`)
  }
  return { bodies, problems }
}

it('every documented call says of what type its answer is, and in which characters', async () => {
  const calls = (await documentedCalls(world.app)).filter(({ path }) => path !== '/live')
  const requests = calls.flatMap((call) =>
    [{}, { authorization: `Bearer ${token}` }].map((headers) => ({
      method: call.method,
      url: pathWith(call, 'Account'),
      headers,
      ...(call.hasBody ? { payload: {} } : {}),
    })),
  )
  const { bodies, problems } = await answersTo(requests)
  expect(problems).toEqual([])
  expect(bodies).toBeGreaterThan(calls.length)
})

it('every page does, of guests and of customers, in both languages, and what pages load', async () => {
  const pages = pagePaths(world).flatMap((path) => [path, `/es${path}`])
  const cookie = `porchlight_session=${session}`
  const home = await world.app.inject({ url: '/', headers: { host: 'localhost' } })
  const loaded = [...home.payload.matchAll(/(?:src|href)="(\/[^"]+\.\w+)"/g)].map(([, path = '']) => path)
  expect(loaded.length).toBeGreaterThan(2)
  const requests = [...pages, ...loaded].flatMap((url) =>
    [{}, { cookie }].map((headers) => ({ method: 'GET' as const, url, headers })),
  )
  const { bodies, problems } = await answersTo(requests)
  expect(problems).toEqual([])
  expect(bodies).toBeGreaterThan(pages.length)
})

it('what is not documented there does as well: programs’ log-in, events of services, and what is not there', async () => {
  const gets = [
    '/.well-known/openid-configuration',
    '/services/oauth2/keys',
    '/services/oauth2/authorize',
    '/services/oauth2/userinfo',
    '/id/00D000000000000AAA/005000000000000AAA',
    '/openapi.json',
    '/icon.svg',
    '/manifest.webmanifest',
    '/assets/nothing.js',
    '/nowhere',
    '/services/nowhere',
  ]
  const posts = [
    '/services/oauth2/token',
    '/services/oauth2/revoke',
    '/webhooks/payments',
    '/login',
    '/nowhere',
  ]
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const { bodies, problems } = await answersTo([
    ...gets.map((url) => ({ method: 'GET' as const, url })),
    ...posts.map((url) => ({ method: 'POST' as const, url, headers: form, payload: 'a=1' })),
  ])
  expect(problems).toEqual([])
  expect(bodies).toBeGreaterThan(10)
})

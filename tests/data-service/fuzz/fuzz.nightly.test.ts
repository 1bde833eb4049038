import { monitorEventLoopDelay } from 'node:perf_hooks'
import { text } from 'node:stream/consumers'
import { inSweep, isSweep } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { fixtures } from '@porchlight/ui-api/fixtures'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoFixtureWorld, openFixtureWorld } from '../demo-fixture-world'
import { type FuzzedRequest, type FuzzedRoute, fuzzedRoutes } from './fuzzed-routes'

const requestCount = inSweep(1_000_000, { otherwise: 700 })
const seed = isSweep ? Number(process.env.FUZZ_SEED ?? Date.now()) : 65
const leastPerRoute = 8
const longestStallMs = 200

/** Words that only the database or a stack trace contains. */
const innards =
  /relation "|syntax error at|violates \w+[ -]\w+ constraint|duplicate key value|invalid input syntax|pg_catalog|node_modules|\n\s+at \w|ECONN|SQLSTATE|invalid byte sequence/

let world: TestWorld
let demo: DemoFixtureWorld
let routes: readonly FuzzedRoute[]

beforeAll(async () => {
  world = await createTestWorld()
  demo = await openFixtureWorld(world)
  routes = await fuzzedRoutes(world.app, fixtures, demo)
}, 120_000)

afterAll(async () => {
  await world.close()
})

test(`${requestCount} requests over the served document break nothing (seed ${seed})`, {
  timeout: isSweep ? 6 * 3_600_000 : 900_000,
}, async () => {
  const failures: string[] = []
  const statuses = new Map<number, number>()
  const answered = new Map<FuzzedRoute, number>()
  const stalls: string[] = []
  const perRound = Math.max(leastPerRoute, Math.ceil(requestCount / routes.length))
  const delay = monitorEventLoopDelay({ resolution: 10 })
  for (const [index, route] of routes.entries()) {
    const requests = fc.sample(route.requests, { numRuns: perRound, seed: seed + index })
    for (const request of requests) {
      delay.reset()
      delay.enable()
      const answer = await send(route, request)
      await new Promise((resolve) => setImmediate(resolve))
      delay.disable()
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
      answered.set(route, (answered.get(route) ?? 0) + 1)
      if (answer.statusCode >= 500 || innards.test(answer.body))
        failures.push(describe(route, request, answer))
      if (delay.max / 1e6 > longestStallMs && (await stallsAgain(route, request))) {
        stalls.push(describe(route, request, answer))
      }
    }
  }
  const total = [...statuses.values()].reduce((sum, count) => sum + count, 0)
  const good = [...statuses].reduce((sum, [status, count]) => sum + (status < 300 ? count : 0), 0)
  expect(failures.slice(0, 10)).toEqual([])
  expect(stalls).toEqual([])
  expect(total).toBeGreaterThanOrEqual(requestCount)
  expect(Math.min(...routes.map((route) => answered.get(route) ?? 0))).toBeGreaterThanOrEqual(leastPerRoute)
  // Many calls are for one class of viewers, and the fuzz sends each as all of them; a quarter gets past the
  // rejections.
  expect({ shareOfGood: good / total, statuses: [...statuses] }).toMatchObject({
    shareOfGood: expect.toSatisfy((share: number) => share >= 0.25),
  })
})

async function send(route: FuzzedRoute, { viewer, request }: FuzzedRequest) {
  const answer = await demo.open(route, viewer, request, '')
  const stream = answer.stream()
  const isEndless = String(answer.headers['content-type']).startsWith('text/event-stream')
  if (isEndless) stream.destroy()
  return { statusCode: answer.statusCode, body: isEndless ? '' : await text(stream) }
}

/**
 * Returns whether a request blocks again: a busy machine can stall the process briefly, but a request's own block
 * recurs.
 */
async function stallsAgain(route: FuzzedRoute, request: FuzzedRequest): Promise<boolean> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const delay = monitorEventLoopDelay({ resolution: 10 })
    delay.enable()
    await send(route, request)
    await new Promise((resolve) => setImmediate(resolve))
    delay.disable()
    if (delay.max / 1e6 <= longestStallMs) return false
  }
  return true
}

function describe(
  route: FuzzedRoute,
  request: FuzzedRequest,
  answer: { readonly statusCode: number; readonly body: string },
): string {
  return `${answer.statusCode} ${route.method} ${route.path} ${JSON.stringify(request).slice(0, 600)} → ${answer.body.slice(0, 300)}`
}

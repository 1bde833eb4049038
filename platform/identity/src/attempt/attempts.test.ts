import { isPorchlightError } from '@porchlight/errors'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type IdentityBench, minute, openIdentityBench } from '../testing/identity-bench'
import { secondsUntil } from './attempts'

let bench: IdentityBench
const limit = { limit: 3, windowMs: 10 * minute }

beforeAll(async () => {
  bench = await openIdentityBench()
})
afterAll(() => bench.close())

test('as many attempts as the limit are allowed, then the wait is told', async () => {
  const count = () => bench.identity.countAttempt('look-up', '203.0.113.1', limit)
  for (let index = 0; index < 3; index++)
    expect(await count()).toEqual({ allowed: true, retryAfterSeconds: 0 })
  bench.moveClock(4 * minute)
  expect(await count()).toEqual({ allowed: false, retryAfterSeconds: 360 })
  bench.moveClock(6 * minute - 1_001)
  expect(await count()).toEqual({ allowed: false, retryAfterSeconds: 2 })
  bench.moveClock(1_000)
  expect(await count()).toEqual({ allowed: false, retryAfterSeconds: 1 })
  bench.moveClock(1)
  for (let index = 0; index < 3; index++) expect((await count()).allowed).toBe(true)
  expect(await count()).toEqual({ allowed: false, retryAfterSeconds: 600 })
})

test('of 50 parallel attempts exactly the limit are allowed, at first and after the window', async () => {
  for (let round = 0; round < 2; round++) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        bench.identity.countAttempt('form', 'parallel', { ...limit, limit: 7 }),
      ),
    )
    expect(answers.filter((answer) => answer.allowed)).toHaveLength(7)
    for (const answer of answers) expect(answer.retryAfterSeconds > 0).toBe(!answer.allowed)
    bench.moveClock(10 * minute)
  }
})

test('scopes and keys are counted apart', async () => {
  const once = { ...limit, limit: 1 }
  expect((await bench.identity.countAttempt('one', 'a', once)).allowed).toBe(true)
  expect((await bench.identity.countAttempt('one', 'b', once)).allowed).toBe(true)
  expect((await bench.identity.countAttempt('two', 'a', once)).allowed).toBe(true)
  expect((await bench.identity.countAttempt('one', 'a', once)).allowed).toBe(false)
})

test('a limit or window below 1 is refused', async () => {
  for (const wrong of [
    { limit: 0, windowMs: 1 },
    { limit: 1.5, windowMs: 1 },
    { limit: 1, windowMs: 0 },
  ])
    await expect(bench.identity.countAttempt('form', 'key', wrong)).rejects.toSatisfy((error) =>
      isPorchlightError(error, 'invalidParameter'),
    )
})

test('what is counted within a transaction stands or falls with it', async () => {
  const once = { ...limit, limit: 1 }
  const count = (within?: pg.PoolClient) => bench.identity.countAttempt('mail', 'within', once, within)
  const client = await bench.database.pool.connect()
  for (const [end, allowedAfter] of [
    ['rollback', true],
    ['commit', false],
  ] as const) {
    bench.moveClock(10 * minute)
    await client.query('begin')
    expect(await count(client)).toEqual({ allowed: true, retryAfterSeconds: 0 })
    expect(await count(client)).toEqual({ allowed: false, retryAfterSeconds: 600 })
    await client.query(end)
    expect((await count()).allowed).toBe(allowedAfter)
  }
  client.release()
})

test('a window has a millisecond at least, and whoever has to wait waits a second at least', async () => {
  const within = (windowMs: number) => bench.identity.countAttempt('window', 'one', { limit: 1, windowMs })
  await expect(within(0)).rejects.toMatchObject({ key: 'invalidParameter' })
  expect(await within(1)).toEqual({ allowed: true, retryAfterSeconds: 0 })
  expect(secondsUntil(5_000, new Date(5_000))).toBe(1)
})

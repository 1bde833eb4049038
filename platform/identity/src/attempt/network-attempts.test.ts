import { afterAll, beforeAll, expect, test } from 'vitest'
import { type IdentityBench, minute, openIdentityBench } from '../testing/identity-bench'
import { countFromNetworks, giveBackToNetworks } from './network-attempts'

let bench: IdentityBench

beforeAll(async () => {
  bench = await openIdentityBench()
})
afterAll(() => bench.close())

const count = (scope: string, address: string) =>
  countFromNetworks(bench.identity.countAttempt, scope, address, { limit: 2, windowMs: minute })

test('an address has its limit and its network eight times that, which one address cannot use up', async () => {
  const allowed: boolean[] = []
  for (let index = 0; index < 5; index++) allowed.push((await count('form', '203.0.113.1')).allowed)
  expect(allowed).toEqual([true, true, false, false, false])
  const others: boolean[] = []
  for (let host = 2; host < 18; host++) others.push((await count('form', `203.0.113.${host}`)).allowed)
  // The first address used two of the network's sixteen.
  expect(others).toEqual(others.map((_, index) => index < 14))
  expect(await count('form', '203.0.113.99')).toEqual({ allowed: false, retryAfterSeconds: 60 })
  expect(await count('form', '198.51.100.1')).toEqual({ allowed: true, retryAfterSeconds: 0 })
})

test('an attempt that is given back is free again, for its address and its network', async () => {
  for (let host = 1; host < 9; host++)
    for (let time = 0; time < 2; time++) await count('look-up', `203.0.113.${host}`)
  expect((await count('look-up', '203.0.113.1')).allowed).toBe(false)
  expect((await count('look-up', '203.0.113.9')).allowed).toBe(false)
  await giveBackToNetworks(bench.identity.giveBackAttempt, 'look-up', '203.0.113.1')
  expect((await count('look-up', '203.0.113.1')).allowed).toBe(true)
  expect((await count('look-up', '203.0.113.1')).allowed).toBe(false)
})

test('what is counted once shows for as long as its window is open, and not when it was given back', async () => {
  const { identity } = bench
  const has = (key: string) => identity.hasAttempt('known', key, minute)
  expect(await has('ana')).toBe(false)
  await identity.countAttempt('known', 'ana', { limit: 9, windowMs: minute })
  await identity.countAttempt('known', 'ivo', { limit: 9, windowMs: minute })
  await identity.giveBackAttempt('known', 'ivo')
  await identity.giveBackAttempt('known', 'ivo')
  bench.moveClock(minute - 1)
  expect([await has('ana'), await has('ivo')]).toEqual([true, false])
  bench.moveClock(1)
  expect(await has('ana')).toBe(false)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { hour, type IdentityBench, openIdentityBench } from '../testing/identity-bench'

let bench: IdentityBench
const rememberedMs = 180 * 24 * hour

beforeAll(async () => {
  bench = await openIdentityBench()
})
afterAll(() => bench.close())

test('a browser is known to its user alone, for 180 days after the latest sign-in there', async () => {
  const { identity } = bench
  const token = await identity.rememberDevice('user-ana', null)
  bench.moveClock(rememberedMs - 1)
  expect(await identity.isKnownDevice('user-ana', token)).toBe(true)
  expect(await identity.isKnownDevice('user-ivo', token)).toBe(false)
  expect(await identity.isKnownDevice('user-ana', 'no token')).toBe(false)
  expect(await identity.rememberDevice('user-ana', token)).toBe(token)
  bench.moveClock(rememberedMs - 1)
  expect(await identity.isKnownDevice('user-ana', token)).toBe(true)
  bench.moveClock(1)
  expect(await identity.isKnownDevice('user-ana', token)).toBe(false)
})

test('a browser gets another token when its own is somebody else’s, has run out or is none', async () => {
  const { identity } = bench
  const token = await identity.rememberDevice('user-lee', null)
  const another = await identity.rememberDevice('user-new', token)
  expect(another).not.toBe(token)
  expect(await identity.isKnownDevice('user-new', another)).toBe(true)
  expect(await identity.isKnownDevice('user-lee', token)).toBe(true)
  expect(await identity.rememberDevice('user-lee', 'no token')).not.toBe('no token')
  bench.moveClock(rememberedMs)
  expect(await identity.rememberDevice('user-lee', token)).not.toBe(token)
})

test('20 browsers of a user are known, and the one that signed in longest ago makes room', async () => {
  const { identity } = bench
  const stranger = await identity.rememberDevice('user-one', null)
  const tokens: string[] = []
  for (let index = 0; index < 20; index++) {
    tokens.push(await identity.rememberDevice('user-many', null))
    bench.moveClock(1)
  }
  const known = () => Promise.all(tokens.map((token) => identity.isKnownDevice('user-many', token)))
  expect(await known()).toEqual(tokens.map(() => true))
  await identity.rememberDevice('user-many', null)
  expect(await known()).toEqual(tokens.map((_, index) => index > 0))
  expect(await identity.isKnownDevice('user-one', stranger)).toBe(true)
})

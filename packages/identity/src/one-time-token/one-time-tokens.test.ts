import { isPorchlightError } from '@porchlight/errors'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hour, type IdentityBench, openIdentityBench } from '../testing/identity-bench'

let bench: IdentityBench
const reset = { purpose: 'passwordReset', brand: 'first' } as const

beforeAll(async () => {
  bench = await openIdentityBench()
})
afterAll(() => bench.close())

const issue = async (subjectId: string) =>
  (await bench.identity.issueOneTimeToken({ ...reset, subjectId, lifetimeMs: hour })).token

test('a token is valid until it is used, however often it is looked at', async () => {
  const token = await issue('user-1')
  for (let index = 0; index < 3; index++)
    expect(await bench.identity.lookAtOneTimeToken(token, reset)).toMatchObject({
      state: 'valid',
      subjectId: 'user-1',
    })
  expect(await bench.identity.useOneTimeToken(token, reset)).toMatchObject({
    state: 'valid',
    subjectId: 'user-1',
  })
  expect(await bench.identity.useOneTimeToken(token, reset)).toEqual({ state: 'used', subjectId: 'user-1' })
  expect(await bench.identity.lookAtOneTimeToken(token, reset)).toEqual({
    state: 'used',
    subjectId: 'user-1',
  })
})

test('of 20 parallel uses one wins', async () => {
  const token = await issue('user-2')
  const results = await Promise.all(
    Array.from({ length: 20 }, () => bench.identity.useOneTimeToken(token, reset)),
  )
  expect(results.filter((result) => result.state === 'valid')).toHaveLength(1)
  expect(results.filter((result) => result.state === 'used')).toHaveLength(19)
})

test('a newer token supersedes the older one of the same purpose and user only', async () => {
  const older = await issue('user-3')
  const stranger = await issue('user-4')
  const verification = { purpose: 'emailVerification', brand: 'first' } as const
  const { token: other } = await bench.identity.issueOneTimeToken({
    ...verification,
    subjectId: 'user-3',
    lifetimeMs: hour,
  })
  const newer = await issue('user-3')
  expect(await bench.identity.useOneTimeToken(older, reset)).toEqual({
    state: 'superseded',
    subjectId: 'user-3',
  })
  expect((await bench.identity.lookAtOneTimeToken(newer, reset)).state).toBe('valid')
  expect((await bench.identity.lookAtOneTimeToken(stranger, reset)).state).toBe('valid')
  expect((await bench.identity.lookAtOneTimeToken(other, verification)).state).toBe('valid')
})

test('of tokens issued in parallel one is left open', async () => {
  const tokens = await Promise.all(Array.from({ length: 12 }, () => issue('user-5')))
  const states = await Promise.all(tokens.map((token) => bench.identity.lookAtOneTimeToken(token, reset)))
  expect(states.filter((state) => state.state === 'valid')).toHaveLength(1)
})

test('a token runs out, and says so', async () => {
  const token = await issue('user-6')
  bench.moveClock(hour - 1)
  expect((await bench.identity.lookAtOneTimeToken(token, reset)).state).toBe('valid')
  bench.moveClock(1)
  expect(await bench.identity.lookAtOneTimeToken(token, reset)).toEqual({
    state: 'expired',
    subjectId: 'user-6',
  })
  expect(await bench.identity.useOneTimeToken(token, reset)).toEqual({
    state: 'expired',
    subjectId: 'user-6',
  })
})

test('a change of the password closes open tokens', async () => {
  const token = await issue('user-7')
  await bench.identity.setPassword('user-7', 'Evening-porch-7!')
  expect(await bench.identity.useOneTimeToken(token, reset)).toEqual({
    state: 'superseded',
    subjectId: 'user-7',
  })
  const again = await issue('user-7')
  expect((await bench.identity.useOneTimeToken(again, reset)).state).toBe('valid')
})

test('a token of another brand or purpose is unknown, and is not used up by the attempt', async () => {
  const token = await issue('user-8')
  for (const wrong of [
    { ...reset, brand: 'second' },
    { ...reset, purpose: 'registration' as const },
  ]) {
    expect(await bench.identity.lookAtOneTimeToken(token, wrong)).toEqual({ state: 'unknown' })
    expect(await bench.identity.useOneTimeToken(token, wrong)).toEqual({ state: 'unknown' })
  }
  expect((await bench.identity.useOneTimeToken(token, reset)).state).toBe('valid')
  for (const wrong of ['', 'x', 'A'.repeat(43)])
    expect(await bench.identity.useOneTimeToken(wrong, reset)).toEqual({ state: 'unknown' })
})

test('a session token is no one-time token and the other way round', async () => {
  const { token } = await bench.identity.startSession('user-9')
  expect(await bench.identity.useOneTimeToken(token, reset)).toEqual({ state: 'unknown' })
  expect(await bench.identity.findSession(await issue('user-9'))).toBeNull()
})

test('a token that would live longer than a day is refused', async () => {
  for (const lifetimeMs of [0, 24 * hour + 1, Number.NaN])
    await expect(
      bench.identity.issueOneTimeToken({ ...reset, subjectId: 'user-10', lifetimeMs }),
    ).rejects.toSatisfy((error) => isPorchlightError(error, 'numberOutsideRange'))
})

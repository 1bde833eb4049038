import { isPorchlightError } from '@porchlight/errors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

describe('a token that is issued for a key', () => {
  const issueFor = (key: string, subjectId: string, identity = bench.identity) =>
    identity.issueOneTimeToken({ ...reset, subjectId, lifetimeMs: hour, key })

  test('is the same with the same time whenever it is asked for again, in every process', async () => {
    const first = await issueFor('job-1', 'user-11')
    bench.moveClock(hour - 1)
    expect(await issueFor('job-1', 'user-11')).toEqual(first)
    expect(await issueFor('job-1', 'user-11', bench.sibling())).toEqual(first)
    expect(first.isOpen).toBe(true)
    expect((await bench.identity.useOneTimeToken(first.token, reset)).state).toBe('valid')
  })

  test('is one token, however many ask for it at once', async () => {
    const issued = await Promise.all(Array.from({ length: 12 }, () => issueFor('job-2', 'user-12')))
    expect(new Set(issued.map(({ token }) => token)).size).toBe(1)
  })

  test('is another for another key, subject, purpose, brand or secret', async () => {
    const request = { ...reset, subjectId: 'user-13', lifetimeMs: hour, key: 'job-3' }
    const tokens = new Set<string>()
    for (const different of [
      {},
      { key: 'job-4' },
      { subjectId: 'user-14' },
      { purpose: 'registration' as const },
      { brand: 'second' },
    ])
      tokens.add((await bench.identity.issueOneTimeToken({ ...request, ...different })).token)
    expect(tokens.size).toBe(5)
    const { token } = await issueFor('job-5', 'user-15')
    const elsewhere = bench.sibling({ linkSecret: 'a secret of another installation' })
    const other = await issueFor('job-5', 'user-15', elsewhere)
    expect(other.token).not.toBe(token)
    expect((await bench.identity.lookAtOneTimeToken(token, reset)).state).toBe('superseded')
    expect((await bench.identity.lookAtOneTimeToken(other.token, reset)).state).toBe('valid')
  })

  test('stays closed once it was used or a newer one was issued, and closes no newer one', async () => {
    const used = await issueFor('job-6', 'user-16')
    await bench.identity.useOneTimeToken(used.token, reset)
    expect(await issueFor('job-6', 'user-16')).toEqual({ ...used, isOpen: false })
    const older = await issueFor('job-7', 'user-16')
    const newer = await issueFor('job-8', 'user-16')
    expect(await issueFor('job-7', 'user-16')).toEqual({ ...older, isOpen: false })
    expect((await bench.identity.lookAtOneTimeToken(older.token, reset)).state).toBe('superseded')
    expect((await bench.identity.lookAtOneTimeToken(newer.token, reset)).state).toBe('valid')
  })

  test('is another once it ran out, or a new password closed it', async () => {
    const first = await issueFor('job-9', 'user-17')
    bench.moveClock(hour)
    const second = await issueFor('job-9', 'user-17')
    await bench.identity.setPassword('user-17', 'Evening-porch-7!')
    const third = await issueFor('job-9', 'user-17')
    expect(await issueFor('job-9', 'user-17')).toEqual(third)
    expect(new Set([first.token, second.token, third.token]).size).toBe(3)
    for (const { token } of [first, second])
      expect((await bench.identity.useOneTimeToken(token, reset)).state).toBe('superseded')
    expect((await bench.identity.useOneTimeToken(third.token, reset)).state).toBe('valid')
  })

  test('never comes again, even when its row was deleted', async () => {
    const first = await issueFor('job-10', 'user-18')
    await bench.identity.useOneTimeToken(first.token, reset)
    await bench.database.pool.query(`delete from identity.one_time_token where subject_id = 'user-18'`)
    expect((await issueFor('job-10', 'user-18')).token).not.toBe(first.token)
    expect((await bench.identity.lookAtOneTimeToken(first.token, reset)).state).toBe('unknown')
  })
})

test('tokens that are superseded open nothing any more, and others do', async () => {
  const [one, other] = [await issue('superseded'), await issue('not superseded')]
  await bench.identity.supersedeOneTimeTokens('passwordReset', 'superseded')
  expect((await bench.identity.useOneTimeToken(one, reset)).state).toBe('superseded')
  expect((await bench.identity.useOneTimeToken(other, reset)).state).toBe('valid')
})

test.each([
  ['passwordReset', 24 * hour],
  ['enrollmentSignUp', 14 * 24 * hour],
  ['secondFactorUndo', 3 * 24 * hour],
  ['mailChoice', 365 * 24 * hour],
  ['guestMessage', 24 * hour],
  ['guestConversation', 366 * 24 * hour],
] as const)('a token for %s lasts from a millisecond up to %i', async (purpose, longest) => {
  const lasting = (lifetimeMs: number) =>
    bench.identity.issueOneTimeToken({ purpose, brand: 'first', subjectId: `lasting ${purpose}`, lifetimeMs })
  for (const lifetimeMs of [1, longest]) expect((await lasting(lifetimeMs)).isOpen).toBe(true)
  for (const lifetimeMs of [0, longest + 1, 1.5])
    await expect(lasting(lifetimeMs)).rejects.toMatchObject({ key: 'numberOutsideRange' })
})

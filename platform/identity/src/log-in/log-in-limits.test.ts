import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  hour,
  type IdentityBench,
  logInRequest,
  minute,
  openIdentityBench,
  rightPassword,
} from '../testing/identity-bench'
import type { LogInRequest } from './log-in'

let bench: IdentityBench

beforeEach(async () => {
  bench = await openIdentityBench()
  await bench.identity.setPassword('user-ana', rightPassword)
})
afterEach(() => bench.close())

const tryWith = (password: string, username = 'ana@example.com') =>
  bench.identity.logIn(logInRequest(username, password))

async function failTimes(times: number, username = 'ana@example.com'): Promise<void> {
  for (let index = 0; index < times; index++)
    expect(await tryWith('Not-the-one-1!', username)).toEqual({ outcome: 'failed' })
}

test('of 50 parallel wrong attempts through two processes 10 are compared', async () => {
  const other = bench.sibling()
  bench.takeComparisons()
  const results = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      (index % 2 === 0 ? bench.identity : other).logIn(logInRequest('ana@example.com', `Guess-${index}!`)),
    ),
  )
  expect(bench.takeComparisons()).toBe(10)
  expect(results.filter((result) => result.outcome === 'failed')).toHaveLength(10)
  expect(results.filter((result) => result.outcome === 'limited')).toHaveLength(40)
})

test('a locked account refuses the right password without a comparison', async () => {
  await failTimes(10)
  bench.takeComparisons()
  expect(await tryWith(rightPassword)).toEqual({
    outcome: 'limited',
    retryAfterSeconds: 60,
    resetRequired: false,
  })
  expect(bench.takeComparisons()).toBe(0)
  bench.moveClock(minute)
  expect((await tryWith(rightPassword)).outcome).toBe('signedIn')
})

test('a username that nobody has is locked in the same way', async () => {
  await failTimes(10, 'nobody@example.com')
  expect(await tryWith('Not-the-one-1!', ' NOBODY@example.com')).toEqual({
    outcome: 'limited',
    retryAfterSeconds: 60,
    resetRequired: false,
  })
})

test('locks double from 1 minute up to 60', async () => {
  await failTimes(9)
  const lengths: number[] = []
  for (let lock = 0; lock < 9; lock++) {
    await failTimes(1)
    const refused = await tryWith(rightPassword)
    if (refused.outcome !== 'limited') throw new TypeError(refused.outcome)
    lengths.push(refused.retryAfterSeconds / 60)
    bench.moveClock(refused.retryAfterSeconds * 1000)
  }
  expect(lengths).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60])
})

test('each lock-out is told once, with the owner, however many attempts fail at the same time', async () => {
  const notified: (string | null)[] = []
  const guess = (username: string, password = 'Not-the-one-1!') =>
    bench.identity.logIn(
      logInRequest(username, password, {
        onLockOut: async (client, userId) => {
          await client.query('select 1')
          notified.push(userId)
        },
      }),
    )
  await Promise.all(Array.from({ length: 30 }, () => guess('ana@example.com')))
  expect(notified).toEqual(['user-ana'])
  bench.moveClock(minute)
  await guess('ana@example.com')
  expect(notified).toEqual(['user-ana', 'user-ana'])
  await Promise.all(Array.from({ length: 30 }, () => guess('nobody@example.com')))
  expect(notified).toEqual(['user-ana', 'user-ana', null])
})

test('nobody is told of a tenth attempt that is right', async () => {
  await failTimes(9)
  let count = 0
  const request = logInRequest('ana@example.com', rightPassword, { onLockOut: async () => void count++ })
  expect((await bench.identity.logIn(request)).outcome).toBe('signedIn')
  expect(count).toBe(0)
})

test('a lock-out that could not be told is told with the next', async () => {
  await failTimes(9)
  const guess = (onLockOut: NonNullable<LogInRequest['onLockOut']>) =>
    bench.identity.logIn(logInRequest('ana@example.com', 'Not-the-one-1!', { onLockOut }))
  await expect(guess(() => Promise.reject(new RangeError('no queue')))).rejects.toThrow('no queue')
  bench.moveClock(16 * minute)
  let count = 0
  await guess(async () => void count++)
  await guess(async () => void count++)
  expect(count).toBe(1)
})

test('a lock holds to its last millisecond', async () => {
  await failTimes(10)
  bench.moveClock(minute - 1)
  expect(await tryWith(rightPassword)).toMatchObject({ outcome: 'limited', retryAfterSeconds: 1 })
  bench.moveClock(1)
  expect((await tryWith(rightPassword)).outcome).toBe('signedIn')
})

test('15 quiet minutes give 10 tries again, but the next lock is longer', async () => {
  await failTimes(10)
  bench.moveClock(minute + 15 * minute)
  await failTimes(10)
  expect(await tryWith(rightPassword)).toMatchObject({ outcome: 'limited', retryAfterSeconds: 120 })
})

test('failures add up to a lock as long as each comes within 15 minutes of the one before', async () => {
  for (let failure = 0; failure < 10; failure++) {
    bench.moveClock(15 * minute - 1)
    await failTimes(1)
  }
  expect(await tryWith(rightPassword)).toMatchObject({ outcome: 'limited', retryAfterSeconds: 60 })
})

test('a success resets the count of the account', async () => {
  await failTimes(9)
  expect((await tryWith(rightPassword)).outcome).toBe('signedIn')
  await failTimes(9)
  expect((await tryWith(rightPassword)).outcome).toBe('signedIn')
})

test('after 100 consecutive failures only a reset opens the account', async () => {
  for (let failures = 0; failures < 100; failures++) {
    await failTimes(1)
    bench.moveClock(2 * hour)
  }
  expect(await tryWith(rightPassword)).toEqual({
    outcome: 'limited',
    retryAfterSeconds: 3600,
    resetRequired: true,
  })
  bench.moveClock(24 * hour)
  expect(await tryWith(rightPassword)).toMatchObject({ outcome: 'limited', resetRequired: true })
  await bench.identity.purgeExpired()
  expect(await tryWith(rightPassword)).toMatchObject({ outcome: 'limited', resetRequired: true })
  await bench.identity.forgetFailedLogIns('Ana@example.com')
  expect((await tryWith(rightPassword)).outcome).toBe('signedIn')
})

test('an address is stopped after 100 failures over any usernames, and locks no further account', async () => {
  const from = (address: string, username: string, password = 'Not-the-one-1!') =>
    bench.identity.logIn(logInRequest(username, password, { address }))
  for (let index = 0; index < 100; index++)
    expect((await from('2001:db8:1:2::1', `someone-${index}@example.com`)).outcome).toBe('failed')
  expect(await from('2001:db8:1:2:ffff::9', 'ana@example.com', rightPassword)).toMatchObject({
    outcome: 'limited',
    retryAfterSeconds: 15 * 60,
  })
  for (let index = 0; index < 20; index++) await from('2001:db8:1:2::1', 'ana@example.com')
  expect((await from('2001:db8:1:3::1', 'ana@example.com', rightPassword)).outcome).toBe('signedIn')
  bench.moveClock(15 * minute)
  expect((await from('2001:db8:1:2::1', 'ana@example.com', rightPassword)).outcome).toBe('signedIn')
})

test('successes do not use up the allowance of an address', async () => {
  const strict = bench.sibling({ limits: { addressFailures: 3 } })
  const address = '203.0.113.7'
  for (let index = 0; index < 5; index++)
    expect((await strict.logIn(logInRequest('ana@example.com', rightPassword, { address }))).outcome).toBe(
      'signedIn',
    )
})

test.each([
  ['IPv4 /24', 24, (index: number) => `203.0.113.${index + 1}`, '203.0.114.1'],
  ['IPv6 /56', 12, (index: number) => `2001:db8:1:${(0x100 + index).toString(16)}::1`, '2001:db8:2::1'],
  ['IPv6 /48', 48, (index: number) => `2001:db8:3:${(0x100 * index).toString(16)}::1`, '2001:db8:4::1'],
])('fresh addresses of one %s are stopped together', async (_name, limit, addressOf, elsewhere) => {
  const strict = bench.sibling({ limits: { addressFailures: 3 } })
  const from = (address: string, username: string, password = 'Not-the-one-1!') =>
    strict.logIn(logInRequest(username, password, { address }))
  for (let index = 0; index < limit; index++)
    expect((await from(addressOf(index), `someone-${index}@example.com`)).outcome).toBe('failed')
  expect((await from(addressOf(limit), 'ana@example.com', rightPassword)).outcome).toBe('limited')
  expect((await from(elsewhere, 'ana@example.com', rightPassword)).outcome).toBe('signedIn')
})

test('a token that no known device has does not get around the lock of the account', async () => {
  await bench.identity.setPassword('user-new', rightPassword)
  const attempt = async (index: number, password: string) =>
    bench.identity.logIn(
      logInRequest('new@example.com', password, { deviceToken: `${'x'.repeat(40)}${100 + index}` }),
    )
  const outcomes: string[] = []
  for (let index = 0; index < 11; index += 1) outcomes.push((await attempt(index, 'Wrong-porch-7!')).outcome)
  expect(outcomes).toEqual([...Array<string>(10).fill('failed'), 'limited'])
  expect(await attempt(20, rightPassword)).toEqual({
    outcome: 'limited',
    retryAfterSeconds: expect.any(Number),
    resetRequired: false,
  })
})

test('nobody is told of a failure that locks nothing', async () => {
  const told: unknown[] = []
  const onLockOut = async (...given: unknown[]) => void told.push(given)
  const request = logInRequest('nobody.was.told@example.com', 'Wrong-porch-7!', { onLockOut })
  expect(await bench.identity.logIn(request)).toEqual({ outcome: 'failed' })
  expect(told).toEqual([])
})

test('an address that is stopped is told when to try again, and of no reset', async () => {
  const address = '203.0.113.77'
  const one = () =>
    bench.identity.logIn(logInRequest(`stopped.${Math.random()}@example.com`, 'no', { address }))
  let result = await one()
  for (let index = 0; index < 120 && result.outcome === 'failed'; index += 1) result = await one()
  expect(result).toEqual({ outcome: 'limited', retryAfterSeconds: expect.any(Number), resetRequired: false })
})

test('where one failure is the limit, the first one locks for a minute', async () => {
  const strict = bench.sibling({ limits: { accountFailures: 1 } })
  const attempt = () => strict.logIn(logInRequest('strict@example.com', 'Wrong-porch-7!'))
  expect((await attempt()).outcome).toBe('failed')
  expect(await attempt()).toEqual({ outcome: 'limited', retryAfterSeconds: 60, resetRequired: false })
  bench.moveClock(minute - 1)
  expect((await attempt()).outcome).toBe('limited')
  bench.moveClock(1)
  expect((await attempt()).outcome).toBe('failed')
  expect(await attempt()).toMatchObject({ outcome: 'limited', retryAfterSeconds: 120 })
})

test('a device that is known signs in while strangers have locked the account', async () => {
  const username = 'ana@example.com'
  const deviceToken = await bench.identity.rememberDevice('user-ana', null)
  await failTimes(10)
  expect(await tryWith(rightPassword)).toMatchObject({ outcome: 'limited' })
  const known = await bench.identity.logIn(logInRequest(username, rightPassword, { deviceToken }))
  expect(known.outcome).toBe('signedIn')
  bench.moveClock(hour)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type IdentityBench, logInRequest, openIdentityBench, rightPassword } from '../testing/identity-bench'

let bench: IdentityBench

beforeAll(async () => {
  bench = await openIdentityBench()
  for (const userId of ['user-ana', 'user-ivo', 'user-lee'])
    await bench.identity.setPassword(userId, rightPassword)
})
afterAll(() => bench.close())

test('the right password gives a session that the token finds', async () => {
  const result = await bench.identity.logIn(
    logInRequest('ana@example.com', rightPassword, {
      hostBrand: 'first',
      language: 'es',
      deviceLabel: 'Firefox\0 on Linux',
    }),
  )
  if (result.outcome !== 'signedIn') throw new TypeError(result.outcome)
  expect(result.session).toMatchObject({
    userId: 'user-ana',
    kind: 'browser',
    hostBrand: 'first',
    language: 'es',
    deviceLabel: 'Firefox on Linux',
  })
  expect(await bench.identity.findSession(result.token)).toEqual(result.session)
})

test('a username is found whatever its case, outer spaces and width', async () => {
  for (const username of [' Ana@Example.COM\t', 'ａｎａ@example.com'])
    expect((await bench.identity.logIn(logInRequest(username, rightPassword))).outcome).toBe('signedIn')
})

test('a password counts whole and is the same in composed and decomposed form', async () => {
  const long = `Ñandú-7-${'x'.repeat(120)}`
  await bench.identity.setPassword('user-ana', long)
  const outcome = async (password: string) =>
    (await bench.identity.logIn(logInRequest('ana@example.com', password))).outcome
  expect(await outcome(long.normalize('NFD'))).toBe('signedIn')
  expect(await outcome(`${long.slice(0, -1)}y`)).toBe('failed')
  expect(await outcome(long.slice(0, -1))).toBe('failed')
  expect(await outcome(`${long}x`)).toBe('failed')
  await bench.identity.setPassword('user-ana', rightPassword)
})

test('every failure gives the same answer after exactly one comparison', async () => {
  const failures: readonly (readonly [string, string, string])[] = [
    ['wrong password', 'ana@example.com', 'Not-the-one-1!'],
    ['unknown user', 'nobody@example.com', rightPassword],
    ['no credential', 'new@example.com', rightPassword],
    ['inactive user, wrong password', 'ivo@example.com', 'Not-the-one-1!'],
    ['empty password', 'ana@example.com', ''],
    ['empty password of nobody', 'nobody@example.com', ''],
    ['overlong password', 'ana@example.com', 'x'.repeat(129)],
    ['enormous password', 'ana@example.com', 'x'.repeat(1_000_000)],
    ['enormous password of nobody', 'nobody@example.com', 'x'.repeat(1_000_000)],
    ['password of lone surrogates and NUL', 'ana@example.com', '\ud800\0\udfff'],
    ['empty username', '', rightPassword],
    ['overlong username', `${'x'.repeat(400)}@example.com`, rightPassword],
    ['username with NUL', 'ana\0@example.com', rightPassword],
  ]
  bench.takeComparisons()
  for (const [what, username, password] of failures) {
    const result = await bench.identity.logIn(logInRequest(username, password))
    expect(result, what).toEqual({ outcome: 'failed' })
    expect(bench.takeComparisons(), what).toBe(1)
  }
})

test('every failure runs the same statements', async () => {
  const statements: string[] = []
  const pool = new Proxy(bench.database.pool, {
    get: (target, property) => {
      if (property !== 'connect') return Reflect.get(target, property, target)
      return async () => {
        const client = await target.connect()
        return {
          query: (text: string, values: unknown[]) => {
            statements.push(text)
            return client.query(text, values)
          },
          release: () => client.release(),
        }
      }
    },
  })
  const identity = bench.sibling({ pool })
  const statementsOf = async (username: string, password: string) => {
    statements.length = 0
    await identity.logIn(logInRequest(username, password))
    return [...statements]
  }
  const ofWrongPassword = await statementsOf('ana@example.com', 'Not-the-one-1!')
  expect(ofWrongPassword.length).toBeGreaterThanOrEqual(3)
  expect(await statementsOf('stranger@example.com', 'Not-the-one-1!')).toEqual(ofWrongPassword)
  expect(await statementsOf('ivo@example.com', '')).toEqual(ofWrongPassword)
})

test('an inactive user is told so only after the right password, and gets no session', async () => {
  bench.takeComparisons()
  expect(await bench.identity.logIn(logInRequest('ivo@example.com', rightPassword))).toEqual({
    outcome: 'inactive',
  })
  expect(bench.takeComparisons()).toBe(1)
  expect(await bench.identity.listSessions('user-ivo')).toEqual([])
})

test('logging in gives a new token and ends the session that the request came with', async () => {
  const planted = await bench.identity.startSession('user-ivo')
  const result = await bench.identity.logIn(
    logInRequest('ana@example.com', rightPassword, { previousToken: planted.token }),
  )
  if (result.outcome !== 'signedIn') throw new TypeError(result.outcome)
  expect(result.token).not.toBe(planted.token)
  expect(await bench.identity.findSession(planted.token)).toBeNull()
  expect((await bench.identity.findSession(result.token))?.userId).toBe('user-ana')
})

test('staff sessions end sooner than those of customers', async () => {
  const offered = bench.sibling({ staffSecondFactor: 'offered' })
  const lifetimeOf = async (username: string) => {
    const result = await offered.logIn(logInRequest(username, rightPassword))
    if (result.outcome !== 'signedIn') throw new TypeError(result.outcome)
    return (result.session.expiresAt.getTime() - result.session.createdAt.getTime()) / 3_600_000
  }
  expect(await lifetimeOf('ana@example.com')).toBe(12)
  expect(await lifetimeOf('lee@example.com')).toBe(8)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { hour, type IdentityBench, logInRequest, minute, openIdentityBench } from './testing/identity-bench'

let bench: IdentityBench

beforeAll(async () => {
  bench = await openIdentityBench()
})
afterAll(() => bench.close())

const nothingElse = {
  emailChanges: 0,
  phoneCodes: 0,
  knownDevices: 0,
  customerViews: 0,
  unfinishedSignIns: 0,
}

test('what is over is deleted and what still has a meaning stays', async () => {
  const link = { purpose: 'registration', brand: 'first' } as const
  const old = await bench.identity.issueOneTimeToken({ ...link, subjectId: 'user-old', lifetimeMs: hour })
  await bench.identity.startSession('user-old')
  const device = await bench.identity.rememberDevice('user-old', null)
  await bench.identity.countAttempt('form', 'old', { limit: 1, windowMs: minute })
  await bench.identity.logIn(logInRequest('ana@example.com', 'Wrong-one-8?'))
  bench.moveClock(2 * hour)
  const live = await bench.identity.startSession('user-live')
  const ended = await bench.identity.startSession('user-live')
  await bench.identity.endSession(ended.token)
  const limit = { limit: 1, windowMs: hour }
  await bench.identity.countAttempt('form', 'live', limit)

  // The form's count, the address of the failed log-in and its network go; the failure of the account is remembered.
  expect(await bench.identity.purgeExpired()).toEqual({
    sessions: 2,
    oneTimeTokens: 0,
    attempts: 3,
    ...nothingElse,
  })
  expect(await bench.identity.findSession(live.token)).not.toBeNull()
  expect((await bench.identity.countAttempt('form', 'live', limit)).allowed).toBe(false)
  expect(await bench.identity.lookAtOneTimeToken(old.token, link)).toEqual({
    state: 'expired',
    subjectId: 'user-old',
  })

  bench.moveClock(31 * 24 * hour)
  expect(await bench.identity.purgeExpired()).toEqual({
    sessions: 1,
    oneTimeTokens: 1,
    attempts: 2,
    ...nothingElse,
  })
  expect(await bench.identity.isKnownDevice('user-old', device)).toBe(true)
  bench.moveClock(180 * 24 * hour)
  expect(await bench.identity.isKnownDevice('user-old', device)).toBe(false)
  expect(await bench.identity.purgeExpired()).toEqual({
    sessions: 0,
    oneTimeTokens: 0,
    attempts: 0,
    ...nothingElse,
    knownDevices: 1,
  })
})

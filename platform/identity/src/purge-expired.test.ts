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
  companySignIns: 0,
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

  // The form's count, the address of the failed log-in and its network are deleted; the account's failure is not.
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

test('codes of phones, half sign-ins and unanswered questions go when their time is over', async () => {
  const { identity, database } = bench
  await identity.purgeExpired()
  await identity.offerPhoneCode('ana', '+17135550121')
  const half = (hash: number, isEnded: boolean, lastsMs: number) =>
    database.pool.query(
      `insert into identity.pending_sign_in
         (token_hash, user_id, stage, staff, created_at, expires_at, ended_at, tries)
       select $1, 'ana', 'secondFactor', false, requested_at, requested_at + $2 * interval '1 millisecond',
         case when $3 then requested_at end, 0 from identity.email_change limit 1`,
      [Buffer.alloc(32, hash), lastsMs, isEnded],
    )
  await identity.requestEmailChange({ userId: 'ana', oldEmail: 'a@example.com', newEmail: 'b@example.com' })
  await half(1, true, hour)
  await half(2, false, minute)
  await half(3, false, hour)
  const origin = 'https://my.example.com'
  const names = { userId: 'ana', username: 'ana', displayName: 'ana', siteName: 'Northlamp' }
  await identity.startPasskeyRegistration({ origin, binding: 'ana', ...names })
  bench.moveClock(30 * minute)
  expect(await identity.purgeExpired()).toMatchObject({ phoneCodes: 0, unfinishedSignIns: 3 })
  bench.moveClock(30 * 24 * hour)
  expect(await identity.purgeExpired()).toMatchObject({ phoneCodes: 1, unfinishedSignIns: 1 })
})

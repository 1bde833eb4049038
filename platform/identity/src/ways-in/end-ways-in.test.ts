import { createAuthenticator } from '@porchlight/test-kit/software-authenticator'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hour, type IdentityBench, openIdentityBench, rightPassword } from '../testing/identity-bench'
import type { EndingOfWaysIn } from './end-ways-in'
import { closings, type WayIn } from './ways-in'

const origin = 'https://my.example.com'
const day = 24 * hour
const nextPassword = 'Another-porch-8!'

let bench: IdentityBench
let nowMs = Date.parse('2026-03-01T12:00:00.250Z')

beforeAll(async () => {
  bench = await openIdentityBench()
})
afterAll(() => bench.close())

function advance(milliseconds: number): void {
  nowMs += milliseconds
  bench.moveClock(milliseconds)
}

async function addPasskey(userId: string, label: string): Promise<void> {
  const names = { userId, username: userId, displayName: userId, siteName: 'Northlamp' }
  const options = await bench.identity.startPasskeyRegistration({ origin, binding: userId, ...names })
  const response = createAuthenticator(origin).register(options) as RegistrationResponseJSON
  const request = { origin, binding: userId, userId, response, label }
  expect(await bench.identity.finishPasskeyRegistration(request)).toBe(true)
}

/** Activates an authenticator app; returns its secret. */
async function addApp(userId: string): Promise<string> {
  const { secret } = await bench.identity.offerTotp(userId, { issuer: 'Northlamp', account: userId })
  expect(await bench.identity.confirmTotp(userId, codeOf(secret))).toBe(true)
  return secret
}

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: nowMs })
const labelsOf = async (userId: string) =>
  (await bench.identity.listPasskeys(userId)).map(({ label }) => label)

/** Creates a user with every way in that this package holds, and a check for each of whether it is open. */
async function openEveryWay(userId: string) {
  const { identity } = bench
  await identity.setPassword(userId, rightPassword)
  const link = { purpose: 'passwordReset', brand: 'first' } as const
  const reset = await identity.issueOneTimeToken({ ...link, subjectId: userId, lifetimeMs: hour })
  const present = await identity.startSession(userId)
  const other = await identity.startSession(userId)
  const bearer = await identity.issueBearerToken(userId, hour)
  const device = await identity.rememberDevice(userId, null)
  const change = await identity.requestEmailChange({
    userId,
    oldEmail: 'a@example.com',
    newEmail: 'b@example.com',
  })
  await addApp(userId)
  await addPasskey(userId, 'Phone')
  await identity.issueRecoveryCodes(userId)
  const pending = await pendingOf(userId)
  const isOpen: Readonly<Partial<Record<WayIn, () => Promise<boolean>>>> = {
    password: () => identity.checkPassword(userId, rightPassword),
    presentSession: async () => (await identity.peekSession(present.token)) !== null,
    otherSession: async () => (await identity.peekSession(other.token)) !== null,
    bearerToken: async () => (await identity.peekSession(bearer.token)) !== null,
    pendingSignIn: async () => (await identity.findPendingSignIn(pending)) !== null,
    passkey: async () => (await identity.listPasskeys(userId)).length > 0,
    authenticatorApp: async () => (await identity.findTotp(userId)) !== null,
    recoveryCode: async () => (await identity.findSecondFactors(userId)).recoveryCodesLeft > 0,
    knownDevice: () => identity.isKnownDevice(userId, device),
    passwordResetLink: async () => (await identity.lookAtOneTimeToken(reset.token, link)).state === 'valid',
    emailVerificationLink: async () => (await identity.findEmailChange(change.id))?.state === 'open',
  }
  return { userId, present: present.token, bearer: bearer.token, device, isOpen }
}

async function pendingOf(userId: string): Promise<string> {
  const result = await bench.identity.logIn({
    username: `${userId}@example.com`,
    password: rightPassword,
    address: '203.0.113.7',
    findUser: async () => ({ userId, active: true }),
  })
  if (result.outcome !== 'pending') throw new TypeError(result.outcome)
  return result.token
}

async function openWays({ isOpen }: Awaited<ReturnType<typeof openEveryWay>>): Promise<readonly string[]> {
  const open: string[] = []
  for (const [way, ask] of Object.entries(isOpen)) if (await ask()) open.push(way)
  return open
}

describe('what an event ends', () => {
  const events: readonly EndingOfWaysIn['event'][] = [
    'passwordReset',
    'passwordChange',
    'emailVerified',
    'emailChangeUndone',
    'secondFactorAdded',
    'secondFactorUndone',
    'secondFactorsCleared',
    'logOutOfOthers',
  ]

  it.each(events)('is what the table says, for its user alone: %s', async (event) => {
    const login = await openEveryWay(`user-${event}`)
    const stranger = await openEveryWay(`stranger-${event}`)
    const every = Object.keys(login.isOpen)
    expect(await openWays(login)).toEqual(every)
    const isNewPassword = event === 'passwordReset' || event === 'passwordChange'
    if (isNewPassword) await bench.identity.setPassword(login.userId, nextPassword)
    const ended = await bench.identity.endWaysIn(login.userId, { event, presentSession: login.present })
    const ends: readonly string[] = closings[event].ends
    expect(await openWays(login)).toEqual(every.filter((way) => !ends.includes(way)))
    expect(ended).toBe(
      ['presentSession', 'otherSession', 'bearerToken'].filter((way) => ends.includes(way)).length,
    )
    expect(await bench.identity.checkPassword(login.userId, nextPassword)).toBe(isNewPassword)
    expect(await bench.identity.endWaysIn(login.userId, { event, presentSession: login.present })).toBe(0)
    expect(await openWays(stranger)).toEqual(every)
  })

  it('leaves the browser known that its owner brings it about in, and no other event does', async () => {
    for (const [event, stays] of [
      ['passwordChange', true],
      ['logOutOfOthers', true],
      ['passwordReset', false],
      ['emailVerified', false],
    ] as const) {
      const { userId, device } = await openEveryWay(`device-${event}`)
      await bench.identity.endWaysIn(userId, { event, presentDevice: device })
      expect([event, await bench.identity.isKnownDevice(userId, device)]).toEqual([event, stays])
    }
  })

  it('leaves a program the token that it acts by', async () => {
    const { userId, bearer, isOpen } = await openEveryWay('user-program')
    await bench.identity.endWaysIn(userId, { event: 'passwordChange', presentSession: bearer })
    expect([await isOpen.bearerToken?.(), await isOpen.presentSession?.()]).toEqual([true, false])
  })

  it('stands or falls with the transaction that it is part of', async () => {
    const login = await openEveryWay('user-within')
    const client = await bench.database.pool.connect()
    await client.query('begin')
    expect(
      await bench.identity.endWaysIn(login.userId, { event: 'secondFactorsCleared', within: client }),
    ).toBe(3)
    await client.query('rollback')
    client.release()
    expect(await openWays(login)).toEqual(Object.keys(login.isOpen))
  })
})

describe('undoing takes off the factors that were young at the event', () => {
  it('and leaves those that had been there for a week, but no recovery code', async () => {
    await addPasskey('user-young', 'a week old')
    advance(1)
    await addPasskey('user-young', 'younger')
    await bench.identity.issueRecoveryCodes('user-young')
    const undoneSince = new Date(nowMs - 1 + 7 * day)
    await bench.identity.endWaysIn('user-young', { event: 'secondFactorUndone', undoneSince })
    expect(await labelsOf('user-young')).toEqual(['a week old'])
    expect((await bench.identity.findSecondFactors('user-young')).recoveryCodesLeft).toBe(0)
  })

  it('and gives back the app that a young one took the place of', async () => {
    const old = await addApp('user-app')
    const confirmedAt = new Date(nowMs)
    advance(8 * day)
    await addApp('user-app')
    advance(hour)
    await addApp('user-app')
    const event = 'secondFactorUndone'
    await bench.identity.endWaysIn('user-app', { event, undoneSince: new Date(nowMs) })
    expect((await bench.identity.findTotp('user-app'))?.confirmedAt).toEqual(confirmedAt)
    advance(hour)
    expect(await bench.identity.verifyTotp('user-app', codeOf(old))).toBe(true)
  })
})

describe('an enrolment by somebody who is being shut out', () => {
  it('is taken back from its moment on, with the recovery codes', async () => {
    await addPasskey('user-shut', 'before')
    const since = new Date(nowMs)
    advance(1)
    await addPasskey('user-shut', 'after')
    await addApp('user-shut')
    await bench.identity.issueRecoveryCodes('user-shut')
    await bench.identity.takeBackEnrolment('user-shut', since)
    expect(await labelsOf('user-shut')).toEqual(['before'])
    expect(await bench.identity.findSecondFactors('user-shut')).toEqual({
      totp: false,
      passkeys: 1,
      recoveryCodesLeft: 0,
    })
  })

  it('shows by its session or pending sign-in, which has ended', async () => {
    const { userId, present } = await openEveryWay('user-alive')
    const pending = await pendingOf(userId)
    const alive = async () => [
      await bench.identity.isStillAlive(present),
      await bench.identity.isStillAlive(pending),
    ]
    expect(await alive()).toEqual([true, true])
    await bench.identity.endWaysIn(userId, { event: 'secondFactorsCleared' })
    expect(await alive()).toEqual([false, false])
    expect(await bench.identity.isStillAlive('no token')).toBe(false)
  })
})

describe('factors that staff take off', () => {
  it('are gone with the password, and who did it is noted', async () => {
    const { identity, database } = bench
    await identity.setPassword('user-cleared', rightPassword)
    await addApp('user-cleared')
    await addPasskey('user-cleared', 'Phone')
    await identity.setPassword('user-other', rightPassword)
    await addApp('user-other')
    const codes = await identity.issueRecoveryCodes('user-other')
    const means = () => identity.findSignInMeans(['user-cleared', 'user-other', 'user-unknown'])
    const all = { hasPassword: true, hasSecondFactor: true }
    const nothing = { hasPassword: false, hasSecondFactor: false }
    expect([...(await means())]).toEqual([
      ['user-cleared', all],
      ['user-other', all],
      ['user-unknown', nothing],
    ])
    await identity.clearSecondFactors('user-cleared', 'user-lee')
    expect([...(await means())]).toEqual([
      ['user-cleared', nothing],
      ['user-other', all],
      ['user-unknown', nothing],
    ])
    const { rows } = await database.pool.query(
      `select cleared_by from identity.factor_clearance where user_id = 'user-cleared'`,
    )
    expect(rows).toEqual([{ cleared_by: 'user-lee' }])
    expect([await identity.removeTotp('user-other'), await identity.removeTotp('user-other')]).toEqual([
      true,
      false,
    ])
    await identity.removeRecoveryCodes('user-other')
    expect(await identity.useRecoveryCode('user-other', codes[0] ?? '')).toBe(false)
  })
})

it('one passkey is a second factor that a password alone does not get around', async () => {
  const { identity } = bench
  await identity.setPassword('user-one-passkey', rightPassword)
  await addPasskey('user-one-passkey', 'Phone')
  const request = {
    username: 'one.passkey@example.com',
    password: rightPassword,
    address: '198.51.100.201',
    findUser: async () => ({ userId: 'user-one-passkey', active: true }),
  }
  expect(await identity.logIn(request)).toMatchObject({ outcome: 'pending', stage: 'secondFactor' })
})

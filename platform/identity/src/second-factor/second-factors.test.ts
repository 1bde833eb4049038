import { createHash } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type IdentityBench,
  logInRequest,
  minute,
  openIdentityBench,
  rightPassword,
} from '../testing/identity-bench'

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

const codeAt = (secret: string, offsetMs = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: nowMs + offsetMs })

async function enrolled(userId: string): Promise<string> {
  const { secret } = await bench.identity.offerTotp(userId, {
    issuer: 'Northlamp',
    account: 'ana@example.com',
  })
  expect(await bench.identity.confirmTotp(userId, codeAt(secret))).toBe(true)
  advance(minute)
  return secret
}

describe('an authenticator app', () => {
  test('takes the code of this half-minute and its neighbours, each once and never an older one', async () => {
    const secret = await enrolled('user-1')
    expect(await bench.identity.verifyTotp('user-1', codeAt(secret, 90_000))).toBe(false)
    expect(await bench.identity.verifyTotp('user-1', codeAt(secret))).toBe(true)
    expect(await bench.identity.verifyTotp('user-1', codeAt(secret))).toBe(false)
    expect(await bench.identity.verifyTotp('user-1', codeAt(secret, -30_000))).toBe(false)
    // As displayed by an app, with a space.
    const spaced = codeAt(secret, 30_000).replace(/^.../, '$& ')
    expect(await bench.identity.verifyTotp('user-1', spaced)).toBe(true)
    expect(await bench.identity.verifyTotp('user-2', codeAt(secret))).toBe(false)
  })

  test('takes one of parallel uses of a code', async () => {
    const secret = await enrolled('user-3')
    const code = codeAt(secret)
    const uses = await Promise.all(Array.from({ length: 8 }, () => bench.identity.verifyTotp('user-3', code)))
    expect(uses.filter(Boolean)).toHaveLength(1)
  })

  test('that is offered counts only once it is confirmed, and the older one until then', async () => {
    const secret = await enrolled('user-4')
    const offer = await bench.identity.offerTotp('user-4', { issuer: 'Northlamp', account: 'a' })
    expect(await bench.identity.verifyTotp('user-4', codeAt(offer.secret))).toBe(false)
    expect(await bench.identity.verifyTotp('user-4', codeAt(secret))).toBe(true)
    expect(await bench.identity.confirmTotp('user-4', 'abcdef')).toBe(false)
    expect(await bench.identity.confirmTotp('user-4', codeAt(offer.secret))).toBe(true)
    advance(minute)
    expect(await bench.identity.verifyTotp('user-4', codeAt(secret))).toBe(false)
    expect(await bench.identity.verifyTotp('user-4', codeAt(offer.secret))).toBe(true)
  })
})

describe('what is kept of an authenticator app', () => {
  test('opens under the secret of the installation and for its user alone', async () => {
    const secret = await enrolled('user-7')
    await enrolled('user-8')
    const other = bench.sibling({ sealingSecret: 'a secret of another installation' })
    expect(await other.verifyTotp('user-7', codeAt(secret))).toBe(false)
    await bench.database.pool.query(
      `update identity.totp set sealed_secret = (select sealed_secret from identity.totp where user_id = 'user-7')
       where user_id = 'user-8'`,
    )
    expect(await bench.identity.verifyTotp('user-8', codeAt(secret))).toBe(false)
    expect(await bench.identity.verifyTotp('user-7', codeAt(secret))).toBe(true)
  })

  test('tells its owner since when it is there and when it was used last', async () => {
    expect(await bench.identity.findTotp('user-9')).toBeNull()
    await bench.identity.offerTotp('user-9', { issuer: 'Northlamp', account: 'a' })
    expect(await bench.identity.findTotp('user-9')).toBeNull()
    const confirmedAt = new Date(nowMs)
    const secret = await enrolled('user-9')
    expect(await bench.identity.findTotp('user-9')).toEqual({ confirmedAt, lastUsedAt: null })
    await bench.identity.verifyTotp('user-9', codeAt(secret))
    expect(await bench.identity.findTotp('user-9')).toEqual({ confirmedAt, lastUsedAt: new Date(nowMs) })
  })
})

describe('recovery codes', () => {
  test('are good once each, for their user, until new ones are issued', async () => {
    const [first = '', second = ''] = await bench.identity.issueRecoveryCodes('user-5')
    expect(first).toMatch(/^([A-Z2-7]{4}-){6}[A-Z2-7]{4}$/)
    expect(await bench.identity.useRecoveryCode('user-6', first)).toBe(false)
    const uses = await Promise.all(
      Array.from({ length: 8 }, () => bench.identity.useRecoveryCode('user-5', first)),
    )
    expect(uses.filter(Boolean)).toHaveLength(1)
    expect((await bench.identity.findSecondFactors('user-5')).recoveryCodesLeft).toBe(9)
    await bench.identity.issueRecoveryCodes('user-5')
    expect(await bench.identity.useRecoveryCode('user-5', second)).toBe(false)
  })

  test('have at least 128 random bits, in every letter', async () => {
    const codes = await bench.identity.issueRecoveryCodes('user-5')
    const letters = codes.map((code) => [...code.replaceAll('-', '')])
    for (const each of letters) expect(each.length * Math.log2(32)).toBeGreaterThanOrEqual(128)
    // If all ten codes have the same letter in one place, it is not random.
    const atPlace = (letters[0] ?? []).map((_, place) => new Set(letters.map((each) => each[place])).size)
    expect(Math.min(...atPlace)).toBeGreaterThan(1)
  })

  test('of the sixteen letters that they once had go on counting, once', async () => {
    const hash = createHash('sha256').update('user-5\0ABCDEFGHIJKLMNOP').digest()
    await bench.database.pool.query(
      'insert into identity.recovery_code (user_id, code_hash) values ($1, $2)',
      ['user-5', hash],
    )
    expect(await bench.identity.useRecoveryCode('user-5', 'abcd-efgh-ijkl-mnop')).toBe(true)
    expect(await bench.identity.useRecoveryCode('user-5', 'abcd-efgh-ijkl-mnop')).toBe(false)
  })
})

describe('a pending sign-in', () => {
  const logIn = () => bench.identity.logIn(logInRequest('ana@example.com', rightPassword))

  test('is no session, becomes one once, and ends with the user’s sessions', async () => {
    await bench.identity.setPassword('user-ana', rightPassword)
    await enrolled('user-ana')
    const result = await logIn()
    if (result.outcome !== 'pending') throw new TypeError(result.outcome)
    expect(result.stage).toBe('secondFactor')
    expect(await bench.identity.findSession(result.token)).toBeNull()
    expect(await bench.identity.listSessions('user-ana')).toEqual([])
    const completions = await Promise.all(
      Array.from({ length: 6 }, () => bench.identity.completePendingSignIn(result.token)),
    )
    expect(completions.filter((issued) => issued !== null)).toHaveLength(1)

    const other = await logIn()
    if (other.outcome !== 'pending') throw new TypeError(other.outcome)
    await bench.identity.endWaysIn('user-ana', { event: 'logOutOfOthers' })
    expect(await bench.identity.findPendingSignIn(other.token)).toBeNull()
    expect(await bench.identity.completePendingSignIn(other.token)).toBeNull()
  })

  test('takes five answers, however parallel, and lives five minutes', async () => {
    const result = await logIn()
    if (result.outcome !== 'pending') throw new TypeError(result.outcome)
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => bench.identity.tryPendingSignIn(result.token)),
    )
    expect(tries.filter((pending) => pending !== null)).toHaveLength(5)
    advance(5 * minute - 1)
    expect(await bench.identity.findPendingSignIn(result.token)).not.toBeNull()
    advance(1)
    expect(await bench.identity.findPendingSignIn(result.token)).toBeNull()
    expect((await bench.identity.purgeExpired()).unfinishedSignIns).toBeGreaterThan(0)
  })

  test('asks staff without a factor to enrol one, unless that is only offered', async () => {
    await bench.identity.setPassword('user-lee', rightPassword)
    const request = () => logInRequest('lee@example.com', rightPassword)
    expect(await bench.identity.logIn(request())).toMatchObject({ outcome: 'pending', stage: 'enrolment' })
    const offered = bench.sibling({ staffSecondFactor: 'offered' })
    expect((await offered.logIn(request())).outcome).toBe('signedIn')
  })
})

import { isPorchlightError } from '@porchlight/errors'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hour, type IdentityBench, minute, openIdentityBench } from '../testing/identity-bench'

let bench: IdentityBench

beforeAll(async () => {
  bench = await openIdentityBench()
})
afterAll(() => bench.close())

test('a token has 256 bits as base64url and no two are alike', async () => {
  const tokens = await Promise.all(
    Array.from({ length: 20 }, async () => (await bench.identity.startSession('user-many')).token),
  )
  for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
  expect(new Set(tokens).size).toBe(20)
})

test('what is no token, or not quite one, finds nothing', async () => {
  const { token } = await bench.identity.startSession('user-a')
  const last = token.endsWith('A') ? 'B' : 'A'
  for (const wrong of [
    '',
    'x',
    `${token} `,
    `${token}=`,
    token.slice(0, -1) + last,
    'A'.repeat(43),
    '\0'.repeat(43),
  ])
    expect(await bench.identity.findSession(wrong)).toBeNull()
})

test('a session slides with use, ends after 30 minutes without it', async () => {
  const { token } = await bench.identity.startSession('user-idle')
  for (let index = 0; index < 5; index++) {
    bench.moveClock(29 * minute)
    expect(await bench.identity.findSession(token)).not.toBeNull()
  }
  bench.moveClock(30 * minute)
  expect(await bench.identity.findSession(token)).toBeNull()
})

test('a session in steady use ends after 12 hours', async () => {
  const { token, session } = await bench.identity.startSession('user-steady')
  for (let index = 0; index < 12 * 3 - 1; index++) {
    bench.moveClock(20 * minute)
    const found = await bench.identity.findSession(token)
    expect(found?.expiresAt).toEqual(session.expiresAt)
    expect(found?.idleExpiresAt.getTime()).toBeLessThanOrEqual(session.expiresAt.getTime())
  }
  bench.moveClock(20 * minute)
  expect(await bench.identity.findSession(token)).toBeNull()
})

test('the time of last use is written at most once a minute, also by parallel reads', async () => {
  const { token, session } = await bench.identity.startSession('user-seen')
  const rowVersion = async () => {
    const { rows } = await bench.database.pool.query<{ version: string }>(
      `select xmin::text as version from identity.session where user_id = 'user-seen'`,
    )
    return rows[0]?.version
  }
  const atFirst = await rowVersion()
  bench.moveClock(minute - 1)
  expect((await bench.identity.findSession(token))?.lastSeenAt).toEqual(session.createdAt)
  expect(await rowVersion()).toBe(atFirst)
  bench.moveClock(1)
  await Promise.all(Array.from({ length: 20 }, () => bench.identity.findSession(token)))
  const afterUse = await rowVersion()
  expect(afterUse).not.toBe(atFirst)
  const found = await bench.identity.findSession(token)
  expect(found?.lastSeenAt.getTime()).toBe(session.createdAt.getTime() + minute)
  expect(await rowVersion()).toBe(afterUse)
})

test('a session that was ended stays ended', async () => {
  const { token } = await bench.identity.startSession('user-end')
  await bench.identity.endSession(token)
  expect(await bench.identity.findSession(token)).toBeNull()
  bench.moveClock(2 * minute)
  await Promise.all([bench.identity.endSession(token), bench.identity.findSession(token)])
  expect(await bench.identity.findSession(token)).toBeNull()
})

test('a session of staff ends eight hours after it began, however much it is used, and one of a customer goes on', async () => {
  const staff = await bench.identity.startSession('user-staff', { staff: true })
  const customer = await bench.identity.startSession('user-customer', { staff: false })
  const use = async () => [
    (await bench.identity.findSession(staff.token)) !== null,
    (await bench.identity.findSession(customer.token)) !== null,
  ]
  for (let minutes = 0; minutes < 8 * 60 - 20; minutes += 20) {
    bench.moveClock(20 * minute)
    expect(await use()).toEqual([true, true])
  }
  bench.moveClock(20 * minute)
  expect(await use()).toEqual([false, true])
})

test('all sessions of a user end but the one that is kept, and nobody else is touched', async () => {
  const stored = await bench.identity.startSession('user-all')
  const other = await bench.identity.startSession('user-all')
  const bearer = await bench.identity.issueBearerToken('user-all', hour)
  const stranger = await bench.identity.startSession('user-stranger')
  expect(
    await bench.identity.endWaysIn('user-all', { event: 'logOutOfOthers', presentSession: stored.token }),
  ).toBe(2)
  expect(await bench.identity.findSession(other.token)).toBeNull()
  expect(await bench.identity.findSession(bearer.token)).toBeNull()
  expect(await bench.identity.listSessions('user-all')).toEqual([stored.session])
  expect(await bench.identity.findSession(stranger.token)).not.toBeNull()
  expect(await bench.identity.endWaysIn('user-all', { event: 'emailVerified' })).toBe(1)
  expect(await bench.identity.findSession(stored.token)).toBeNull()
})

test('the list shows live sessions, the latest seen first, and no token', async () => {
  const first = await bench.identity.startSession('user-list', { deviceLabel: 'first' })
  bench.moveClock(minute)
  const second = await bench.identity.startSession('user-list', { deviceLabel: 'second' })
  const listed = await bench.identity.listSessions('user-list')
  expect(listed.map((session) => session.deviceLabel)).toEqual(['second', 'first'])
  const text = JSON.stringify(listed)
  expect(text).not.toContain(first.token)
  expect(text).not.toContain(second.token)
  bench.moveClock(29 * minute)
  expect((await bench.identity.listSessions('user-list')).map((session) => session.deviceLabel)).toEqual([
    'second',
  ])
})

test('a bearer token lives for its time without use, and no longer with use', async () => {
  const { token, session } = await bench.identity.issueBearerToken('user-program', 3 * hour)
  expect(session).toMatchObject({ kind: 'bearer', userId: 'user-program', hostBrand: null })
  bench.moveClock(2 * hour)
  expect(await bench.identity.findSession(token)).toMatchObject({ expiresAt: session.expiresAt })
  bench.moveClock(hour)
  expect(await bench.identity.findSession(token)).toBeNull()
})

test('a bearer token without a sensible lifetime is refused', async () => {
  for (const lifetime of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
    await expect(bench.identity.issueBearerToken('user-program', lifetime)).rejects.toSatisfy((error) =>
      isPorchlightError(error, 'invalidParameter'),
    )
})

test('sessions read the same on a pool that leaves timestamps as text', async () => {
  const pool = new pg.Pool({
    connectionString: bench.database.connectionString,
    types: { getTypeParser: () => (value: string) => value },
    options: '-c TimeZone=Asia/Kolkata',
  })
  try {
    const { token, session } = await bench.identity.startSession('user-text')
    const onText = bench.sibling({ pool })
    expect(await onText.findSession(token)).toEqual(session)
    expect(await onText.listSessions('user-text')).toEqual([session])
  } finally {
    await pool.end()
  }
})

test('a bearer token may last for a millisecond', async () => {
  const { token } = await bench.identity.issueBearerToken('user-short', 1)
  expect(await bench.identity.peekSession(token)).not.toBeNull()
  bench.moveClock(1)
  expect(await bench.identity.peekSession(token)).toBeNull()
})

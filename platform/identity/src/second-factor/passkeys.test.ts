import { createAuthenticator, type SoftwareAuthenticator } from '@porchlight/test-kit/software-authenticator'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type IdentityBench, minute, openIdentityBench } from '../testing/identity-bench'

const origin = 'https://my.example.com'
const binding = 'a session'

let bench: IdentityBench

beforeAll(async () => {
  bench = await openIdentityBench()
})
afterAll(() => bench.close())

const questionFor = (userId: string) =>
  bench.identity.startPasskeyRegistration({
    origin,
    binding,
    userId,
    username: 'ana@example.com',
    displayName: 'Ana',
    siteName: 'Northlamp',
  })

/** Returns the key's response to the challenge of a registration, with `changes` to it. */
async function answerOf(key: SoftwareAuthenticator, userId: string, changes: object = {}) {
  const answer = key.register(await questionFor(userId)) as RegistrationResponseJSON
  return { ...answer, response: { ...answer.response, ...changes } }
}

const finish = (userId: string, response: RegistrationResponseJSON, label = 'Phone') =>
  bench.identity.finishPasskeyRegistration({ origin, binding, userId, response, label })

async function registered(userId: string, label = 'Phone'): Promise<SoftwareAuthenticator> {
  const key = createAuthenticator(origin)
  expect(await finish(userId, await answerOf(key, userId), label)).toBe(true)
  return key
}

/** Returns who is signed in by the response of `make` to the challenge of a log-in. */
async function signIn(
  make: (question: unknown) => object,
  { wait = 0, by = binding }: { readonly wait?: number; readonly by?: string } = {},
) {
  const response = make(
    await bench.identity.startPasskeyLogin({ origin, binding }),
  ) as AuthenticationResponseJSON
  bench.moveClock(wait)
  return bench.identity.finishPasskeyLogin({ origin, binding: by, response })
}

const withClientData = (answer: object, data: string) => ({
  ...answer,
  response: {
    ...(answer as AuthenticationResponseJSON).response,
    clientDataJSON: Buffer.from(data).toString('base64url'),
  },
})

describe('a passkey', () => {
  it('is asked for with its user verified, kept on the authenticator, and once on each', async () => {
    await registered('user-options')
    const [passkey] = await bench.identity.listPasskeys('user-options')
    expect(await questionFor('user-options')).toMatchObject({
      rp: { id: 'my.example.com', name: 'Northlamp' },
      user: { name: 'ana@example.com', displayName: 'Ana' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: passkey?.id }],
    })
    expect(await bench.identity.startPasskeyLogin({ origin, binding })).toMatchObject({
      rpId: 'my.example.com',
      userVerification: 'required',
    })
  })

  it('signs its owner in as often as it answers a new question, and shows when it did last', async () => {
    const key = await registered('user-in')
    const before = await bench.identity.listPasskeys('user-in')
    expect(before).toMatchObject([{ label: 'Phone', lastUsedAt: null }])
    bench.moveClock(minute)
    for (let time = 0; time < 2; time++)
      expect(await signIn((question) => key.authenticate(question))).toEqual({ userId: 'user-in' })
    const [used] = await bench.identity.listPasskeys('user-in')
    expect(used?.lastUsedAt).toEqual(new Date((before[0]?.createdAt.getTime() ?? 0) + minute))
  })

  it('is refused for another question, site or browser, unverified, or unknown', async () => {
    const key = await registered('user-refused')
    expect(await signIn((question) => key.authenticate(question, { challenge: 'AAAA' }))).toBeNull()
    expect(
      await signIn((question) => key.authenticate(question, { origin: 'https://evil.example' })),
    ).toBeNull()
    expect(await signIn((question) => key.authenticate(question), { by: 'another session' })).toBeNull()
    expect(await signIn((question) => key.authenticate(question, { userVerified: false }))).toBeNull()
    expect(await signIn((question) => createAuthenticator(origin).authenticate(question))).toBeNull()
    for (const data of ['', 'null', '"text"', '{"challenge":7}', '{}']) {
      expect(await signIn((question) => withClientData(key.authenticate(question), data))).toBeNull()
    }
  })

  it('answers a question once, within five minutes', async () => {
    const key = await registered('user-late')
    const question = await bench.identity.startPasskeyLogin({ origin, binding })
    const response = key.authenticate(question) as AuthenticationResponseJSON
    const login = { origin, binding, response }
    expect(await bench.identity.finishPasskeyLogin(login)).toEqual({ userId: 'user-late' })
    expect(await bench.identity.finishPasskeyLogin(login)).toBeNull()
    const answer = (asked: unknown) => key.authenticate(asked)
    expect(await signIn(answer, { wait: 5 * minute - 1 })).toEqual({ userId: 'user-late' })
    expect(await signIn(answer, { wait: 5 * minute })).toBeNull()
  })

  it('is stored once, from the browser that was asked, with the user verified', async () => {
    const key = createAuthenticator(origin)
    const response = await answerOf(key, 'user-once')
    const request = { origin, userId: 'user-once', response, label: 'Phone' }
    expect(await bench.identity.finishPasskeyRegistration({ ...request, binding: 'another' })).toBe(false)
    expect(await finish('user-once', response)).toBe(true)
    expect(await finish('user-once', response)).toBe(false)
    expect(await finish('user-other', await answerOf(key, 'user-other'))).toBe(false)
    const unverified = createAuthenticator(origin).register(await questionFor('user-once'), {
      userVerified: false,
    }) as RegistrationResponseJSON
    expect(await finish('user-once', unverified)).toBe(false)
    const foreign = createAuthenticator('https://evil.example')
    expect(await finish('user-once', await answerOf(foreign, 'user-once'))).toBe(false)
    expect(await bench.identity.listPasskeys('user-once')).toHaveLength(1)
    expect(await bench.identity.listPasskeys('user-other')).toEqual([])
  })

  it('keeps eight of its transports at most, each of 20 letters at most', async () => {
    const transports = Array.from({ length: 10 }, (_, index) => `${index}${'a'.repeat(30)}`)
    await finish('user-many', await answerOf(createAuthenticator(origin), 'user-many', { transports }))
    const { rows } = await bench.database.pool.query(
      "select transports from identity.passkey where user_id = 'user-many'",
    )
    expect(rows[0].transports).toEqual(Array.from({ length: 8 }, (_, index) => `${index}${'a'.repeat(19)}`))
  })

  it('is one of 20 at most, the oldest first, and is removed by its owner alone', async () => {
    const labels = Array.from({ length: 20 }, (_, index) => `key ${index}`)
    for (const label of labels) {
      await registered('user-twenty', label)
      bench.moveClock(1)
    }
    const listed = await bench.identity.listPasskeys('user-twenty')
    expect(listed.map(({ label }) => label)).toEqual(labels)
    const next = createAuthenticator(origin)
    expect(await finish('user-twenty', await answerOf(next, 'user-twenty'))).toBe(false)
    const [first] = listed
    expect(await bench.identity.removePasskey('user-one', first?.id ?? '')).toBe(false)
    expect(await bench.identity.removePasskey('user-twenty', first?.id ?? '')).toBe(true)
    expect(await bench.identity.removePasskey('user-twenty', first?.id ?? '')).toBe(false)
    expect(await finish('user-twenty', await answerOf(next, 'user-twenty'))).toBe(true)
  })
})

import { demoPassword } from '@porchlight/demo/world/demo-world'
import { createAuthenticator } from '@porchlight/test-kit/software-authenticator'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import type { TestBrowser } from '../../../testing/test-browser'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())

const dana = 'dana.whitcombe@example.com'
const greta = 'greta.lindholm-adair@example.com'
const theodore = 'theodore.okonjo-vale@example.com'
const currentPassword = demoPassword

function codeOf(secret: unknown): string {
  return new TOTP({ secret: Secret.fromBase32(String(secret)) }).generate({
    timestamp: bench.world.context.now().getTime(),
  })
}

/** Enrols an authenticator app for somebody who is signed in; gives its secret and the recovery codes. */
async function enrol(browser: TestBrowser) {
  const { secret, uri } = await browser.call('enrolTotp', { currentPassword })
  const { recoveryCodes } = await browser.call('confirmTotp', { code: codeOf(secret) })
  bench.world.advance(30_000)
  return { secret, uri, recoveryCodes: recoveryCodes as readonly string[] }
}

describe('an authenticator app', () => {
  it('stands between the password and the session once it is confirmed', async () => {
    const browser = bench.browser()
    const other = bench.browser()
    await browser.signIn(dana)
    await other.signIn(dana)
    const { secret, uri, recoveryCodes } = await enrol(browser)
    expect(uri).toContain('otpauth://totp/')
    expect(recoveryCodes).toHaveLength(10)
    expect(await browser.isSignedIn()).toBe(true)
    expect(await other.isSignedIn()).toBe(false)

    const answer = await other.call('logIn', { username: dana, password: demoPassword, startURL: '/usage' })
    expect(answer).toEqual({ location: '/second-factor?startURL=%2Fusage', next: 'secondFactor' })
    expect(other.cookies.session).not.toBeNull()
    expect(await other.isSignedIn()).toBe(false)
    expect(await bench.identity.findSession(other.cookies.pending ?? '')).toBeNull()
    const code = codeOf(secret)
    expect(await other.call('verifySecondFactor', { code: ` ${code} `, startURL: '//evil.example' })).toEqual(
      {
        location: '/',
      },
    )
    expect(await other.isSignedIn()).toBe(true)
    expect(other.cookies.pending).toBeNull()

    const replay = bench.browser()
    await replay.signIn(dana)
    expect(await replay.refusalKey('verifySecondFactor', { code })).toBe('wrongCode')
  })

  it('lets a recovery code in once', async () => {
    const browser = bench.browser()
    await browser.signIn(greta)
    const { recoveryCodes } = await enrol(browser)
    const [code = ''] = recoveryCodes
    const again = bench.browser()
    await again.signIn(greta)
    await again.call('verifySecondFactor', { code: code.toLowerCase() })
    expect(await again.isSignedIn()).toBe(true)
    const third = bench.browser()
    await third.signIn(greta)
    expect(await third.refusalKey('verifySecondFactor', { code })).toBe('wrongCode')
  })

  it('takes five answers a sign-in, ten wrong ones in all, and waits five minutes', async () => {
    const owner = bench.browser()
    await owner.signIn(theodore)
    const { secret } = await enrol(owner)
    const guess = (browser: TestBrowser) => browser.refusalKey('verifySecondFactor', { code: '000000' })
    for (let round = 0; round < 2; round += 1) {
      const browser = bench.browser()
      await browser.signIn(theodore)
      const token = browser.cookies.pending
      for (let count = 0; count < 5; count += 1) expect(await guess(browser)).toBe('wrongCode')
      browser.cookies.pending = token
      expect(await browser.refusalKey('verifySecondFactor', { code: codeOf(secret) })).toBe('signInOver')
    }
    const tired = bench.browser()
    await tired.signIn(theodore)
    expect(await tired.refusalKey('verifySecondFactor', { code: codeOf(secret) })).toBe('rateLimited')
    bench.world.advance(15 * 60_000)
    const late = bench.browser()
    await late.signIn(theodore)
    bench.world.advance(5 * 60_000)
    expect(await late.refusalKey('verifySecondFactor', { code: codeOf(secret) })).toBe('signInOver')
    expect(await bench.browser().refusalKey('verifySecondFactor', { code: '1' })).toBe('signInOver')
  })

  it('needs the password to be enrolled and to be taken off', async () => {
    const browser = bench.browser()
    await browser.signIn('rosalinda.quintanar@example.com')
    expect(await browser.refusalKey('enrolTotp')).toBe('requiredFieldMissing')
    expect(await browser.refusalKey('enrolTotp', { currentPassword: 'Wrong-one-1!' })).toBe('wrongPassword')
    expect(await browser.refusalKey('confirmTotp', { code: '123456' })).toBe('wrongCode')
    const { recoveryCodes } = await enrol(browser)
    const remove = { currentPassword, factor: 'totp' }
    expect(await browser.refusalKey('removeSecondFactor', { ...remove, currentPassword: 'x' })).toBe(
      'wrongPassword',
    )
    await browser.call('removeSecondFactor', remove)
    expect(await browser.refusalKey('removeSecondFactor', remove)).toBe('notFound')
    expect(await browser.signIn('rosalinda.quintanar@example.com')).toEqual({
      location: '/',
      next: 'signedIn',
    })
    expect(recoveryCodes).toHaveLength(10)
    expect(await bench.browser().refusalKey('enrolTotp', { currentPassword })).toBe('invalidSession')
  })
})

describe('staff', () => {
  it('without a factor enrol one before they are signed in', async () => {
    const browser = bench.browser()
    expect(await browser.signIn('supervisor@example.com')).toEqual({
      location: '/second-factor?enrol',
      next: 'enrolment',
    })
    expect(await browser.isSignedIn()).toBe(false)
    expect(
      await browser.refusalKey('changePassword', {
        currentPassword,
        newPassword: 'x',
        confirmPassword: 'x',
      }),
    ).toBe('invalidSession')
    const { secret } = await browser.call('enrolTotp')
    expect(await browser.call('confirmTotp', { code: codeOf(secret) })).toMatchObject({ location: '/' })
    expect(await browser.isSignedIn()).toBe(true)
    expect(await bench.browser().signIn('supervisor@example.com')).toMatchObject({ next: 'secondFactor' })
  })

  it('with a factor cannot add another one before they answered it', async () => {
    const browser = bench.browser()
    await browser.signIn('supervisor@example.com')
    expect(await browser.refusalKey('enrolTotp', { currentPassword })).toBe('invalidSession')
    expect(await browser.refusalKey('startPasskeyRegistration', { currentPassword })).toBe('invalidSession')
  })

  it('who are programs with a token need none', async () => {
    const program = bench.browser()
    program.cookies.session = await bench.world.tokenOf('advisor.third@example.com')
    expect(await program.isSignedIn()).toBe(true)
    expect(await program.call('listSessions')).toMatchObject({ sessions: [{ isProgram: true }] })
  })
})

describe('a passkey', () => {
  const origin = 'https://first.example.com'

  it('is registered by who is signed in and signs in by itself', async () => {
    const key = createAuthenticator(origin)
    const browser = bench.browser()
    await browser.signIn('priyanka.ramesh-doyle@example.com')
    const { options } = await browser.call('startPasskeyRegistration', { currentPassword })
    const response = key.register(options)
    const stored = await browser.call('finishPasskeyRegistration', { response, label: 'Phone' })
    expect(stored.recoveryCodes).toHaveLength(10)
    expect(await browser.refusalKey('finishPasskeyRegistration', { response })).toBe('passkeyRefused')

    const other = bench.browser()
    expect(await other.signIn('priyanka.ramesh-doyle@example.com')).toMatchObject({ next: 'secondFactor' })
    const question = await other.call('startPasskeyLogin')
    expect(JSON.stringify(question)).not.toContain('priyanka')
    const answered = key.authenticate(question.options)
    expect(await other.call('finishPasskeyLogin', { response: answered, startURL: '/usage' })).toEqual({
      location: '/usage',
    })
    expect(await other.isSignedIn()).toBe(true)
    expect(other.cookies.pending).toBeNull()
  })

  it('is refused with a wrong answer, a replayed one and one of another browser or site', async () => {
    const key = createAuthenticator(origin)
    const owner = bench.browser()
    await owner.signIn('priyanka.ramesh-doyle@example.com')
    await signInWithRecovery(owner)
    const { options } = await owner.call('startPasskeyRegistration', { currentPassword })
    await owner.call('finishPasskeyRegistration', { response: key.register(options) })

    const attempt = async (make: (question: unknown) => object) => {
      const browser = bench.browser()
      const question = await browser.call('startPasskeyLogin')
      return browser.refusalKey('finishPasskeyLogin', { response: make(question.options) })
    }
    expect(await attempt((question) => key.authenticate(question, { origin: 'https://evil.example' }))).toBe(
      'passkeyRefused',
    )
    expect(await attempt((question) => key.authenticate(question, { userVerified: false }))).toBe(
      'passkeyRefused',
    )
    expect(await attempt((question) => key.authenticate(question, { challenge: 'AAAA' }))).toBe(
      'passkeyRefused',
    )
    expect(await attempt((question) => createAuthenticator(origin).authenticate(question))).toBe(
      'passkeyRefused',
    )
    expect(
      await attempt(() => ({ id: 'x', rawId: 'x', type: 'y', response: { clientDataJSON: 'not json' } })),
    ).toBe('passkeyRefused')

    const one = bench.browser()
    const other = bench.browser()
    const question = await one.call('startPasskeyLogin')
    await other.call('startPasskeyLogin')
    const response = key.authenticate(question.options)
    expect(await other.refusalKey('finishPasskeyLogin', { response })).toBe('passkeyRefused')
    const pending = one.cookies.pending
    await one.call('finishPasskeyLogin', { response })
    one.cookies.pending = pending
    expect(await one.refusalKey('finishPasskeyLogin', { response })).toBe('passkeyRefused')
  })

  it('completes the first sign-in of staff', async () => {
    const key = createAuthenticator(origin)
    const browser = bench.browser()
    await browser.signIn('advisor.first@example.com')
    const { options } = await browser.call('startPasskeyRegistration')
    const answer = await browser.call('finishPasskeyRegistration', { response: key.register(options) })
    expect(answer.location).toBe('/')
    expect(await browser.isSignedIn()).toBe(true)
  })

  it('is no use to somebody who is not active', async () => {
    const key = createAuthenticator(origin)
    const browser = bench.browser()
    await browser.signIn('advisor.second@example.com')
    const { options } = await browser.call('startPasskeyRegistration')
    await browser.call('finishPasskeyRegistration', { response: key.register(options) })
    const { pool, engine } = bench.world.context
    const { rows } = await pool.query<{ id: string }>(
      `select "Id" as id from record."User" where "Username" = 'advisor.second@example.com'`,
    )
    await engine.updateRecord(bench.systemViewer, rows[0]?.id ?? '', { fields: { IsActive: false } })
    const later = bench.browser()
    const question = await later.call('startPasskeyLogin')
    const response = key.authenticate(question.options)
    expect(await later.refusalKey('finishPasskeyLogin', { response })).toBe('inactiveAccount')
  })
})

/** Completes a sign-in that waits for a factor, with new recovery codes. */
async function signInWithRecovery(browser: TestBrowser): Promise<void> {
  const pending = await bench.identity.findPendingSignIn(browser.cookies.pending ?? '')
  const [code = ''] = await bench.identity.issueRecoveryCodes(pending?.userId ?? '')
  await browser.call('verifySecondFactor', { code })
}

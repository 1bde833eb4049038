import { demoPassword } from '@porchlight/demo/world/demo-world'
import { authenticatorCode } from '@porchlight/test-kit/authenticator-code'
import { createAuthenticator } from '@porchlight/test-kit/software-authenticator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import type { TestBrowser } from '../../../testing/test-browser'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())

const minute = 60_000
const currentPassword = demoPassword
const addressOf = (name: string) => ({ newEmail: `${name}@example.com`, confirmEmail: `${name}@example.com` })

/** What an app shows now; the clock moves on, because no code counts twice. */
function nextCode(key: string): string {
  bench.world.advance(30_000)
  return authenticatorCode(key, bench.world.context.now())
}

/** Signs in and adds an app, which is long ago by then. */
async function withApp(username: string): Promise<{ browser: TestBrowser; key: string; codes: string[] }> {
  const browser = bench.browser()
  await browser.signIn(username)
  const { secret } = await browser.call('enrolTotp', { currentPassword })
  const key = String(secret)
  const { recoveryCodes } = await browser.call('confirmTotp', { code: nextCode(key) })
  bench.world.advance(11 * minute)
  return { browser, key, codes: [...(recoveryCodes as readonly string[])] }
}

describe('who has a second factor', () => {
  it('proves it too before the address, the password or a factor changes, and the password alone right after', async () => {
    const { browser, key } = await withApp('dana.whitcombe@example.com')
    const newPassword = 'Garden-lamp-42!'
    const changes = {
      changeEmail: addressOf('dana.renamed'),
      changePassword: { newPassword, confirmPassword: newPassword },
      enrolTotp: {},
      startPasskeyRegistration: {},
      removeSecondFactor: { factor: 'totp' },
    }
    for (const [method, fields] of Object.entries(changes)) {
      const missing = await browser.refusal(method, { ...fields, currentPassword })
      expect([method, missing.fieldErrors.map(({ field }) => field)]).toEqual([method, ['code']])
      const wrong = { ...fields, currentPassword, code: '000000' }
      expect([method, await browser.refusalKey(method, wrong)]).toEqual([method, 'wrongProof'])
    }
    await browser.call('changePassword', { ...changes.changePassword, currentPassword, code: nextCode(key) })
    // The renewed session still has the proof.
    await browser.call('changeEmail', { ...changes.changeEmail, currentPassword: newPassword })
    bench.world.advance(10 * minute)
    const again = { currentPassword: newPassword, factor: 'totp' }
    expect(await browser.refusalKey('removeSecondFactor', again)).toBe('requiredFieldMissing')
    await browser.call('removeSecondFactor', { ...again, code: nextCode(key) })
  })

  it('gets one answer to a wrong password and a wrong code, and a right code is not used up by it', async () => {
    const { browser, key, codes } = await withApp('greta.lindholm-adair@example.com')
    const [recoveryCode = ''] = codes
    const change = addressOf('greta.renamed')
    const wrongs = [
      { currentPassword: 'Wrong-one-1!', code: nextCode(key) },
      { currentPassword: 'Wrong-one-1!', code: recoveryCode },
      { currentPassword, code: '000000' },
      { currentPassword: 'Wrong-one-1!', code: '000000' },
    ]
    const answers = []
    for (const wrong of wrongs) answers.push(await browser.refusal('changeEmail', { ...change, ...wrong }))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]?.fieldErrors.map(({ field }) => field)).toEqual(['currentPassword', 'code'])
    await browser.call('changeEmail', { ...change, currentPassword, code: recoveryCode })
  })

  it('may guess ten times, whichever of the two is wrong', async () => {
    const { browser, key } = await withApp('theodore.okonjo-vale@example.com')
    const change = addressOf('theodore.renamed')
    const guesses = Array.from({ length: 12 }, (_, count) => ({
      currentPassword: count % 2 === 0 ? currentPassword : 'Wrong-one-1!',
      code: '000000',
    }))
    const keys = []
    for (const guess of guesses) keys.push(await browser.refusalKey('changeEmail', { ...change, ...guess }))
    expect(keys).toEqual([...Array(10).fill('wrongProof'), 'rateLimited', 'rateLimited'])
    const right = { currentPassword, code: nextCode(key) }
    expect(await browser.refusalKey('changeEmail', { ...change, ...right })).toBe('rateLimited')
  })

  it('answers by a passkey of their own in the same session, which enrols nothing', async () => {
    const origin = 'https://first.example.com'
    const key = createAuthenticator(origin)
    const browser = bench.browser()
    const priyanka = 'priyanka.ramesh-doyle@example.com'
    await browser.signIn(priyanka)
    const { options } = await browser.call('startPasskeyRegistration', { currentPassword })
    await browser.call('finishPasskeyRegistration', { response: key.register(options) })
    bench.world.advance(11 * minute)
    const change = { ...addressOf('priyanka.renamed'), currentPassword }
    expect(await browser.refusalKey('changeEmail', change)).toBe('requiredFieldMissing')
    expect(await browser.call('neededProof')).toEqual({
      password: true,
      factor: true,
      hasApp: false,
      hasPasskey: true,
    })

    const question = await browser.call('startPasskeyProof')
    const enrolled = createAuthenticator(origin).register(question.options)
    expect(await browser.refusalKey('finishPasskeyRegistration', { response: enrolled })).toBe(
      'passkeyRefused',
    )
    const foreign = bench.browser()
    await foreign.signIn('rosalinda.quintanar@example.com')
    const foreignQuestion = await foreign.call('startPasskeyProof')
    const notTheirs = key.authenticate(foreignQuestion.options)
    expect(await foreign.refusalKey('finishPasskeyProof', { response: notTheirs })).toBe('passkeyRefused')
    const elsewhere = key.authenticate((await foreign.call('startPasskeyProof')).options)
    expect(await browser.refusalKey('finishPasskeyProof', { response: elsewhere })).toBe('passkeyRefused')
    expect(await browser.refusalKey('changeEmail', change)).toBe('requiredFieldMissing')

    const { options: asked } = await browser.call('startPasskeyProof')
    await browser.call('finishPasskeyProof', { response: key.authenticate(asked) })
    expect(await browser.call('neededProof')).toMatchObject({ password: false, factor: false })
    await browser.call('changeEmail', change)
    expect(await bench.browser().refusalKey('startPasskeyProof')).toBe('invalidSession')
  })
})

describe('sign-ins', () => {
  const rosalinda = 'rosalinda.quintanar@example.com'
  const idsOf = async (browser: TestBrowser) => {
    const { sessions } = await browser.call('listSessions')
    return (sessions as readonly { readonly id: string; readonly isPresent: boolean }[]).toSorted(
      (one, other) => Number(one.isPresent) - Number(other.isPresent),
    )
  }

  it('are ended without a proof right after one, and by the password later', async () => {
    const here = bench.browser()
    await here.signIn(rosalinda)
    const there = bench.browser()
    await there.signIn(rosalinda)
    bench.world.advance(11 * minute)
    const other = (await idsOf(there)).at(-1)
    const ending = { sessionId: other?.id ?? '' }
    for (const [method, fields] of [
      ['endSession', ending],
      ['endOtherSessions', {}],
    ] as const) {
      const missing = await here.refusal(method, fields)
      expect(missing.fieldErrors.map(({ field }) => field)).toEqual(['currentPassword'])
      const wrong = { ...fields, currentPassword: 'Wrong-one-1!' }
      expect(await here.refusalKey(method, wrong)).toBe('wrongPassword')
    }
    expect(await there.isSignedIn()).toBe(true)
    await here.call('endSession', { ...ending, currentPassword })
    expect(await there.isSignedIn()).toBe(false)
    // The password that was just given counts for what follows.
    await here.call('endOtherSessions')
  })

  it('of one’s own end without a proof: that is to sign out', async () => {
    const here = bench.browser()
    await here.signIn(rosalinda)
    bench.world.advance(11 * minute)
    const present = (await idsOf(here)).at(-1)
    expect(await here.call('endSession', { sessionId: present?.id ?? '' })).toEqual({
      location: '/login?signed-out',
    })
  })

  it('are not ended by guesses at the password', async () => {
    const here = bench.browser()
    await here.signIn('priyanka.ramesh-doyle@example.com')
    const [code = ''] = await bench.identity.issueRecoveryCodes(
      (await bench.identity.findPendingSignIn(here.cookies.pending ?? ''))?.userId ?? '',
    )
    await here.call('verifySecondFactor', { code })
    bench.world.advance(11 * minute)
    const keys = []
    for (let count = 0; count < 11; count += 1)
      keys.push(await here.refusalKey('endOtherSessions', { currentPassword: `Guess-${count}-x!` }))
    expect(keys).toEqual([...Array(10).fill('wrongPassword'), 'rateLimited'])
  })
})

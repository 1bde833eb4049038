import { demoPassword } from '@porchlight/demo/world/demo-world'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterEach(() => bench.waiting.splice(0))
afterAll(() => bench.close())

const dana = 'dana.whitcombe@example.com'
const greta = 'greta.lindholm-adair@example.com'
const change = (currentPassword: string, newPassword: string, confirmPassword = newPassword) => ({
  currentPassword,
  newPassword,
  confirmPassword,
})

describe('changePassword', () => {
  it('changes the password, renews this session, ends the others and tells the owner', async () => {
    const here = bench.browser()
    const there = bench.browser()
    await here.signIn(dana)
    await there.signIn(dana)
    const tokenBefore = here.cookies.session
    expect(await here.call('changePassword', change(demoPassword, 'Garden-lamp-42!'))).toEqual({
      location: '/profile?password-changed',
    })
    expect(await here.isSignedIn()).toBe(true)
    expect(here.cookies.session).not.toBe(tokenBefore)
    expect(await bench.identity.findSession(tokenBefore ?? '')).toBeNull()
    expect(await there.isSignedIn()).toBe(false)
    expect((await bench.runJobs()).map(({ to }) => to)).toEqual([dana])
    expect(await there.refusalKey('logIn', { username: dana, password: demoPassword })).toBe('loginFailed')
    await there.signIn(dana, 'Garden-lamp-42!')
  })

  it('lets a program keep the token that it asked with', async () => {
    const program = bench.browser()
    program.cookies.session = await bench.world.tokenOf('advisor.second@example.com')
    await program.call('changePassword', change(demoPassword, 'Garden-lamp-43!'))
    expect(await program.isSignedIn()).toBe(true)
  })

  it('says what is wrong, field by field', async () => {
    const browser = bench.browser()
    await browser.signIn(greta)
    const wrong = await browser.refusal('changePassword', change('Wrong-one-1!', 'Garden-lamp-42!'))
    expect(wrong.message).toBe('Your old password is invalid.')
    expect(wrong.fieldErrors[0]?.field).toBe('currentPassword')
    const mismatch = await browser.refusal(
      'changePassword',
      change(demoPassword, 'Garden-lamp-42!', 'Garden-lamp-43!'),
    )
    expect(mismatch.message).toBe('New Password and Confirm New Password do not match.')
    const weak = await browser.refusalKey('changePassword', change(demoPassword, 'Lindholm-61101!'))
    expect(weak).toBe('passwordTooCommon')
    const missing = await browser.refusal('changePassword', change('', 'Garden-lamp-42!', ''))
    expect(missing.fieldErrors.map(({ field }) => field)).toEqual(['currentPassword', 'confirmPassword'])
    await browser.call('changePassword', change(demoPassword, 'Garden-lamp-42!'))
    const old = await browser.refusal('changePassword', change('Garden-lamp-42!', 'Garden-lamp-42!'))
    expect(old.message).toBe('You cannot reuse this old password')
  })

  it('stops guesses at the present password, from however many sessions at once', async () => {
    const browser = bench.browser()
    const username = 'theodore.okonjo-vale@example.com'
    await browser.signIn(username)
    const keys = await Promise.all(
      Array.from({ length: 15 }, (_, count) =>
        browser.refusalKey('changePassword', change(`Guess-${count}-x!`, 'Garden-lamp-42!')),
      ),
    )
    expect(keys.filter((key) => key === 'wrongPassword')).toHaveLength(10)
    expect(await browser.refusalKey('changePassword', change(demoPassword, 'Garden-lamp-42!'))).toBe(
      'rateLimited',
    )
  })

  it('is for who is signed in', async () => {
    expect(await bench.browser().refusalKey('changePassword', change('a', 'b'))).toBe('invalidSession')
  })
})

describe('one’s own sessions', () => {
  const rosalinda = 'rosalinda.quintanar@example.com'

  it('are listed, marked and ended one by one', async () => {
    const here = bench.browser()
    const there = bench.browser()
    await here.signIn(rosalinda)
    bench.world.advance(1_000)
    await there.signIn(rosalinda)
    const { sessions } = (await here.call('listSessions')) as {
      readonly sessions: readonly {
        readonly id: string
        readonly isPresent: boolean
        readonly device: string
      }[]
    }
    expect(sessions.map(({ isPresent }) => isPresent)).toEqual([false, true])
    expect(sessions[0]?.device).toBe('Firefox on Linux')
    expect(JSON.stringify(sessions)).not.toContain(there.cookies.session)
    await here.call('endSession', { sessionId: sessions[0]?.id ?? '' })
    expect(await there.isSignedIn()).toBe(false)
    expect(await here.call('endSession', { sessionId: sessions[1]?.id ?? '' })).toEqual({
      location: '/login?signed-out',
    })
    expect(here.cookies.session).toBeNull()
  })

  it('of somebody else cannot be ended', async () => {
    const other = bench.browser()
    await other.signIn(rosalinda)
    const { sessions } = (await other.call('listSessions')) as {
      readonly sessions: readonly { readonly id: string }[]
    }
    const browser = bench.browser()
    await browser.signIn('priyanka.ramesh-doyle@example.com')
    for (const sessionId of [sessions[0]?.id ?? '', 'f'.repeat(64), 'x', ''])
      expect(await browser.refusalKey('endSession', { sessionId })).toBe('notFound')
    expect(await other.isSignedIn()).toBe(true)
  })

  it('end all at once, but this one', async () => {
    const here = bench.browser()
    const others = [bench.browser(), bench.browser()]
    for (const browser of [here, ...others]) await browser.signIn('priyanka.ramesh-doyle@example.com')
    const { ended } = await here.call('endOtherSessions')
    expect(ended).toBeGreaterThanOrEqual(2)
    expect(await here.isSignedIn()).toBe(true)
    for (const browser of others) expect(await browser.isSignedIn()).toBe(false)
  })
})

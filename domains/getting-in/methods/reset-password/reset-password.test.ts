import { demoPassword } from '@porchlight/demo/world/demo-world'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { linkTokenOf, type MethodBench, openMethodBench } from '../../../testing/method-bench'
import type { TestBrowser } from '../../../testing/test-browser'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterEach(() => bench.waiting.splice(0))
afterAll(() => bench.close())

const dana = 'dana.whitcombe@example.com'
const greta = 'greta.lindholm-adair@example.com'
const rosalinda = 'rosalinda.quintanar@example.com'

const typed = (password: string) => ({ newPassword: password, confirmPassword: password })

/** A browser that opened the reset link of a customer of the first brand. */
async function opened(username: string): Promise<TestBrowser> {
  bench.waiting.splice(0)
  bench.world.advance(60_000)
  const browser = bench.browser()
  await browser.call('forgotPassword', { username })
  const [mail] = await bench.runJobs()
  browser.cookies.link = linkTokenOf(mail)
  return browser
}

describe('forgotPassword', () => {
  it('mails the user one link, in the user’s language and brand', async () => {
    await bench.browser().call('forgotPassword', { username: ` ${rosalinda.toUpperCase()} ` })
    const [mail, ...more] = await bench.runJobs()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: rosalinda, language: 'es' })
    expect(mail?.text).toContain('https://second.example.com/es/reset-password?link=')
  })

  it('answers, enqueues and works alike for users, strangers and odd names', async () => {
    const names = ['nobody@example.com', '\0', 'x'.repeat(320), 'ñandú@example.com', "a' or 1=1 --"]
    const workOf = async (username: string) => {
      const browser = bench.browser()
      bench.takeWork()
      const answer = await browser.call('forgotPassword', { username })
      const jobs = bench.waiting.splice(0).map(({ jobName, payload }) => [jobName, Object.keys(payload)])
      return { answer, jobs, ...bench.takeWork() }
    }
    await workOf('warm.up@example.com')
    const known = await workOf(greta)
    expect(known.jobs).toHaveLength(1)
    for (const name of names) expect(await workOf(name), name).toEqual(known)
  })

  it('mails nobody for a stranger', async () => {
    await bench.browser().call('forgotPassword', { username: 'stranger@example.com' })
    expect(await bench.runJobs()).toEqual([])
  })

  it('mails one address once a minute and five times a day, with the same answer', async () => {
    const username = 'priyanka.ramesh-doyle@example.com'
    const answers: unknown[] = []
    const sent: number[] = []
    for (let count = 0; count < 8; count += 1) {
      answers.push(await bench.browser().call('forgotPassword', { username }))
      sent.push((await bench.runJobs()).length)
      if (count > 0) bench.world.advance(60_000)
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(sent).toEqual([1, 0, 1, 1, 1, 1, 0, 0])
  })

  it('stops an address that asks for many', async () => {
    const address = '203.0.113.60'
    const sendRequest = (count: number) =>
      bench.browser({ address }).call('forgotPassword', { username: `bomb-${count}@example.com` })
    for (let count = 0; count < 30; count += 1) await sendRequest(count)
    const username = 'bomb-31@example.com'
    expect(await bench.browser({ address }).refusalKey('forgotPassword', { username })).toBe('rateLimited')
  })

  it('asks for the name', async () => {
    expect(await bench.browser().refusalKey('forgotPassword', { username: '  ' })).toBe(
      'requiredFieldMissing',
    )
  })
})

describe('resetPassword', () => {
  it('sets the password, ends all sessions, opens a locked account and tells the owner', async () => {
    const elsewhere = bench.browser()
    await elsewhere.signIn(dana)
    const guesser = bench.browser()
    for (let count = 0; count < 10; count += 1) {
      const wrong = { username: dana, password: 'Wrong-guess-1!' }
      expect(await guesser.refusalKey('logIn', wrong)).toBe('loginFailed')
    }
    const browser = await opened(dana)
    expect(await browser.call('resetPassword', typed('Garden-lamp-42!'))).toEqual({
      location: '/login?password-reset',
    })
    expect(browser.cookies).toMatchObject({ session: null, pending: null })
    expect(await browser.refusalKey('resetPassword', typed('Garden-lamp-43!'))).toBe('linkUsed')
    expect(await elsewhere.isSignedIn()).toBe(false)
    const [notice] = await bench.runJobs()
    expect(notice).toMatchObject({ to: dana, subject: expect.stringContaining('password') })
    expect(notice?.text).toContain('November 20, 2026')
    expect(await browser.refusalKey('logIn', { username: dana, password: demoPassword })).toBe('loginFailed')
    await browser.signIn(dana, 'Garden-lamp-42!')
    expect(await browser.isSignedIn()).toBe(true)
  })

  it('takes a link once, also of many uses at once', async () => {
    const token = (await opened(greta)).cookies.link
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, async (_, count) => {
        const browser = bench.browser()
        browser.cookies.link = token
        return browser.call('resetPassword', typed(`Window-seat-${count}7!`)).then(
          () => 'set',
          (error: { readonly key?: string }) => error.key,
        )
      }),
    )
    expect(outcomes.filter((outcome) => outcome === 'set')).toHaveLength(1)
    expect(new Set(outcomes)).toEqual(new Set(['set', 'linkUsed']))
  })

  it('says what became of a link that opens nothing', async () => {
    const older = await opened(greta)
    const newer = await opened(greta)
    const superseded = await older.refusal('resetPassword', typed('Window-seat-17!'))
    expect(superseded.message).toBe('User not found: try the latest reset link.')
    const stranger = bench.browser()
    for (const token of [null, 'A'.repeat(43)]) {
      stranger.cookies.link = token
      expect(await stranger.refusalKey('resetPassword', typed('Window-seat-17!'))).toBe('linkNotLatest')
    }
    const otherBrand = bench.browser({ brand: 'second' })
    otherBrand.cookies.link = newer.cookies.link
    expect(await otherBrand.refusalKey('resetPassword', typed('Window-seat-17!'))).toBe('linkNotLatest')
    bench.world.advance(3_600_000)
    const expired = await newer.refusal('resetPassword', typed('Window-seat-17!'))
    expect(expired.message).toBe('Reset password link has been expired. Please try again.')
  })

  it('refuses every former password and keeps the link good', async () => {
    bench.world.advance(24 * 3_600_000)
    const first = await opened(greta)
    await first.call('resetPassword', typed('Old-window-11!'))
    const second = await opened(greta)
    const reused = await second.refusal('resetPassword', typed('Old-window-11!'))
    expect(reused.message).toBe('You cannot reuse this old password')
    expect(await second.refusalKey('resetPassword', { newPassword: 'a', confirmPassword: 'b' })).toBe(
      'passwordMismatch',
    )
    await second.call('resetPassword', typed('New-window-12!'))
  })

  it('opens nothing for a user who is not active', async () => {
    const browser = await opened(advisor)
    await setActive(advisor, false)
    const refusal = await browser.refusal('resetPassword', typed('Window-seat-18!'))
    expect(refusal.message).toBe('Contact Customer Service. This account is not currently active.')
    bench.world.advance(60_000)
    await bench.browser().call('forgotPassword', { username: advisor })
    const [mail] = await bench.runJobs()
    expect(mail?.text).toContain('This account is not currently active.')
    expect(mail?.text).not.toContain('link=')
    await setActive(advisor, true)
  })
})

/** A staff login of the first brand: it has no contact, and its mails come from the brand that it serves. */
const advisor = 'advisor.first@example.com'

async function setActive(username: string, isActive: boolean): Promise<void> {
  const { pool, engine } = bench.world.context
  const { rows } = await pool.query<{ id: string }>(
    'select "Id" as id from record."User" where "Username" = $1',
    [username],
  )
  await engine.updateRecord(bench.systemViewer, rows[0]?.id ?? '', { fields: { IsActive: isActive } })
}

describe('forgotPassword without a username', () => {
  it('mails whose link this browser opened another one, whatever became of it, and names nobody', async () => {
    const browser = await opened(greta)
    bench.world.advance(25 * 3_600_000)
    expect(await browser.call('forgotPassword', { username: '' })).toEqual({
      location: '/forgot-password?sent',
    })
    expect(await bench.runJobs()).toMatchObject([{ to: greta }])
    const without = bench.browser()
    expect(await without.refusalKey('forgotPassword', { username: '' })).toBe('requiredFieldMissing')
    without.cookies.link = 'A'.repeat(43)
    expect(await without.refusalKey('forgotPassword', { username: '' })).toBe('requiredFieldMissing')
  })
})

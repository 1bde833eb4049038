import { demoPassword } from '@porchlight/demo/world/demo-world'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { linkTokenOf, type MethodBench, openMethodBench } from '../../../testing/method-bench'
import { createCustomer } from '../../../testing/new-customer'
import type { TestBrowser } from '../../../testing/test-browser'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterEach(() => bench.waiting.splice(0))
afterAll(() => bench.close())

const password = 'Garden-lamp-42!'
let number = 0

/** Somebody who is signed in, with a login of their own. */
async function newLogin(): Promise<{
  readonly browser: TestBrowser
  readonly email: string
  readonly contactId: string
}> {
  number += 1
  const customer = await createCustomer(bench, { email: `mover.${number}@example.com` })
  const email = customer.email ?? ''
  const browser = bench.browser()
  const { confirmationNumber: identifier, zipCode, contactId } = customer
  await browser.call('findMyAccount', { identifier, zipCode })
  const [mail] = await bench.runJobs()
  browser.cookies.link = linkTokenOf(mail)
  await browser.call('createPassword', { newPassword: password, confirmPassword: password })
  await browser.signIn(email, password)
  return { browser, email, contactId }
}

const change = (newEmail: string, more: object = {}) => ({
  currentPassword: password,
  newEmail,
  confirmEmail: newEmail,
  ...more,
})

/** Asks for the change and gives the tokens of the two links. */
async function requestChange(browser: TestBrowser, newEmail: string) {
  expect(await browser.call('changeEmail', change(newEmail))).toEqual({ location: '/change-email?sent' })
  const mails = await bench.runJobs()
  const [verification, notice] = mails
  expect(mails).toHaveLength(2)
  expect(verification?.to).toBe(newEmail.toLowerCase())
  return { verify: linkTokenOf(verification), undo: linkTokenOf(notice), notice }
}

/** A browser of its own that opened the link of that token. */
function holding(token: string): TestBrowser {
  const browser = bench.browser()
  browser.cookies.link = token
  return browser
}

async function canLogIn(username: string, typed = password): Promise<boolean> {
  try {
    await bench.browser().signIn(username, typed)
    return true
  } catch {
    return false
  }
}

async function contactEmail(contactId: string): Promise<string | undefined> {
  const { rows } = await bench.world.context.pool.query<{ email: string }>(
    'select "Email" as email from record."Contact" where "Id" = $1',
    [contactId],
  )
  return rows[0]?.email
}

describe('changeEmail and verifyEmail', () => {
  it('let only the old address log in until the new one is verified, then only the new one', async () => {
    const { browser, email, contactId } = await newLogin()
    const { verify, notice } = await requestChange(browser, 'Moved.One@example.com')
    expect(notice).toMatchObject({ to: email })
    expect(notice?.text).toContain('m•••@example.com')
    expect([await canLogIn(email), await canLogIn('moved.one@example.com')]).toEqual([true, false])
    expect(await contactEmail(contactId)).toBe(email)

    expect(await holding(verify).call('verifyEmail')).toEqual({ location: '/login?email-verified' })
    expect([await canLogIn(email), await canLogIn('moved.one@example.com')]).toEqual([false, true])
    expect(await contactEmail(contactId)).toBe('moved.one@example.com')
    expect(await browser.isSignedIn()).toBe(false)
    expect(await holding(verify).refusalKey('verifyEmail')).toBe('linkUsed')
  })

  it('say what is wrong, field by field', async () => {
    const { browser, email } = await newLogin()
    const refusals = [
      [change(''), 'requiredFieldMissing', 'newEmail'],
      [change('x@example.com', { confirmEmail: 'y@example.com' }), 'emailMismatch', 'confirmEmail'],
      [change(` ${email.toUpperCase()} `), 'emailUnchanged', 'newEmail'],
      [change('not an address'), 'invalidEmail', 'newEmail'],
      [change('dan\u0430@example.com'), 'invalidEmail', 'newEmail'],
      [change(`${'a'.repeat(70)}@example.com`), 'invalidEmail', 'newEmail'],
      [change('a@example.com\r\nBcc: b@example.com'), 'invalidEmail', 'newEmail'],
      [change('x@example.com', { currentPassword: 'Wrong-one-1!' }), 'wrongPassword', 'currentPassword'],
    ] as const
    for (const [body, key, field] of refusals) {
      const refusal = await browser.refusal('changeEmail', body)
      expect([refusal.key, refusal.fieldErrors[0]?.field]).toEqual([key, field])
    }
    expect(bench.waiting).toEqual([])
    expect(await bench.browser().refusalKey('changeEmail', change('x@example.com'))).toBe('invalidSession')
    const staff = bench.browser()
    staff.cookies.session = await bench.world.tokenOf('advisor.first@example.com')
    expect(await staff.refusalKey('changeEmail', change('x@example.com'))).toBe('forbidden')
  })

  it('offer the suggested address, the one entered, or a new one', async () => {
    const { browser } = await newLogin()
    const risky = await browser.refusal('changeEmail', change('moved.two@gmial.com'))
    expect(risky.key).toBe('riskyEmail')
    expect(risky.fieldErrors.map(({ field, message }) => [field, message])).toEqual([
      ['newEmail', risky.message],
      ['suggestedEmail', 'moved.two@gmail.com'],
    ])
    await browser.call('changeEmail', change('moved.two@gmial.com', { riskChoice: 'suggested' }))
    expect((await bench.runJobs())[0]?.to).toBe('moved.two@gmail.com')
    bench.world.advance(60_000)
    await browser.call('changeEmail', change('moved.two@mailinator.com', { riskChoice: 'asEntered' }))
    expect((await bench.runJobs())[0]?.to).toBe('moved.two@mailinator.com')
  })

  it('mail one person once a minute', async () => {
    const { browser } = await newLogin()
    await requestChange(browser, 'moved.three@example.com')
    expect(await browser.refusalKey('changeEmail', change('moved.four@example.com'))).toBe('rateLimited')
  })

  it('answer alike for an address that somebody has, and tell only who opens its link', async () => {
    const { browser, email } = await newLogin()
    const { verify } = await requestChange(browser, 'dana.whitcombe@example.com')
    expect((await holding(verify).refusal('verifyEmail')).message).toBe('Email address already exists.')
    expect([await canLogIn(email), await canLogIn('dana.whitcombe@example.com', demoPassword)]).toEqual([
      true,
      true,
    ])
  })

  it('of two logins that claim one address give it to one', async () => {
    const claims = [await newLogin(), await newLogin()]
    const tokens: string[] = []
    for (const { browser } of claims) {
      tokens.push((await requestChange(browser, 'claimed@example.com')).verify)
      bench.world.advance(60_000)
      bench.world.advance(60_000)
    }
    const outcomes = await Promise.all(
      tokens.map((token) =>
        holding(token)
          .call('verifyEmail')
          .then(
            () => 'verified',
            (error: { readonly key?: string }) => error.key,
          ),
      ),
    )
    expect(outcomes.sort()).toEqual(['emailExists', 'verified'])
    expect(await canLogIn('claimed@example.com')).toBe(true)
  })

  it('kill the older verification with a newer request and with a new password', async () => {
    const { browser } = await newLogin()
    const older = await requestChange(browser, 'first.try@example.com')
    bench.world.advance(60_000)
    const newer = await requestChange(browser, 'second.try@example.com')
    expect(await holding(older.verify).refusalKey('verifyEmail')).toBe('linkNotLatest')
    const typed = { newPassword: 'Other-lamp-43!', confirmPassword: 'Other-lamp-43!' }
    await browser.call('changePassword', { currentPassword: password, ...typed })
    expect(await holding(newer.verify).refusalKey('verifyEmail')).toBe('linkNotLatest')
  })

  it('say that a link has expired, and know none of another brand', async () => {
    const { browser } = await newLogin()
    const { verify } = await requestChange(browser, 'moved.five@example.com')
    const elsewhere = bench.browser({ brand: 'second' })
    elsewhere.cookies.link = verify
    expect(await elsewhere.refusalKey('verifyEmail')).toBe('linkNotLatest')
    bench.world.advance(24 * 3_600_000)
    expect((await holding(verify).refusal('verifyEmail')).message).toBe('Email Link Has Expired')
  })

  it('close reset links that went to the old address', async () => {
    const { browser, email } = await newLogin()
    const { verify } = await requestChange(browser, 'moved.six@example.com')
    bench.world.advance(60_000)
    await bench.browser().call('forgotPassword', { username: email })
    const [reset] = await bench.runJobs()
    await holding(verify).call('verifyEmail')
    const typed = { newPassword: 'Other-lamp-44!', confirmPassword: 'Other-lamp-44!' }
    expect(await holding(linkTokenOf(reset)).refusalKey('resetPassword', typed)).toBe('linkNotLatest')
  })
})

describe('undoChangeEmail', () => {
  it('before the verification keeps the old address and closes the account to the old password', async () => {
    const { browser, email } = await newLogin()
    const { verify, undo } = await requestChange(browser, 'thief.one@example.com')
    expect(await holding(undo).call('undoChangeEmail')).toEqual({ location: '/login?email-change-undone' })
    expect(await holding(verify).refusalKey('verifyEmail')).toBe('linkNotLatest')
    expect(await browser.isSignedIn()).toBe(false)
    expect(await canLogIn(email)).toBe(false)
    const [reset] = await bench.runJobs()
    expect(reset?.to).toBe(email)
    const typed = { newPassword: 'Mine-again-45!', confirmPassword: 'Mine-again-45!' }
    await holding(linkTokenOf(reset)).call('resetPassword', typed)
    expect(await canLogIn(email, 'Mine-again-45!')).toBe(true)
    expect(await holding(undo).refusalKey('undoChangeEmail')).toBe('linkUsed')
  })

  it('gives the account back after a thief moved on twice and changed the password', async () => {
    const { browser: thief, email, contactId } = await newLogin()
    const first = await requestChange(thief, 'thief.two@example.com')
    await holding(first.verify).call('verifyEmail')
    bench.world.advance(60_000)
    await thief.signIn('thief.two@example.com', password)
    const second = await requestChange(thief, 'thief.three@example.com')
    await holding(second.verify).call('verifyEmail')
    await thief.signIn('thief.three@example.com', password)
    const typed = { newPassword: 'Thief-lamp-43!', confirmPassword: 'Thief-lamp-43!' }
    await thief.call('changePassword', { currentPassword: password, ...typed })
    bench.waiting.splice(0)

    await holding(first.undo).call('undoChangeEmail')
    expect(await contactEmail(contactId)).toBe(email)
    expect(await thief.isSignedIn()).toBe(false)
    expect(await canLogIn('thief.three@example.com', 'Thief-lamp-43!')).toBe(false)
    expect(await canLogIn(email, 'Thief-lamp-43!')).toBe(false)
    expect((await bench.runJobs()).map(({ to }) => to)).toEqual([email])
    expect(await holding(second.undo).refusalKey('undoChangeEmail')).toBe('linkNotLatest')
    expect(await contactEmail(contactId)).toBe(email)
  })

  it('wins over a verification at the same moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { browser, email, contactId } = await newLogin()
      const { verify, undo } = await requestChange(browser, `racer.${round}@example.com`)
      await Promise.allSettled([holding(verify).call('verifyEmail'), holding(undo).call('undoChangeEmail')])
      expect(await contactEmail(contactId)).toBe(email)
      expect(await canLogIn(`racer.${round}@example.com`)).toBe(false)
      bench.waiting.splice(0)
    }
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkTokenOf, type MethodBench, openMethodBench } from '../../../testing/method-bench'
import { createCustomer, type NewCustomer } from '../../../testing/new-customer'
import type { TestBrowser } from '../../../testing/test-browser'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())

const password = 'Garden-lamp-42!'
const typed = { newPassword: password, confirmPassword: password }

/** A browser that opened the registration link of a new customer. */
async function opened(
  options: Parameters<typeof createCustomer>[1] = {},
): Promise<{ readonly browser: TestBrowser; readonly customer: NewCustomer }> {
  const customer = await createCustomer(bench, options)
  const browser = bench.browser(options.brand === undefined ? {} : { brand: options.brand })
  const { confirmationNumber: identifier, zipCode } = customer
  await browser.call('findMyAccount', { identifier, zipCode })
  const [mail] = await bench.runJobs()
  browser.cookies.link = linkTokenOf(mail)
  return { browser, customer }
}

async function loginsOf(contactId: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { rows } = await bench.world.context.pool.query<Record<string, unknown>>(
    'select "Username", "Portal_Role__c", "IsActive", "LanguageLocaleKey" from record."User" where "ContactId" = $1',
    [contactId],
  )
  return rows
}

describe('createPassword', () => {
  it('makes a login with the contact’s address and starts no session', async () => {
    const { browser, customer } = await opened({ brand: 'second', language: 'es' })
    expect(await browser.call('createPassword', typed)).toEqual({ location: '/login?registered' })
    expect(browser.cookies).toMatchObject({ session: null, pending: null })
    // The link stays for the way back to its page, which says that it has done its work.
    expect(await browser.refusalKey('createPassword', typed)).toBe('linkUsed')
    expect(await loginsOf(customer.contactId)).toEqual([
      { Username: customer.email, Portal_Role__c: 'Customer', IsActive: true, LanguageLocaleKey: 'es_US' },
    ])
    expect(await browser.signIn(customer.email ?? '', password)).toEqual({ location: '/', next: 'signedIn' })
    expect(await browser.isSignedIn()).toBe(true)
  })

  it('makes one login of one link, however many use it at once', async () => {
    const { browser, customer } = await opened()
    const token = browser.cookies.link
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const other = bench.browser()
        other.cookies.link = token
        return other.call('createPassword', typed).then(
          () => 'made',
          () => 'refused',
        )
      }),
    )
    expect(outcomes.filter((outcome) => outcome === 'made')).toHaveLength(1)
    expect(await loginsOf(customer.contactId)).toHaveLength(1)
  })

  it('says what became of a link that opens nothing', async () => {
    const { browser, customer } = await opened()
    const token = browser.cookies.link
    const elsewhere = bench.browser({ brand: 'third' })
    elsewhere.cookies.link = token
    expect(await elsewhere.refusalKey('createPassword', typed)).toBe('registrationNotVerified')
    for (const none of [null, '', 'A'.repeat(43)]) {
      browser.cookies.link = none
      const refusal = await browser.refusal('createPassword', typed)
      expect(refusal.message).toBe('We are not able to verify your registration at this time.')
    }
    browser.cookies.link = token
    bench.world.advance(24 * 3_600_000)
    const expired = await browser.refusal('createPassword', typed)
    expect(expired.message).toBe('Your link has expired. Please try again')
    expect(await loginsOf(customer.contactId)).toEqual([])

    const used = await opened()
    const usedToken = used.browser.cookies.link
    await used.browser.call('createPassword', typed)
    used.browser.cookies.link = usedToken
    expect(await used.browser.refusalKey('createPassword', typed)).toBe('linkUsed')
  })

  it('takes no link of another purpose', async () => {
    const browser = bench.browser()
    const { token } = await bench.identity.issueOneTimeToken({
      purpose: 'passwordReset',
      brand: 'first',
      subjectId: 'someone',
      lifetimeMs: 60_000,
    })
    browser.cookies.link = token
    expect(await browser.refusalKey('createPassword', typed)).toBe('registrationNotVerified')
  })

  it('opens nothing once the contact’s address has changed', async () => {
    const { browser, customer } = await opened()
    const { engine } = bench.world.context
    await engine.updateRecord(bench.systemViewer, customer.contactId, {
      fields: { Email: 'moved.on@example.com' },
    })
    expect(await browser.refusalKey('createPassword', typed)).toBe('registrationNotVerified')
    expect(await loginsOf(customer.contactId)).toEqual([])
  })

  it('tells who holds the link that the address or the person is registered', async () => {
    const { browser } = await opened({ email: 'Dana.Whitcombe@example.com' })
    const refusal = await browser.refusal('createPassword', typed)
    expect(refusal.message).toBe('Email address already exists.')

    const { browser: late, customer } = await opened()
    const first = bench.browser()
    first.cookies.link = late.cookies.link
    await first.call('createPassword', typed)
    const { token } = await bench.identity.issueOneTimeToken({
      purpose: 'registration',
      brand: 'first',
      subjectId: (await subjectOf(customer)) ?? '',
      lifetimeMs: 60_000,
    })
    late.cookies.link = token
    expect(await late.refusalKey('createPassword', typed)).toBe('alreadyRegistered')
  })

  it('of two contacts with one address gives the login to one', async () => {
    const email = 'shared.address@example.com'
    const one = await opened({ email })
    bench.world.advance(60_000)
    const other = await opened({ email })
    const outcomes = await Promise.all(
      [one, other].map(({ browser }) =>
        browser.call('createPassword', typed).then(
          () => 'made',
          (error: { readonly key?: string }) => error.key,
        ),
      ),
    )
    expect(outcomes.sort()).toEqual(['emailExists', 'made'])
  })

  it('refuses an account that is not active', async () => {
    const { browser, customer } = await opened({ status: 'Pending' })
    await bench.world.context.engine.updateRecord(bench.systemViewer, customer.accountId, {
      fields: { Status__c: 'Cancelled' },
    })
    const refusal = await browser.refusal('createPassword', typed)
    expect(refusal.message).toBe('Contact Customer Service. This account is not currently active.')
  })

  it.each([
    ['', '', 'requiredFieldMissing', 'newPassword'],
    [password, `${password}x`, 'passwordMismatch', 'confirmPassword'],
    ['Sh0rt!', 'Sh0rt!', 'passwordTooWeak', 'newPassword'],
    ['no-numbers-here!', 'no-numbers-here!', 'passwordTooWeak', 'newPassword'],
    ['NoSpecial42xyz', 'NoSpecial42xyz', 'passwordTooWeak', 'newPassword'],
    ['12345678!', '12345678!', 'passwordTooWeak', 'newPassword'],
    ['P@ssw0rd1!', 'P@ssw0rd1!', 'passwordTooCommon', 'newPassword'],
    ['Harrowgate77002!', 'Harrowgate77002!', 'passwordTooCommon', 'newPassword'],
    ['Northlamp-1!', 'Northlamp-1!', 'passwordTooCommon', 'newPassword'],
    [`aB1!${'é'.repeat(130)}`, `aB1!${'é'.repeat(130)}`, 'passwordTooLong', 'newPassword'],
  ])('refuses %j with %j as %s and keeps the link good', async (newPassword, confirmPassword, key, field) => {
    const { browser } = await opened()
    const refusal = await browser.refusal('createPassword', { newPassword, confirmPassword })
    expect(refusal.key).toBe(key)
    expect(refusal.fieldErrors[0]?.field).toBe(field)
    expect(await browser.call('createPassword', typed)).toEqual({ location: '/login?registered' })
  })
})

/** The subject that the customer's links carry. */
async function subjectOf(customer: NewCustomer): Promise<string | undefined> {
  const { rows } = await bench.world.context.pool.query<{ subject: string }>(
    'select subject_id as subject from identity.one_time_token where subject_id like $1',
    [`${customer.contactId}.%`],
  )
  return rows[0]?.subject
}

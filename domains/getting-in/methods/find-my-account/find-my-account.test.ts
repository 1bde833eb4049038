import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { linkTokenOf, type MethodBench, openMethodBench } from '../../../testing/method-bench'
import { createCustomer } from '../../../testing/new-customer'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())
afterEach(() => bench.waiting.splice(0))

const dana = { identifier: '4100120401', zipCode: '77084' }

describe('findMyAccount', () => {
  it('finds by confirmation number, enrolment id and account number, and mails one link', async () => {
    for (const kind of ['confirmationNumber', 'orderNumber', 'accountNumber'] as const) {
      const customer = await createCustomer(bench)
      const answer = await bench
        .browser()
        .call('findMyAccount', { identifier: ` ${customer[kind]} `, zipCode: '77002-1234' })
      expect(answer).toEqual({
        location: '/find-my-account?sent',
        maskedEmail: 'n•••@example.com',
        brand: 'first',
      })
      expect(bench.waiting).toEqual([
        { jobName: 'send-registration-link', payload: { contactId: customer.contactId } },
      ])
      const [mail, ...more] = await bench.runJobs()
      expect(more).toEqual([])
      expect(mail).toMatchObject({ to: customer.email, language: 'en' })
      expect(mail?.text).toContain('https://first.example.com/create-password?link=')
    }
  })

  it('leads to the account’s brand in the customer’s language, whatever site was asked', async () => {
    const customer = await createCustomer(bench, { brand: 'second', language: 'es' })
    const { identifier, zipCode } = { identifier: customer.confirmationNumber, zipCode: customer.zipCode }
    const answer = await bench.browser({ brand: 'third' }).call('findMyAccount', { identifier, zipCode })
    expect(answer.brand).toBe('second')
    const [mail] = await bench.runJobs()
    expect(mail?.text).toContain('https://second.example.com/es/create-password?link=')
  })

  it('says the same of every pair that does not match', async () => {
    const customer = await createCustomer(bench)
    const wrong = [
      { identifier: customer.confirmationNumber, zipCode: '77003' },
      { identifier: '0000000000', zipCode: customer.zipCode },
      { identifier: customer.accountNumber, zipCode: 'x' },
      { identifier: '\0', zipCode: '\0' },
    ]
    for (const pair of wrong) {
      const refusal = await bench.browser().refusal('findMyAccount', pair)
      expect(refusal.key).toBe('accountNotFound')
      expect(refusal.message).toBe('We are unable to locate an account with the information you provided.')
    }
    expect(bench.waiting).toEqual([])
  })

  it('does the same work for a number that exists and one that does not', async () => {
    const customer = await createCustomer(bench)
    const workOf = async (identifier: string) => {
      const browser = bench.browser()
      bench.takeWork()
      await browser.refusal('findMyAccount', { identifier, zipCode: '10001' })
      return bench.takeWork()
    }
    await workOf('0000000001')
    expect(await workOf(customer.confirmationNumber)).toEqual(await workOf('0000000002'))
  })

  it('tells who is registered so by mail only', async () => {
    const answer = await bench.browser().call('findMyAccount', dana)
    expect(answer).toMatchObject({ location: '/find-my-account?sent', maskedEmail: 'd•••@example.com' })
    const [mail] = await bench.runJobs()
    expect(mail).toMatchObject({ to: 'dana.whitcombe@example.com' })
    expect(mail?.text).toContain('https://first.example.com/login')
    expect(mail?.text).not.toContain('link=')
  })

  it('tells of an account that is not active by mail only', async () => {
    const customer = await createCustomer(bench, { status: 'Cancelled' })
    const pair = { identifier: customer.confirmationNumber, zipCode: customer.zipCode }
    expect(Object.keys(await bench.browser().call('findMyAccount', pair))).toEqual([
      'location',
      'maskedEmail',
      'brand',
    ])
    const [mail] = await bench.runJobs()
    expect(mail?.text).toContain('This account is not currently active.')
    expect(mail?.text).not.toContain('link=')
  })

  it('answers without an address, and mails nobody, when there is none on file', async () => {
    const customer = await createCustomer(bench, { email: null })
    const pair = { identifier: customer.confirmationNumber, zipCode: customer.zipCode }
    expect((await bench.browser().call('findMyAccount', pair)).maskedEmail).toBeNull()
    expect(await bench.runJobs()).toEqual([])
  })

  it('mails one person once a minute and five times a day, without saying so', async () => {
    const customer = await createCustomer(bench)
    const pair = { identifier: customer.confirmationNumber, zipCode: customer.zipCode }
    const again = { ...pair, identifier: customer.accountNumber }
    const first = await bench.browser().call('findMyAccount', pair)
    expect(await bench.browser().call('findMyAccount', again)).toEqual(first)
    expect(await bench.runJobs()).toHaveLength(1)
    for (let count = 0; count < 6; count += 1) {
      bench.world.advance(60_000)
      await bench.browser().call('findMyAccount', count % 2 === 0 ? again : pair)
    }
    expect(await bench.runJobs()).toHaveLength(4)
  })

  it('sends the link a minute later to a mailbox that another form has just written to', async () => {
    const email = 'just.ordered@example.com'
    const [ordered, other] = [await createCustomer(bench, { email }), await createCustomer(bench, { email })]
    const pairOf = ({ confirmationNumber, zipCode }: typeof ordered) => ({
      identifier: confirmationNumber,
      zipCode,
    })
    await bench.browser().call('findMyAccount', pairOf(other))
    expect(await bench.runJobs()).toHaveLength(1)
    const answer = await bench.browser().call('findMyAccount', pairOf(ordered))
    expect(answer).toMatchObject({ location: '/find-my-account?sent', maskedEmail: 'j•••@example.com' })
    bench.world.advance(60_000)
    const [mail, ...others] = await bench.runJobs()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: email })
    expect(linkTokenOf(mail)).not.toBeNull()

    // Nobody has a mailbox written to more often than its limit by having mails wait.
    for (const customer of [ordered, other]) await bench.browser().call('findMyAccount', pairOf(customer))
    bench.world.advance(60_000)
    expect(await bench.runJobs()).toHaveLength(1)
  })

  it('kills the older link when a newer one goes out', async () => {
    const customer = await createCustomer(bench)
    const pair = { identifier: customer.confirmationNumber, zipCode: customer.zipCode }
    const browser = bench.browser()
    await browser.call('findMyAccount', pair)
    const [older] = await bench.runJobs()
    bench.world.advance(60_000)
    await browser.call('resendRegistrationLink', pair)
    await bench.runJobs()
    browser.cookies.link = linkTokenOf(older)
    const typed = { newPassword: 'Garden-lamp-42!', confirmPassword: 'Garden-lamp-42!' }
    expect(await browser.refusalKey('createPassword', typed)).toBe('linkNotLatest')
  })

  it.each([
    [{ identifier: '', zipCode: '77002' }, ['identifier']],
    [{ identifier: ' ', zipCode: '' }, ['identifier', 'zipCode']],
  ])('asks for what is missing in %j', async (pair, fields) => {
    const refusal = await bench.browser().refusal('findMyAccount', pair)
    expect(refusal.key).toBe('requiredFieldMissing')
    expect(refusal.fieldErrors.map(({ field }) => field)).toEqual(fields)
  })
})

describe('the limits of findMyAccount', () => {
  it('stops an address after five misses, and opens after fifteen minutes', async () => {
    const address = '203.0.113.50'
    const miss = (identifier: string) =>
      bench.browser({ address }).refusalKey('findMyAccount', { identifier, zipCode: '60601' })
    for (let count = 0; count < 5; count += 1) expect(await miss(`miss-${count}`)).toBe('accountNotFound')
    const customer = await createCustomer(bench)
    const right = { identifier: customer.confirmationNumber, zipCode: customer.zipCode }
    expect(await bench.browser({ address }).refusalKey('findMyAccount', right)).toBe('rateLimited')
    bench.world.advance(15 * 60_000)
    await bench.browser({ address }).call('findMyAccount', right)
  })

  it('stops a number after ten misses a day from anywhere, alike for numbers that nobody has', async () => {
    const customer = await createCustomer(bench)
    for (const identifier of [customer.confirmationNumber, 'NOBODY0001']) {
      for (let count = 0; count < 10; count += 1) {
        const zipCode = String(20_000 + count)
        expect(await bench.browser().refusalKey('findMyAccount', { identifier, zipCode })).toBe(
          'accountNotFound',
        )
      }
      expect(await bench.browser().refusalKey('findMyAccount', { identifier, zipCode: '77002' })).toBe(
        'rateLimited',
      )
    }
  })

  it('gives a network one more miss in a ZIP code that numbers are sprayed over', async () => {
    const miss = (count: number, address?: string) =>
      bench
        .browser(address === undefined ? {} : { address })
        .refusalKey('findMyAccount', { identifier: `spray-${count}`, zipCode: '30303' })
    for (let count = 0; count < 100; count += 1) expect(await miss(count)).toBe('accountNotFound')
    expect(await miss(100, '203.0.114.1')).toBe('accountNotFound')
    expect(await miss(101, '203.0.114.2')).toBe('rateLimited')
    bench.world.advance(60 * 60_000)
    expect(await miss(102, '203.0.114.3')).toBe('accountNotFound')
  })

  it('lets no more than five of parallel misses from one address through', async () => {
    const address = '203.0.113.51'
    const keys = await Promise.all(
      Array.from({ length: 20 }, (_, count) =>
        bench
          .browser({ address })
          .refusalKey('findMyAccount', { identifier: `p-${count}`, zipCode: '40404' }),
      ),
    )
    expect(keys.filter((key) => key === 'accountNotFound')).toHaveLength(5)
  })
})

describe('resendRegistrationLink', () => {
  it('sends a new link to who holds one that ran out, and says when it is too soon', async () => {
    const customer = await createCustomer(bench)
    const pair = { identifier: customer.confirmationNumber, zipCode: customer.zipCode }
    const browser = bench.browser()
    await browser.call('findMyAccount', pair)
    const [mail] = await bench.runJobs()
    browser.cookies.link = linkTokenOf(mail)
    bench.world.advance(25 * 3_600_000)
    expect(await browser.call('resendRegistrationLink')).toMatchObject({ maskedEmail: 'n•••@example.com' })
    expect((await bench.runJobs())[0]?.to).toBe(customer.email)
    expect(await browser.refusalKey('resendRegistrationLink')).toBe('rateLimited')
  })

  it('says nothing without a pair or a link of ours', async () => {
    const browser = bench.browser()
    expect(await browser.refusalKey('resendRegistrationLink')).toBe('registrationNotVerified')
    browser.cookies.link = 'A'.repeat(43)
    expect(await browser.refusalKey('resendRegistrationLink')).toBe('registrationNotVerified')
    const pair = { identifier: 'nothing', zipCode: '77002' }
    expect(await browser.refusalKey('resendRegistrationLink', pair)).toBe('accountNotFound')
  })
})

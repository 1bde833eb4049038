import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import { createCustomer } from '../../../testing/new-customer'
import { agreed, fillSignUp, signUpPlan } from '../../../testing/sign-up'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterEach(() => {
  bench.waiting.splice(0)
})
afterAll(() => bench.close())

async function rows<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
  return (await bench.world.context.pool.query<Row>(sql, [...values])).rows
}

const counts = () =>
  rows<{ orders: number; accounts: number; contacts: number; consents: number }>(
    `select (select count(*)::int from record."Order") as orders,
            (select count(*)::int from record."Account") as accounts,
            (select count(*)::int from record."Contact") as contacts,
            (select count(*)::int from record."Consent__c") as consents`,
  )

describe('submitEnrollment', () => {
  it('makes order, account, contact, steps and consents of a sign-up, and mails the number', async () => {
    const browser = bench.browser()
    await fillSignUp(browser, { contact: { email: 'first.order@example.com', language: 'es' } })
    expect(await browser.call('getSignUp')).toMatchObject({
      signUp: {
        missing: null,
        city: 'Houston',
        state: 'TX',
        hasLastFour: true,
        mobilePhone: '(713) 555-0142',
      },
      plan: { code: signUpPlan.code },
      submitted: null,
    })
    const answer = await browser.call('submitEnrollment', agreed)
    expect(answer).toMatchObject({
      location: '/enroll/complete',
      confirmationNumber: expect.stringMatching(/^\d{10}$/),
    })
    const number = answer.confirmationNumber
    expect(await browser.call('getSignUp')).toMatchObject({
      signUp: null,
      submitted: { confirmationNumber: number, startDate: '2026-12-01', email: 'first.order@example.com' },
    })
    expect(await browser.call('enrollmentStatus')).toMatchObject({
      tracker: { isMasked: true, start: { date: '2026-12-01', state: 'requested' } },
    })
    const [order] = await rows<Record<string, unknown>>(
      `select o."Status", o."Stage__c", o."Market_Status__c", o."Credit_Status__c", a."Status__c" as account,
              a."AccountNumber" is not null as numbered, c."Email", c."Preferred_Language__c" as language,
              l."Status" as lead, l."Step__c" as step,
              (select array_agg("Consent_Type__c" order by "Consent_Type__c") from record."Consent__c" x where x."Contact__c" = c."Id") as consents,
              (select array_agg("Step_Type__c" order by "ExecutionOrder") from record."WorkStep" w where w."Order__c" = o."Id") as steps
       from record."Order" o join record."Account" a on a."Id" = o."AccountId"
       join record."Contact" c on c."Id" = a."ContactId" join record."Lead" l on l."Order__c" = o."Id"
       where o."Confirmation_Number__c" = $1`,
      [number],
    )
    expect(order).toEqual({
      Status: 'Pending',
      Stage__c: 'Submission',
      Market_Status__c: 'Not_Sent',
      Credit_Status__c: 'Waiting',
      account: 'Pending',
      numbered: true,
      Email: 'first.order@example.com',
      language: 'es',
      lead: 'Converted',
      step: 'Complete',
      consents: ['Credit_Check', 'Enrollment', 'Language', 'Terms'],
      steps: ['Utility'],
    })
    const [consent] = await rows<Record<string, unknown>>(
      `select "Text_Version__c", "Text_Language__c", "Channel__c", "Consent_Text__c" from record."Consent__c" x
       join record."Contact" c on c."Id" = x."Contact__c"
       where c."Email" = 'first.order@example.com' and "Consent_Type__c" = 'Enrollment'`,
    )
    expect(consent).toMatchObject({
      Text_Version__c: 'enrollment-2026-11',
      Text_Language__c: 'en',
      Channel__c: 'Portal',
      Consent_Text__c: expect.stringContaining('start my service'),
    })
    const [mail] = (await bench.runJobs()).filter(({ subject }) => subject.startsWith('Recibimos'))
    expect(mail?.to).toBe('first.order@example.com')
    expect(mail?.text).toContain(String(number))
    expect(mail?.text).toContain('1 de diciembre de 2026')
    expect(mail?.text).not.toContain('Cedar')
  })

  it('says that the number is mailed only where it is: not to a mailbox that was written to a moment ago', async () => {
    const contact = { email: 'written.to@example.com' }
    const submittedOf = async () => {
      const browser = bench.browser()
      await fillSignUp(browser, { contact, service: { street: '1 Spoonbill Court' } })
      await browser.call('submitEnrollment', agreed)
      return (await browser.call('getSignUp')).submitted
    }
    expect(await submittedOf()).toMatchObject({ email: contact.email })
    expect(await submittedOf()).toMatchObject({ email: null })
    const mails = (await bench.runJobs()).filter(({ subject }) => subject === 'We have your Northlamp order')
    expect(mails.map(({ to }) => to)).toEqual([contact.email])
  })

  it('mails every order of somebody who is signed in', async () => {
    const browser = bench.browser()
    await browser.signIn('dana.whitcombe@example.com')
    for (const street of ['2 Spoonbill Court', '3 Spoonbill Court']) {
      await fillSignUp(browser, { service: { street } })
      await browser.call('submitEnrollment', agreed)
      expect((await browser.call('getSignUp')).submitted).toMatchObject({
        email: 'dana.whitcombe@example.com',
      })
    }
  })

  it('is the same order however often it is handed in, and at the same moment', async () => {
    const browser = bench.browser()
    await fillSignUp(browser, { contact: { email: 'double.click@example.com' } })
    const [before] = await counts()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => browser.call('submitEnrollment', agreed)),
    )
    const later = await browser.call('submitEnrollment', { textLanguage: 'en' })
    const numbers = new Set([...answers, later].map(({ confirmationNumber }) => confirmationNumber))
    expect(numbers.size).toBe(1)
    const [after] = await counts()
    expect(after).toEqual({
      orders: (before?.orders ?? 0) + 1,
      accounts: (before?.accounts ?? 0) + 1,
      contacts: (before?.contacts ?? 0) + 1,
      consents: (before?.consents ?? 0) + 4,
    })
    const jobs = bench.waiting.map(({ jobName }) => jobName).sort()
    expect(jobs).toEqual(['advance-enrollment', 'send-enrollment-confirmation'])
  })

  it('asks for every authorisation, and keeps what was entered', async () => {
    const browser = bench.browser()
    await fillSignUp(browser, { contact: { email: 'no.boxes@example.com' } })
    const refusal = await browser.refusal('submitEnrollment', { terms: 'yes', textLanguage: 'en' })
    expect(refusal.key).toBe('requiredFieldMissing')
    expect(refusal.fieldErrors.map(({ field }) => field)).toEqual(['enrollment', 'creditCheck'])
    expect(await browser.call('getSignUp')).toMatchObject({ signUp: { missing: null } })
  })

  it('leads to the part that is missing, also when a day has passed meanwhile', async () => {
    const browser = bench.browser()
    await fillSignUp(browser, { contact: { email: 'slow.reader@example.com' }, startDate: '2026-11-21' })
    bench.world.advance(3 * 86_400_000)
    expect(await browser.call('submitEnrollment', agreed)).toEqual({
      location: '/enroll/sign-up/start',
      confirmationNumber: null,
    })
    await browser.call('saveSignUpStart', { startDate: '2026-12-01' })
    expect(await browser.call('submitEnrollment', agreed)).toMatchObject({ location: '/enroll/complete' })
  })

  it('writes all or nothing, and says so in the words of the specification', async () => {
    const browser = bench.browser()
    await fillSignUp(browser, { contact: { email: 'half.way@example.com' } })
    const [before] = await counts()
    const { pool } = bench.world.context
    await pool.query(
      `alter table record."Consent__c" add constraint planted check ("Text_Version__c" <> 'enrollment-2026-11') not valid`,
    )
    const refusal = await browser.refusal('submitEnrollment', agreed)
    expect(refusal.key).toBe('enrollmentFailed')
    expect(refusal.message).toBe('Enrollment error: failed to enroll; unexpected error.')
    expect((await counts())[0]).toEqual(before)
    await pool.query('alter table record."Consent__c" drop constraint planted')
    expect(await browser.call('submitEnrollment', agreed)).toMatchObject({ location: '/enroll/complete' })
  })

  it('orders as the customer who is signed in, without a second contact', async () => {
    const customer = await createCustomer(bench, { email: 'second.home@example.com' })
    const { identity } = bench
    const userId = await bench.world.context.engine.createRecord(bench.systemViewer, 'User', {
      fields: {
        FirstName: 'Nadia',
        LastName: 'Harrowgate',
        Username: 'second.home@example.com',
        Email: 'second.home@example.com',
        ContactId: customer.contactId,
        Portal_Role__c: 'Customer',
        IsActive: true,
      },
    })
    await identity.setPassword(userId, 'Garden-lamp-42!')
    const browser = bench.browser()
    await browser.signIn('second.home@example.com', 'Garden-lamp-42!')
    const [before] = await counts()
    const nothingTyped = { firstName: '', lastName: '', email: '', mobilePhone: '' }
    await fillSignUp(browser, { contact: nothingTyped })
    await browser.call('submitEnrollment', agreed)
    const [after] = await counts()
    expect(after?.contacts).toBe(before?.contacts)
    const [own] = await rows<{ count: number }>(
      'select count(*)::int as count from record."Account" where "ContactId" = $1',
      [customer.contactId],
    )
    expect(own?.count).toBe(2)
  })

  it('does the same for somebody whom we know and for a stranger', async () => {
    const known = await createCustomer(bench, { email: 'known.neighbour@example.com' })
    const workOf = async (contact: object, street: string) => {
      const browser = bench.browser()
      await fillSignUp(browser, { contact, service: { street } })
      bench.takeWork()
      const answer = await browser.call('submitEnrollment', agreed)
      const work = bench.takeWork()
      expect(Object.keys(answer)).toEqual(['location', 'confirmationNumber'])
      return { work, state: { ...(await browser.call('enrollmentStatus')), tracker: null } }
    }
    const person = { firstName: 'Nadia', lastName: 'Harrowgate' }
    await workOf({ ...person, email: 'warm.up@example.com' }, '1 Cedar Lane')
    const stranger = await workOf({ ...person, email: 'nobody.here@example.com' }, '2 Cedar Lane')
    const neighbour = await workOf({ ...person, email: known.email ?? '' }, '12 Lantern Row')
    expect(neighbour).toEqual(stranger)
  })
})

describe('the way from an order to a login', () => {
  it('mails the link also to who looks for the account within the minute of the confirmation', async () => {
    const email = 'soon.registered@example.com'
    const browser = bench.browser()
    await fillSignUp(browser, { contact: { email } })
    const { confirmationNumber } = await browser.call('submitEnrollment', agreed)
    expect((await bench.runJobs()).map(({ to }) => to)).toContain(email)
    await bench.browser().call('findMyAccount', { identifier: confirmationNumber, zipCode: signUpPlan.zip })
    expect(bench.waiting.map(({ jobName }) => jobName)).toContain('send-registration-link')
    // The mailbox has just had a mail: the next follows a minute later.
    bench.world.advance(60_000)
    const mails = await bench.runJobs()
    const link = mails.find(({ to, text }) => to === email && /\/create-password\?/.test(text))
    expect(link).toBeDefined()
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type GuestWriter, guestWords, guestWriter } from '../../testing/guest-writer'
import { type MethodBench, openMethodBench } from '../../testing/method-bench'
import { createCustomer } from '../../testing/new-customer'
import { purgeGuestMessages } from './guest/guest-messages'

let bench: MethodBench
let guest: GuestWriter

beforeAll(async () => {
  bench = await openMethodBench()
  guest = guestWriter(bench)
})
// A minute later a mailbox may be written to again.
beforeEach(() => bench.world.advance(61_000))
afterAll(() => bench.close())

describe('a message of a guest', () => {
  it('is no case before its address is confirmed, and its mail holds nothing that was typed', async () => {
    const email = guest.newAddress()
    const mail = await guest.write(email)
    expect(mail).toMatchObject({ to: email, language: 'en' })
    expect(mail?.text).toContain('https://first.example.com/messages/guest/confirm?link=')
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/77002|June|Ines|Calloway/)
    expect(await guest.casesOf(email)).toEqual([])
    const shown = await guest.opening(mail).call('guestMessage')
    expect(shown).toMatchObject({
      problem: null,
      sent: null,
      waiting: {
        subject: guestWords.Subject,
        description: guestWords.Description,
        email: 'g•••@example.com',
      },
    })
  })

  it('becomes one case of a new contact, with what the advisor has to know', async () => {
    const email = guest.newAddress()
    const mail = await guest.write(` ${email.toUpperCase()} `, {
      phone: '713 555 0142',
      number: ' 4100120401 ',
    })
    expect(await guest.confirm(mail)).toEqual({ location: '/messages/guest/confirm' })
    const [found, ...more] = await guest.casesOf(email)
    expect(more).toEqual([])
    expect(found).toMatchObject({
      Subject: guestWords.Subject,
      Type: 'Enrollment',
      Status: 'New',
      Origin: 'Web',
      SuppliedName: 'Ines Calloway',
      SuppliedPhone: '(713) 555-0142',
      Supplied_Number__c: '4100120401',
      AccountId: null,
    })
    expect(found?.Reply_Due__c).not.toBeNull()
    expect(found?.OwnerId).not.toBeNull()
    const [contact] = await guest.rowsOf(`select * from record."Contact" where "Id" = $1`, found?.ContactId)
    expect(contact).toMatchObject({
      Name: 'Ines Calloway',
      Email: email,
      Customer_Brand__c: 'first',
      Preferred_Language__c: 'en',
    })
    // Its words are the case's now.
    expect(await guest.waitingFor(email)).toBe(0)
  })

  it('is sent once, however often it is confirmed, and a later click shows the same answer', async () => {
    const email = guest.newAddress()
    const mail = await guest.write(email)
    const browsers = Array.from({ length: 6 }, () => guest.opening(mail))
    const answers = await Promise.all(browsers.map((browser) => browser.call('confirmGuestMessage')))
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1)
    expect(await guest.casesOf(email)).toHaveLength(1)
    const [found] = await guest.casesOf(email)
    bench.world.advance(3 * 86_400_000)
    await guest.confirm(mail)
    const { problem, sent } = await guest.opening(mail).call('guestMessage')
    expect(problem).toBeNull()
    expect(sent).toMatchObject({ email: 'g•••@example.com', message: { number: found?.CaseNumber } })
    expect(await guest.casesOf(email)).toHaveLength(1)
  })

  it('is one case when the process dies anywhere between the button and the answer', async () => {
    for (let statements = 0; ; statements += 1) {
      const email = guest.newAddress()
      const mail = await guest.write(email)
      const crashesBefore = bench.process.crashes()
      bench.process.crashAfter(statements)
      await bench.process.withRestarts(() => guest.confirm(mail))
      bench.process.crashAfter(null)
      expect(await guest.casesOf(email), `after ${statements} statements`).toHaveLength(1)
      expect(await guest.rowsOf(`select 1 from record."Contact" where "Email" = $1`, email)).toHaveLength(1)
      bench.world.advance(61 * 60_000)
      if (bench.process.crashes() === crashesBefore) break
    }
    expect(bench.process.crashes()).toBeGreaterThan(10)
  })

  it('waits for a day, then its link has expired and nothing of it is left', async () => {
    const email = guest.newAddress()
    const mail = await guest.write(email)
    bench.world.advance(24 * 3_600_000)
    expect(await guest.opening(mail).refusalKey('confirmGuestMessage')).toBe('linkExpired')
    expect(await guest.opening(mail).call('guestMessage')).toMatchObject({
      problem: 'linkExpired',
      waiting: null,
    })
    expect(await guest.casesOf(email)).toEqual([])
    bench.world.advance(24 * 3_600_000)
    await purgeGuestMessages(bench.world.context.pool, bench.world.context.now())
    expect(await guest.waitingFor(email)).toBe(0)
  })

  it('opens nothing on another brand’s host, and by no other link', async () => {
    const email = guest.newAddress()
    const mail = await guest.write(email)
    const elsewhere = guest.opening(mail, 'second')
    expect(await elsewhere.refusalKey('confirmGuestMessage')).toBe('linkNotLatest')
    expect(await elsewhere.call('guestMessage')).toMatchObject({ waiting: null, sent: null })
    expect(await guest.opening(mail).call('guestConversation')).toMatchObject({ conversation: null })
    expect(await bench.browser().refusalKey('confirmGuestMessage')).toBe('linkNotLatest')
    expect(await guest.casesOf(email)).toEqual([])
  })

  it.each([
    [{ firstName: ' ' }, 'requiredFieldMissing', ['firstName']],
    [{ Subject: '', Description: ' ' }, 'requiredFieldMissing', ['Subject', 'Description']],
    [{ email: 'nobody' }, 'invalidEmail', ['email']],
    [{ email: 'ines@gmial.com' }, 'riskyEmail', ['email', 'suggestedEmail']],
    [{ phone: '911' }, 'invalidPhone', ['phone']],
  ])('is refused with %j, and nothing is stored', async (wrong, key, fields) => {
    const before = await guest.rowsOf('select 1 from messages.guest_message')
    const refusal = await bench
      .browser()
      .refusal('sendGuestMessage', { ...guestWords, email: guest.newAddress(), ...wrong })
    expect(refusal.key).toBe(key)
    expect(refusal.fieldErrors.map(({ field }) => field)).toEqual(fields)
    expect(await guest.rowsOf('select 1 from messages.guest_message')).toHaveLength(before.length)
    expect(bench.waiting).toEqual([])
  })
})

describe('whose message it is', () => {
  it('is that of the one contact at the confirmed address; the account only by a number of their own', async () => {
    const [own, stranger] = [await createCustomer(bench), await createCustomer(bench)]
    const email = own.email ?? ''
    expect(await guest.openCase(email)).toMatchObject({ ContactId: own.contactId, AccountId: null })
    const inCapitals = await createCustomer(bench, { email: 'Nadia.H@Example.com' })
    expect(await guest.openCase('nadia.h@example.com')).toMatchObject({ ContactId: inCapitals.contactId })
    const tries = [
      [own.accountNumber, own.accountId],
      [` ${own.confirmationNumber} `, own.accountId],
      [own.orderNumber, own.accountId],
      [stranger.accountNumber, null],
      [stranger.confirmationNumber, null],
    ] as const
    for (const [number, accountId] of tries) {
      bench.world.advance(86_400_000)
      const found = await guest.openCase(email, { number, Subject: `About ${number}` })
      expect(found).toMatchObject({ ContactId: own.contactId, AccountId: accountId })
    }
  })

  it('is nobody’s who is known where several contacts have the address, or another brand’s does', async () => {
    const email = guest.newAddress()
    const known = [await createCustomer(bench, { email }), await createCustomer(bench, { email })]
    const found = await guest.openCase(email, { number: known[0]?.accountNumber })
    expect(known.map(({ contactId }) => contactId)).not.toContain(found.ContactId)
    expect(found.AccountId).toBeNull()

    const other = await createCustomer(bench, { brand: 'second' })
    const ofOther = await guest.openCase(other.email ?? '')
    expect(ofOther.ContactId).not.toBe(other.contactId)
  })

  it('gains nothing by the address of somebody else: the mail goes there, and the answer is the same', async () => {
    const victim = await createCustomer(bench)
    const browser = bench.browser()
    const spoofed = { ...guestWords, email: victim.email ?? '', number: victim.accountNumber }
    const answer = await browser.call('sendGuestMessage', spoofed)
    expect(answer).toEqual(
      await bench.browser().call('sendGuestMessage', { ...guestWords, email: guest.newAddress() }),
    )
    const [mail] = await bench.runJobs()
    expect(mail?.to).toBe(victim.email)
    expect(browser.cookies).toMatchObject({ link: null, session: null })
    expect(await guest.casesOf(victim.email ?? '')).toEqual([])
    expect(
      await guest.rowsOf(`select 1 from record."Case" where "ContactId" = $1`, victim.contactId),
    ).toEqual([])
  })
})

describe('the limits of guests’ messages', () => {
  it('mail one mailbox once a minute and five times a day, over its plus-addresses, without saying so', async () => {
    const [name] = guest.newAddress().split('@')
    let mails = 0
    for (let count = 0; count < 8; count += 1) {
      const email = `${name}+${count}@example.com`
      const answers = [
        await bench.browser().call('sendGuestMessage', { ...guestWords, email }),
        await bench.browser().call('sendGuestMessage', { ...guestWords, email, Subject: 'Again' }),
      ]
      for (const answer of answers) expect(answer).toEqual({ location: '/messages/guest?sent' })
      mails += (await bench.runJobs()).length
      bench.world.advance(120_000)
    }
    expect(mails).toBeLessThanOrEqual(5)
    const stored = await guest.rowsOf(
      `select 1 from messages.guest_message where words->>'email' like $1`,
      `${name}+%`,
    )
    expect(stored).toHaveLength(5)
  })

  it('store what is sent again once, whose newest link counts', async () => {
    const email = guest.newAddress()
    const older = await guest.write(email)
    bench.world.advance(61_000)
    const newer = await guest.write(email)
    expect(await guest.waitingFor(email)).toBe(1)
    expect(await guest.opening(older).refusalKey('confirmGuestMessage')).toBe('linkNotLatest')
    await guest.confirm(newer)
    expect(await guest.casesOf(email)).toHaveLength(1)
  })

  it('send the link a minute later to a mailbox that another form has just written to', async () => {
    const { email, confirmationNumber: identifier, zipCode } = await createCustomer(bench)
    await bench.browser().call('findMyAccount', { identifier, zipCode })
    await bench.browser().call('sendGuestMessage', { ...guestWords, email })
    expect(bench.waiting.at(-1)?.payload).toMatchObject({ isLate: true })
    bench.world.advance(61_000)
    expect((await bench.runJobs()).map(({ to }) => to)).toEqual([email, email])
  })

  it('take ten messages an hour from one client', async () => {
    const browser = bench.browser({ address: '203.0.113.77' })
    const send = () => ({ ...guestWords, email: guest.newAddress() })
    for (let count = 0; count < 10; count += 1) await browser.call('sendGuestMessage', send())
    expect(await browser.refusalKey('sendGuestMessage', send())).toBe('rateLimited')
    await bench.browser().call('sendGuestMessage', send())
    bench.waiting.splice(0)
    bench.world.advance(3_600_000)
    await browser.call('sendGuestMessage', send())
  })
})

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { MailGroup } from '../../../customers/facts/mail-groups'
import {
  choiceAddresses,
  choiceSubject,
  readMailChoice,
} from '../../../customers/operations/mail/mail-choice'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import { createCustomer, type NewCustomer } from '../../../testing/new-customer'

let bench: MethodBench
let customer: NewCustomer

beforeAll(async () => {
  bench = await openMethodBench({ portal: true })
  customer = await createCustomer(bench)
})
afterEach(async () => {
  await bench.world.context.pool.query(
    `update record."Contact" set "Receipt_Emails_Off_Since__c" = null, "Order_Emails_Off_Since__c" = null`,
  )
})
afterAll(() => bench.close())

const usual = { bills: false, receipts: true, orders: true, offers: true }
const dana = 'dana.whitcombe@example.com'

const chosenBy = ({ contactId }: NewCustomer) => readMailChoice(bench.services, contactId)

/** The token of the link in mails of that group to a customer. */
async function tokenFor(group: MailGroup, { contactId }: NewCustomer = customer): Promise<string> {
  const look = { brand: 'first', language: 'en' } as const
  const { unsubscribe } = await choiceAddresses(bench.services, look, contactId, group)
  return new URL(unsubscribe ?? '').searchParams.get('link') ?? ''
}

/** A browser that opened the link. */
function opened(token: string | null, brand: 'first' | 'second' = 'first') {
  const browser = bench.browser({ brand })
  browser.cookies.link = token
  return browser
}

/** A request to the link itself, as mail programs and scanners make it: without cookies. */
function request(
  method: 'GET' | 'HEAD' | 'POST',
  token: string,
  options: { type?: string; body?: string } = {},
) {
  const { type = 'application/x-www-form-urlencoded', body = 'List-Unsubscribe=One-Click' } = options
  return bench.world.app.inject({
    method,
    url: `/unsubscribe?link=${token}`,
    headers: { host: 'localhost', ...(method === 'POST' ? { 'content-type': type } : {}) },
    ...(method === 'POST' ? { payload: body } : {}),
  })
}

describe('the page of the link', () => {
  it('turns one group off and on again without a login, however often', async () => {
    const browser = opened(await tokenFor('receipts'))
    expect(await browser.call('lookAtUnsubscribe')).toEqual({ group: 'receipts', isOn: true })
    for (let time = 0; time < 3; time += 1) {
      expect(await browser.call('unsubscribe')).toEqual({ location: '/unsubscribe' })
      expect(await chosenBy(customer)).toEqual({ ...usual, receipts: false })
    }
    expect(await browser.call('lookAtUnsubscribe')).toEqual({ group: 'receipts', isOn: false })
    for (let time = 0; time < 2; time += 1) {
      expect(await browser.call('unsubscribe', { receive: 'yes' })).toEqual({ location: '/unsubscribe?on' })
      expect(await chosenBy(customer)).toEqual(usual)
    }
  })

  it('is about whom the mail went to, whoever is signed in', async () => {
    const browser = bench.browser()
    await browser.signIn(dana)
    browser.cookies.link = await tokenFor('orders')
    await browser.call('unsubscribe')
    expect(await chosenBy(customer)).toEqual({ ...usual, orders: false })
    const { rows } = await bench.world.context.pool.query<{ since: string | null }>(
      `select c."Order_Emails_Off_Since__c" as since from record."Contact" c
       join record."User" u on u."ContactId" = c."Id" where u."Username" = $1`,
      [dana],
    )
    expect(rows).toEqual([{ since: null }])
  })

  it('opens nothing by a token that is made up, none, another brand’s or another purpose’s', async () => {
    const token = await tokenFor('receipts')
    const { token: ofTask } = await bench.identity.issueOneTimeToken({
      purpose: 'orderTask',
      brand: 'first',
      subjectId: choiceSubject(customer.contactId, 'receipts'),
      lifetimeMs: 60_000,
    })
    for (const browser of [opened('x'.repeat(43)), opened(null), opened(token, 'second'), opened(ofTask)]) {
      expect(await browser.call('lookAtUnsubscribe')).toEqual({ group: null, isOn: false })
      expect(await browser.refusalKey('unsubscribe')).toBe('linkExpired')
    }
    expect(await chosenBy(customer)).toEqual(usual)
  })

  it('works for as long as mails are kept: the link of a year ago, and for a month the one before', async () => {
    const old = await tokenFor('receipts')
    bench.world.advance(366 * 86_400_000)
    const renewed = await tokenFor('receipts')
    expect(renewed).not.toBe(old)
    await opened(old).call('unsubscribe')
    expect(await chosenBy(customer)).toEqual({ ...usual, receipts: false })
    await opened(renewed).call('unsubscribe', { receive: 'yes' })
    expect(await chosenBy(customer)).toEqual(usual)
  })

  it('limits who guesses and who turns mails on and off, and no one who repeats what is so', async () => {
    const guesser = opened('y'.repeat(43))
    for (let time = 0; time < 50; time += 1) {
      expect(await guesser.refusalKey('unsubscribe')).toBe('linkExpired')
    }
    expect(await guesser.refusalKey('unsubscribe')).toBe('rateLimited')
    const other = await createCustomer(bench)
    const token = await tokenFor('receipts', other)
    for (let time = 0; time < 60; time += 1) await opened(token).call('unsubscribe', { receive: 'yes' })
    for (let time = 0; time < 15; time += 1) {
      await opened(token).call('unsubscribe')
      await opened(token).call('unsubscribe', { receive: 'yes' })
    }
    expect(await opened(token).refusalKey('unsubscribe')).toBe('rateLimited')
    expect(await chosenBy(other)).toEqual(usual)
  })
})

describe('the link itself', () => {
  it('changes nothing when it is fetched, and leaves no token in the address', async () => {
    const token = await tokenFor('receipts')
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await request(method, token)
      expect(answer.statusCode).toBe(303)
      expect(answer.headers.location).toBe('/unsubscribe')
      const page = await bench.world.app.inject({
        url: '/unsubscribe',
        headers: { host: 'localhost', cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' },
      })
      expect(page.statusCode).toBe(200)
      expect(page.body).toContain('A payment that we received')
      for (const own of [token, 'Harrowgate', customer.email ?? '-', customer.contactId, customer.accountId])
        expect(page.body).not.toContain(own)
    }
    expect(await chosenBy(customer)).toEqual(usual)
  })

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=edge',
      '--edge\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--edge--\r\n',
    ],
  ])('turns the group off by one request of a mail program, %s, and needs no second', async (type, body) => {
    const token = await tokenFor('receipts')
    for (let time = 0; time < 2; time += 1) {
      const answer = await request('POST', token, { type, body })
      expect([answer.statusCode, answer.body, answer.headers['set-cookie']]).toEqual([200, '', undefined])
      expect(await chosenBy(customer)).toEqual({ ...usual, receipts: false })
    }
  })

  it('answers a token that opens nothing alike, and changes nothing', async () => {
    const answer = await request('POST', 'z'.repeat(43))
    expect(answer.statusCode).toBe(410)
    expect(answer.body).toContain('This link does not work')
    expect(await chosenBy(customer)).toEqual(usual)
  })

  it('is refused to the page of another site', async () => {
    const answer = await bench.world.app.inject({
      method: 'POST',
      url: `/unsubscribe?link=${await tokenFor('receipts')}`,
      headers: {
        host: 'localhost',
        origin: 'https://elsewhere.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(answer.statusCode).toBe(403)
    expect(await chosenBy(customer)).toEqual(usual)
  })

  it('counts on its own page alone: no other takes a token of the address that a form is posted to', async () => {
    const { rows } = await bench.world.context.pool.query<{ id: string }>(
      'select "Id" as id from record."User" where "Username" = $1',
      [dana],
    )
    const expected = { purpose: 'passwordReset', brand: 'first' } as const
    const subjectId = rows[0]?.id ?? ''
    const { token } = await bench.identity.issueOneTimeToken({ ...expected, subjectId, lifetimeMs: 60_000 })
    const answer = await bench.world.app.inject({
      method: 'POST',
      url: `/reset-password?link=${token}`,
      headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'newPassword=Garden-lamp-42!&confirmPassword=Garden-lamp-42!',
    })
    expect(answer.statusCode).toBe(410)
    expect((await bench.identity.lookAtOneTimeToken(token, expected)).state).toBe('valid')
  })
})

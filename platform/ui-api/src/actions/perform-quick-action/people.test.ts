import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ActionWorld, openActionWorld, refusalOf, type StoredRecord } from '../../testing/action-world'

let world: ActionWorld
let dana: StoredRecord
let danasAccount: StoredRecord
let unregistered: StoredRecord

beforeAll(async () => {
  world = await openActionWorld()
  dana = await world.find('User', `x."Username" = 'dana.whitcombe@example.com'`)
  danasAccount = await world.find('Account', `a."ContactId" = '${dana.ContactId}'`)
  unregistered = await world.find(
    'Contact',
    `x."Customer_Brand__c" = 'first' and x."Email" is not null
     and exists (select 1 from record."Account" a where a."ContactId" = x."Id")
     and not exists (select 1 from record."User" u where u."ContactId" = x."Id")`,
  )
}, 60_000)

afterAll(() => world.world.close())

describe('a registration link', () => {
  test('is sent to whom an advisor names, once a minute', async () => {
    const answer = await world.perform('advisor', 'Contact.SendRegistrationLink', unregistered.Id)
    expect([answer.status, answer.body]).toMatchObject([
      201,
      { contextId: unregistered.Id, isCreated: false },
    ])
    const job = { name: 'send-registration-link', payload: { contactId: unregistered.Id } }
    expect(await world.jobs()).toContainEqual(job)
    const soon = await world.perform('advisor', 'Contact.SendRegistrationLink', unregistered.Id)
    expect(soon.status).toBe(429)
    expect((await world.jobs()).filter(({ name }) => name === job.name)).toHaveLength(1)
  })

  test('is not sent for people of another brand, nor by customers, nor without an address', async () => {
    const stranger = await world.find('Contact', `x."Customer_Brand__c" = 'second'`)
    const unknown = await world.perform('advisor', 'Contact.SendRegistrationLink', '003000000000000AAA')
    const foreign = await world.perform('advisor', 'Contact.SendRegistrationLink', stranger.Id)
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text])
    const own = await world.perform('customer', 'Contact.SendRegistrationLink', String(dana.ContactId))
    expect(own.status).toBe(404)
    const silent = await world.find(
      'Contact',
      `x."Customer_Brand__c" = 'first' and x."Id" <> '${unregistered.Id}'`,
    )
    await world.rows(`update record."Contact" set "Email" = null where "Id" = $1`, [silent.Id])
    expect(refusalOf(await world.perform('advisor', 'Contact.SendRegistrationLink', silent.Id))).toEqual({
      Email: 'Enter an email first.',
    })
  })
})

describe('correcting an email', () => {
  const expected = (account: StoredRecord, more = {}) => ({
    AccountNumber: account.AccountNumber,
    Service_Postal_Code__c: account.Service_Postal_Code__c,
    ...more,
  })

  test('is refused until the caller is verified', async () => {
    const wrong = [
      { ...expected(danasAccount), AccountNumber: '00000000' },
      { ...expected(danasAccount), Service_Postal_Code__c: '99999' },
    ]
    for (const fields of wrong) {
      const answer = await world.perform('advisor', 'Contact.CorrectEmail', String(dana.ContactId), {
        ...fields,
        Email: 'new.dana@example.com',
      })
      expect([answer.status, Object.keys(refusalOf(answer))]).toEqual([400, ['AccountNumber']])
    }
    const silent = await world.perform('advisor', 'Contact.CorrectEmail', String(dana.ContactId), {})
    expect(Object.keys(refusalOf(silent)).sort()).toEqual([
      'AccountNumber',
      'Email',
      'Service_Postal_Code__c',
    ])
  })

  test('is not verified by a number that no account has', async () => {
    const other = await world.find(
      'Contact',
      `x."Customer_Brand__c" = 'first' and x."Id" <> '${unregistered.Id}'
       and exists (select 1 from record."Account" a where a."ContactId" = x."Id")`,
    )
    await world.rows(`update record."Account" set "AccountNumber" = null where "ContactId" = $1`, [other.Id])
    const account = await world.find('Account', `a."ContactId" = '${other.Id}'`)
    const answer = await world.perform('advisor', 'Contact.CorrectEmail', other.Id, {
      ...expected(account, { AccountNumber: '---' }),
      Email: 'thief@example.com',
    })
    expect([answer.status, Object.keys(refusalOf(answer))]).toEqual([400, ['AccountNumber']])
  })

  test('without a login counts at once', async () => {
    const account = await world.find('Account', `a."ContactId" = '${unregistered.Id}'`)
    await world.rows(`update record."Contact" set "IsEmailBounced" = true where "Id" = $1`, [unregistered.Id])
    const answer = await world.perform('advisor', 'Contact.CorrectEmail', unregistered.Id, {
      ...expected(account),
      Email: 'Right.Address@example.com',
    })
    expect(answer.status).toBe(201)
    expect(await world.stored('Contact', unregistered.Id)).toMatchObject({
      Email: 'right.address@example.com',
      IsEmailBounced: false,
    })
    const plain = await world.call('advisor', 'PATCH', `/records/${unregistered.Id}`, {
      fields: { Email: 'other@example.com' },
    })
    expect(plain.status).toBe(400)
    const malformed = await world.perform('advisor', 'Contact.CorrectEmail', unregistered.Id, {
      ...expected(account),
      Email: 'no address',
    })
    expect(Object.keys(refusalOf(malformed))).toEqual(['Email'])
  })

  test('with a login waits for the new address and tells the old one', async () => {
    const answer = await world.perform('advisor', 'Contact.CorrectEmail', String(dana.ContactId), {
      ...expected(danasAccount),
      Email: 'new.dana@example.com',
    })
    expect([answer.status, answer.body]).toMatchObject([
      201,
      { successMessage: 'We wrote to the new address. It counts once the link is used.' },
    ])
    expect(await world.stored('User', dana.Id)).toMatchObject({ Username: 'dana.whitcombe@example.com' })
    const [change] = await world.rows<{ id: string; old_email: string; new_email: string }>(
      'select id, old_email, new_email from identity.email_change where user_id = $1',
      [dana.Id],
    )
    expect(change).toMatchObject({
      old_email: 'dana.whitcombe@example.com',
      new_email: 'new.dana@example.com',
    })
    const jobs = await world.jobs()
    for (const name of ['send-email-verification', 'send-email-change-notice']) {
      expect(jobs).toContainEqual({ name, payload: { changeId: change?.id } })
    }
  })
})

describe('stopping texts', () => {
  test('ends those of every account and records the withdrawal, on the phone as in the portal', async () => {
    const contactId = String(dana.ContactId)
    const texts = () =>
      world.rows<{ status: string; stopped: Date | null }>(
        `select s."Status__c" as status, s."Stopped_At__c" as stopped from record."Alert_Subscription__c" s
         join record."Account" a on a."Id" = s."Account__c"
         where a."ContactId" = $1 and s."Channel__c" = 'Text'`,
        [contactId],
      )
    expect((await texts()).some(({ status }) => status !== 'Stopped')).toBe(true)
    for (const [viewer, channel] of [
      ['customer', 'Portal'],
      ['advisor', 'Phone'],
    ] as const) {
      const answer = await world.perform(viewer, 'Contact.StopTexts', contactId)
      expect([viewer, answer.status]).toEqual([viewer, 201])
      expect((await texts()).every(({ status, stopped }) => status === 'Stopped' && stopped !== null)).toBe(
        true,
      )
      const consents = await world.rows(
        `select "Channel__c" as channel, "Action__c" as action from record."Consent__c"
         where "Contact__c" = $1 and "Text_Version__c" = 'stop-request' order by "CreatedDate" desc, "Id" desc`,
        [contactId],
      )
      expect(consents).toContainEqual({ channel, action: 'Withdrawn' })
    }
    const email = await world.find(
      'Alert_Subscription__c',
      `x."Channel__c" = 'Email' and x."Status__c" = 'Active'`,
    )
    expect(email.Stopped_At__c).toBeNull()
  })

  test('is nobody’s to do for another customer', async () => {
    const { Id } = await world.find('Contact', `x."Id" <> '${dana.ContactId}'`)
    expect((await world.perform('customer', 'Contact.StopTexts', Id)).status).toBe(404)
    const consent = await world.call('customer', 'POST', '/records', {
      apiName: 'Consent__c',
      fields: { Contact__c: dana.ContactId, Consent_Type__c: 'Text_Alerts', Action__c: 'Given' },
    })
    expect(consent.status).toBe(403)
  })
})

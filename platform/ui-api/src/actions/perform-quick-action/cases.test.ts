import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ActionWorld, openActionWorld, refusalOf } from '../../testing/action-world'

let world: ActionWorld
const now = '2026-11-20T18:00:00.000Z'
const ofFirstBrand = `"ContactId" in (select "Id" from record."Contact" where "Customer_Brand__c" = 'first')`

beforeAll(async () => {
  world = await openActionWorld()
}, 60_000)

afterAll(() => world.world.close())

const caseIn = (status: string, more = 'true') =>
  world.find('Case', `x."Status" = '${status}' and ${ofFirstBrand} and ${more}`)

const commentsOf = (caseId: string) =>
  world.rows<{ CommentBody: string; Author__c: string }>(
    `select "CommentBody", "Author__c" from record."CaseComment" where "ParentId" = $1 order by "CreatedDate"`,
    [caseId],
  )

const userId = async (username: string) => (await world.find('User', `x."Username" = '${username}'`)).Id

describe('a reply', () => {
  test('by an advisor is said, takes the case on, stops the clock and tells the customer that it is there', async () => {
    const { Id } = await caseIn('New', `x."First_Reply__c" is null`)
    const answer = await world.perform('advisor', 'Case.Reply', Id, { CommentBody: 'We look into it.' })
    expect(answer.status).toBe(201)
    const comments = await commentsOf(Id)
    expect(comments).toEqual([{ CommentBody: 'We look into it.', Author__c: 'Advisor' }])
    expect(answer.body).toMatchObject({
      contextId: Id,
      isCreated: true,
      isSuccess: true,
      successMessage: 'Your reply was sent.',
      id: expect.stringMatching(/^00a/),
    })
    const stored = await world.stored('Case', Id)
    expect(stored).toMatchObject({ Status: 'Working', OwnerId: await userId('advisor.first@example.com') })
    expect(new Date(String(stored.First_Reply__c)).toISOString()).toBe(now)
    expect(await world.jobs()).toContainEqual({ name: 'send-case-reply', payload: { caseId: Id } })
  })

  test('by the customer of a case that waits for it starts the clock again, and mails nobody', async () => {
    const dana = await world.find('User', `x."Username" = 'dana.whitcombe@example.com'`)
    const own = await world.find('Case', `x."ContactId" = '${dana.ContactId}' and x."Status" <> 'Closed'`)
    await world.rows(
      `update record."Case" set "Status" = 'Waiting on Customer', "Clock_Paused__c" = now() where "Id" = $1`,
      [own.Id],
    )
    const jobs = await world.jobs()
    const answer = await world.perform('customer', 'Case.Reply', own.Id, {
      CommentBody: 'Here is the picture.',
    })
    expect(answer.status).toBe(201)
    expect(await commentsOf(own.Id)).toContainEqual({
      CommentBody: 'Here is the picture.',
      Author__c: 'Customer',
    })
    expect(await world.stored('Case', own.Id)).toMatchObject({ Status: 'Working', Clock_Paused__c: null })
    expect(await world.jobs()).toEqual(jobs)
  })

  test('to a closed case is refused, in the language of who wrote it, and nothing is written', async () => {
    const { Id } = await caseIn('Closed')
    const before = await commentsOf(Id)
    const answer = await world.perform(
      'advisor',
      'Case.Reply',
      Id,
      { CommentBody: 'Too late.' },
      { 'accept-language': 'es' },
    )
    expect([answer.status, refusalOf(answer)]).toEqual([400, { CommentBody: 'Reabra primero el caso.' }])
    expect(await commentsOf(Id)).toEqual(before)
  })

  test('needs words', async () => {
    const { Id } = await caseIn('Working')
    const answer = await world.perform('advisor', 'Case.Reply', Id, { CommentBody: '  ' })
    expect([answer.status, Object.keys(refusalOf(answer))]).toEqual([400, ['CommentBody']])
  })

  test('of two advisors at once are both said', async () => {
    const { Id } = await caseIn('New')
    const answers = await Promise.all(
      ['One.', 'Two.', 'Three.'].map((CommentBody) =>
        world.perform('advisor', 'Case.Reply', Id, { CommentBody }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect((await commentsOf(Id)).map(({ CommentBody }) => CommentBody).sort()).toEqual([
      'One.',
      'Three.',
      'Two.',
    ])
  })
})

describe('closing and reopening', () => {
  test('close a complaint with its result and the day it was due', async () => {
    const { Id } = await caseIn('New', `x."Type" = 'Complaint'`)
    await world.rows(`update record."Case" set "Complaint_Due_Date__c" = null where "Id" = $1`, [Id])
    const answer = await world.perform('advisor', 'Case.Close', Id, { Resolution__c: 'We credited $12.00.' })
    expect([answer.status, answer.body]).toMatchObject([201, { isCreated: false, id: Id }])
    const stored = await world.stored('Case', Id)
    expect(stored).toMatchObject({ Status: 'Closed', Resolution__c: 'We credited $12.00.' })
    expect(stored.Complaint_Due_Date__c).not.toBeNull()
    expect(new Date(String(stored.ClosedDate)).toISOString()).toBe(now)
    expect(await world.jobs()).toContainEqual({ name: 'send-case-reply', payload: { caseId: Id } })
    expect((await world.perform('advisor', 'Case.Close', Id, { Resolution__c: 'Again.' })).status).toBe(400)

    const reopened = await world.perform('supervisor', 'Case.Reopen', Id)
    expect(reopened.status).toBe(201)
    expect(await world.stored('Case', Id)).toMatchObject({ Status: 'Working', ClosedDate: null })
    expect(refusalOf(await world.perform('advisor', 'Case.Reopen', Id))).toEqual({
      Status: 'This case is open.',
    })
  })

  test('customers reopen their own closed case, and cannot close it or set its status otherwise', async () => {
    const dana = await world.find('User', `x."Username" = 'dana.whitcombe@example.com'`)
    const own = await world.find('Case', `x."ContactId" = '${dana.ContactId}'`)
    await world.rows(`update record."Case" set "Status" = 'Closed', "ClosedDate" = now() where "Id" = $1`, [
      own.Id,
    ])
    expect((await world.perform('customer', 'Case.Close', own.Id, { Resolution__c: 'x' })).status).toBe(404)
    const plain = await world.call('customer', 'PATCH', `/records/${own.Id}`, {
      fields: { Status: 'Working' },
    })
    expect(plain.status).toBe(400)
    expect((await world.perform('customer', 'Case.Reopen', own.Id)).status).toBe(201)
    expect(await world.stored('Case', own.Id)).toMatchObject({ Status: 'Working', ClosedDate: null })
  })
})

describe('handling', () => {
  test('assigns to active staff of the brand alone', async () => {
    const { Id } = await caseIn('New')
    const supervisor = await userId('supervisor@example.com')
    const dana = await userId('dana.whitcombe@example.com')
    const stranger = await userId('advisor.second@example.com')
    for (const OwnerId of [dana, stranger, '005000000000000AAA']) {
      const refused = await world.perform('advisor', 'Case.Assign', Id, { OwnerId })
      expect([refused.status, refusalOf(refused)]).toEqual([
        400,
        { OwnerId: 'Choose an active member of staff.' },
      ])
    }
    expect((await world.perform('advisor', 'Case.Assign', Id, { OwnerId: supervisor })).status).toBe(201)
    expect(await world.stored('Case', Id)).toMatchObject({ OwnerId: supervisor, Status: 'Working' })
  })

  test('escalates to the supervisor of the brand with the reason as an internal note', async () => {
    const { Id } = await caseIn('Working')
    const answer = await world.perform('advisor', 'Case.Escalate', Id, { Comments: 'Asks for a supervisor.' })
    expect(answer.status).toBe(201)
    const stored = await world.stored('Case', Id)
    expect(stored).toMatchObject({
      Status: 'Escalated',
      Priority: 'High',
      OwnerId: await userId('supervisor@example.com'),
    })
    expect(String(stored.Comments)).toContain('2026-11-20: Asks for a supervisor.')
    const again = await world.perform('advisor', 'Case.Escalate', Id, { Comments: 'Again.' })
    expect(refusalOf(again)).toEqual({ Status: 'This case is escalated already.' })
    const { Id: closed } = await caseIn('Closed')
    expect(
      Object.keys(refusalOf(await world.perform('advisor', 'Case.Escalate', closed, { Comments: 'x' }))),
    ).toEqual(['ClosedDate'])
  })

  test('logs calls: on a case as a note, on a person as a case that came by phone', async () => {
    const { Id, Comments } = await caseIn('Working')
    expect((await world.perform('advisor', 'Case.LogCall', Id, { Comments: 'Called back.' })).status).toBe(
      201,
    )
    const note = '2026-11-20: Called back.'
    const expected = Comments === null ? note : `${String(Comments)}\n${note}`
    expect((await world.stored('Case', Id)).Comments).toBe(expected)

    const dana = await world.find('User', `x."Username" = 'dana.whitcombe@example.com'`)
    const contactId = String(dana.ContactId)
    const settled = await world.perform('advisor', 'Contact.LogCall', contactId, {
      Subject: 'Asked for the due date',
      Description: 'It is on the bill.',
      Resolution__c: 'Told the date.',
    })
    const { id } = settled.body as { readonly id: string }
    expect(await world.stored('Case', id)).toMatchObject({
      Status: 'Closed',
      Origin: 'Phone',
      ContactId: contactId,
      OwnerId: await userId('advisor.first@example.com'),
    })
    const open = await world.perform('advisor', 'LogACall', null, {
      ContactId: contactId,
      Subject: 'Complains about a fee',
      Description: 'Will send the bill.',
      Type: 'Complaint',
    })
    const { id: openId } = open.body as { readonly id: string }
    const stored = await world.stored('Case', openId)
    expect(stored).toMatchObject({ Status: 'New', Type: 'Complaint', ClosedDate: null })
    expect(stored.Complaint_Due_Date__c).toBe('2026-12-11')
  })
})

describe('global actions', () => {
  test('a customer’s new case is the customer’s own, whatever is sent', async () => {
    const dana = await world.find('User', `x."Username" = 'dana.whitcombe@example.com'`)
    const words = { Subject: 'Where is my bill?', Description: 'I did not get one.' }
    const answer = await world.perform('customer', 'NewCase', null, words)
    const { id } = answer.body as { readonly id: string }
    expect(await world.stored('Case', id)).toMatchObject({
      ...words,
      ContactId: dana.ContactId,
      Origin: 'Web',
    })
    for (const field of ['ContactId', 'Priority', 'OwnerId', 'Status']) {
      const forged = await world.perform('customer', 'NewCase', null, { ...words, [field]: 'High' })
      expect([field, forged.status]).toEqual([field, 400])
    }
    const { Id: foreignAccount } = await world.find(
      'Account',
      `a."ContactId" <> '${dana.ContactId}' and a."Account_Brand__c" = 'first'`,
    )
    const foreign = await world.perform('customer', 'NewCase', null, { ...words, AccountId: foreignAccount })
    expect([foreign.status, Object.keys(refusalOf(foreign))]).toEqual([400, ['AccountId']])
  })

  test('leads and contacts get the brand that their maker serves', async () => {
    const lead = await world.perform('advisor', 'NewLead', null, {
      LastName: 'Holloway',
      Email: 'h@example.com',
    })
    const { id } = lead.body as { readonly id: string }
    expect(
      await world.rows(`select "Lead_Brand__c" as brand from record."Lead" where "Id" = $1`, [id]),
    ).toEqual([{ brand: 'first' }])
    const person = { LastName: 'Holloway', Email: 'h2@example.com' }
    expect((await world.perform('advisor', 'NewContact', null, person)).status).toBe(404)
    const contact = await world.perform('supervisor', 'NewContact', null, person)
    expect(contact.status).toBe(201)
    const other = await world.perform('supervisor', 'NewContact', null, {
      ...person,
      Customer_Brand__c: 'second',
    })
    expect(other.status).toBe(400)
    const admin = await world.perform('admin', 'NewContact', null, { ...person, Customer_Brand__c: 'third' })
    const made = admin.body as { readonly id: string }
    expect((await world.stored('Contact', made.id)).Customer_Brand__c).toBe('third')
  })
})

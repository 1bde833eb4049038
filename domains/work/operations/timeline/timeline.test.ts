import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { timelineKinds } from './timeline-kinds'
import { toMoment } from './timeline-position'

interface Event {
  readonly kind: string
  readonly recordId: string
  readonly at: string
  readonly subject: string
  readonly state: string
  readonly amount: number | null
}

interface Timeline {
  readonly events: readonly Event[]
  readonly older: string | null
}

const advisor = 'advisor.first@example.com'
const customer = 'dana.whitcombe@example.com'
const unknownContact = '003000000000000AAA'

let world: TestWorld
let contactId: string

beforeAll(async () => {
  world = await createTestWorld()
  const { rows } = await world.context.pool.query<{ id: string }>(
    `select "ContactId" as id from record."User" where "Username" = $1`,
    [customer],
  )
  contactId = rows[0]?.id ?? ''
})
afterAll(() => world.close())

async function call(username: string | null, payload: object) {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/lwr/apex/v65.0/CustomerPortalWorkController/customerTimeline',
    headers: username === null ? {} : { authorization: `Bearer ${await world.tokenOf(username)}` },
    payload,
  })
  return { status: answer.statusCode, body: answer.json(), text: answer.payload }
}

/** Every page of the timeline of a contact. */
async function wholeTimeline(of: string): Promise<readonly Timeline[]> {
  const pages: Timeline[] = []
  let before: string | null = null
  do {
    const { status, body }: Awaited<ReturnType<typeof call>> = await call(advisor, {
      contactId: of,
      ...(before === null ? {} : { before }),
    })
    expect(status).toBe(200)
    pages.push(body)
    before = body.older
  } while (before !== null)
  return pages
}

async function countOf(sql: string): Promise<number> {
  const { rows } = await world.context.pool.query<{ count: string }>(sql, [contactId])
  return Number(rows[0]?.count)
}

describe('the timeline of a customer', () => {
  it('is nothing to customers, also their own, and 401 to guests', async () => {
    expect((await call(customer, { contactId })).status).toBe(404)
    expect((await call(null, { contactId })).status).toBe(401)
  })

  it('of another brand is answered like that of somebody who does not exist, before anything is read', async () => {
    const foreign = await call('advisor.second@example.com', { contactId })
    const unknown = await call('advisor.second@example.com', { contactId: unknownContact })
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text])
    expect((await call('admin@example.com', { contactId })).status).toBe(200)
  })

  it('refuses what is no contact and no page', async () => {
    expect((await call(advisor, { contactId: 'nobody' })).status).toBe(400)
    expect((await call(advisor, { contactId, before: 'yesterday' })).status).toBe(400)
    expect((await call(advisor, { contactId: '500000000000001AAA' })).status).toBe(404)
  })

  it('has everything once, the newest first, 15 events a page', async () => {
    const pages = await wholeTimeline(contactId)
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.slice(0, -1).every(({ events }) => events.length === 15)).toBe(true)
    const events = pages.flatMap((page) => page.events)
    const keys = events.map(({ kind, recordId, at, subject }) => [kind, recordId, at, subject].join(' '))
    expect(new Set(keys).size).toBe(keys.length)
    const moments = events.map(({ at }) => toMoment(at))
    expect(moments).toEqual([...moments].sort().reverse())
    const through = `where "Account__c" in (select "Id" from record."Account" where "ContactId" = $1)`
    for (const [kind, count] of [
      ['case', await countOf('select count(*) from record."Case" where "ContactId" = $1')],
      ['payment', await countOf(`select count(*) from record."Payment__c" ${through}`)],
      ['bill', await countOf(`select count(*) from record."Bill__c" ${through}`)],
      ['consent', await countOf('select count(*) from record."Consent__c" where "Contact__c" = $1')],
      [
        'order',
        await countOf(
          'select count(*) from record."Order" where "AccountId" in (select "Id" from record."Account" where "ContactId" = $1)',
        ),
      ],
    ] as const) {
      expect([kind, events.filter((event) => event.kind === kind).length]).toEqual([kind, count])
      expect(count, kind).toBeGreaterThan(0)
    }
  })

  it('shows what became of a payment: that it was made, and that it came back and why', async () => {
    const { rows } = await world.context.pool.query<{ id: string }>(
      `update record."Payment__c" set "Status__c" = 'Returned', "Payment_Date__c" = '2026-12-30',
         "Returned_Date__c" = '2026-12-30', "Return_Reason__c" = 'Account_Closed'
       where "Id" = (select p."Id" from record."Payment__c" p join record."Account" a on a."Id" = p."Account__c"
         where a."ContactId" = $1 limit 1) returning "Id" as id`,
      [contactId],
    )
    const { body } = await call(advisor, { contactId })
    const [returned, made] = body.events
    expect(returned).toMatchObject({
      kind: 'paymentReturned',
      recordId: rows[0]?.id,
      state: 'Account closed',
    })
    expect(made).toMatchObject({
      kind: 'payment',
      recordId: rows[0]?.id,
      at: '2026-12-30',
      state: 'Returned',
    })
    expect(made.amount).toBeGreaterThan(0)
  })

  it('leads from a reply to its case', async () => {
    const { rows } = await world.context.pool.query<{ contact: string; parent: string }>(
      `select c."ContactId" as contact, c."Id" as parent from record."CaseComment" m
       join record."Case" c on c."Id" = m."ParentId" join record."Contact" p on p."Id" = c."ContactId"
       where p."Customer_Brand__c" = 'first' limit 1`,
    )
    const [reply] = rows
    const events = (await wholeTimeline(reply?.contact ?? '')).flatMap((page) => page.events)
    expect(events.filter(({ kind }) => kind === 'reply').map(({ recordId }) => recordId)).toContain(
      reply?.parent,
    )
  })

  it('leaves out what hangs on an account of another brand', async () => {
    const before = (await wholeTimeline(contactId)).flatMap((page) => page.events)
    await world.context.pool.query(
      `update record."Account" set "Account_Brand__c" = 'second' where "ContactId" = $1`,
      [contactId],
    )
    const after = (await wholeTimeline(contactId)).flatMap((page) => page.events)
    expect(before.some(({ kind }) => kind === 'bill')).toBe(true)
    const ofPerson = ['case', 'reply', 'consent']
    expect(after.filter(({ kind }) => !ofPerson.includes(kind))).toEqual([])
    expect(after.length).toBeGreaterThan(0)
  })

  it('costs one statement of a page’s length for each kind, however much there is', async () => {
    const limits: number[] = []
    const engine = {
      listRecords: async (...[, request]: Parameters<typeof world.context.engine.listRecords>) => {
        limits.push(request.pageSize)
        return { records: [], currentPageToken: '', nextPageToken: null, previousPageToken: null }
      },
    }
    const { readTimeline } = await import('./read-timeline')
    const viewer = { class: 'admin', language: 'en', userId: '005000000000001AAA' } as const
    expect(await readTimeline(engine, viewer, contactId, null)).toEqual({ events: [], older: null })
    expect(limits).toEqual(timelineKinds.map(() => 16))
  })
})

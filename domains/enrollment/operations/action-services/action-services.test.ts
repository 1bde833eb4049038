import { fail } from '@porchlight/errors'
import { listMessages } from '@porchlight/providers/mail'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: TestWorld
let token: string

beforeAll(async () => {
  world = await createTestWorld({ background: true })
  token = await world.tokenOf('advisor.first@example.com')
}, 60_000)

afterAll(() => world.close())

interface Found {
  readonly id: string
  readonly email: string
  readonly language: string
}

/** The first record of the first brand whose customer can be written to in that language. */
async function find(objectApiName: string, joins: string, condition: string): Promise<Found> {
  const { rows } = await world.context.pool.query<Found>(
    `select x."Id" as id, c."Email" as email, c."Preferred_Language__c" as language
     from record."${objectApiName}" x ${joins}
     where c."Customer_Brand__c" = 'first' and c."Email" is not null and ${condition} order by x."Id" limit 1`,
  )
  const [found] = rows
  if (found === undefined) throw new TypeError(`The demo world has no such ${objectApiName}.`)
  return found
}

const ofOrder = `join record."Account" a on a."Id" = x."AccountId" join record."Contact" c on c."Id" = a."ContactId"`
const withOpen = (table: string, states: string) =>
  `x."Status" = 'Pending' and exists (select 1 from record."${table}" d where d."Order__c" = x."Id" and d."Status__c" in (${states}))`

/** Performs the action as an advisor, runs what it enqueued, and gives the latest mail. */
async function mailOf(action: string, contextId: string, fields: object = {}) {
  const answer = await world.app.inject({
    method: 'POST',
    url: `/services/data/v65.0/ui-api/actions/perform-quick-action/${action}`,
    headers: { authorization: `Bearer ${token}` },
    payload: { contextId, fields },
  })
  expect([answer.statusCode, answer.payload]).toEqual([201, expect.stringContaining('"isSuccess":true')])
  await world.background?.idle()
  const [message] = await listMessages(world.context.pool)
  return message
}

test('a deposit link leads to the deposit of the order, in the customer’s language', async () => {
  const order = await find('Order', ofOrder, withOpen('Deposit__c', `'Due', 'Part_Paid'`))
  const message = await mailOf('Order.SendDepositLink', order.id)
  expect(message?.to).toContain(order.email)
  const prefix = order.language === 'es' ? '/es' : ''
  expect(message?.links.map((link) => new URL(link).pathname)).toContain(`${prefix}/deposit/${order.id}`)
  expect(message?.subject).toMatch(order.language === 'es' ? /depósito/ : /deposit/)
})

test('a document link leads to the documents of the order', async () => {
  const order = await find('Order', ofOrder, withOpen('Document_Requirement__c', `'Requested', 'Rejected'`))
  const message = await mailOf('Order.SendDocumentLink', order.id)
  expect(message?.to).toContain(order.email)
  expect(message?.links.some((link) => link.includes(`/documents/${order.id}?link=`))).toBe(true)
})

test('a verification link leads to the verification of the order', async () => {
  const joins = `join record."Account" a on a."Id" = x."Account__c" join record."Contact" c on c."Id" = a."ContactId"
    join record."Order" o on o."Id" = x."Order__c" and o."Status" <> 'Cancelled'`
  const own = await find('Identity_Verification__c', joins, `x."Status__c" = 'Expired'`)
  const { rows } = await world.context.pool.query<{ id: string }>(
    `select "Order__c" as id from record."Identity_Verification__c" where "Id" = $1`,
    [own.id],
  )
  const message = await mailOf('Identity_Verification__c.Resend', own.id)
  expect(message?.to).toContain(own.email)
  expect(message?.links.some((link) => link.includes(`/verification/${rows[0]?.id}?link=`))).toBe(true)
})

test('a reply is told of, never what it says', async () => {
  const own = await find(
    'Case',
    `join record."Contact" c on c."Id" = x."ContactId"`,
    `x."Status" = 'Working'`,
  )
  const message = await mailOf('Case.Reply', own.id, { CommentBody: 'Your meter was misread.' })
  expect(message?.to).toContain(own.email)
  expect(message?.links.some((link) => link.endsWith(`/messages/${own.id}`))).toBe(true)
  expect(`${message?.subject}${message?.text}${message?.html}`).not.toContain('misread')
})

test('a link that the transaction of its action does not come to send is not counted', async () => {
  const { engine, actionServices, systemViewer } = world.context
  const { rows } = await world.context.pool.query<{ id: string }>(
    `select c."Id" as id from record."Contact" c left join record."User" u on u."ContactId" = c."Id"
     where c."Email" is not null and u."Id" is null order by 1 limit 1`,
  )
  const payload = { contactId: rows[0]?.id ?? '' }
  const request = (isKept: boolean) =>
    engine.inOneTransaction(async (_engine, connection) => {
      await actionServices.request({ service: 'sendRegistrationLink', payload }, systemViewer, connection)
      if (!isKept) throw fail('notFound')
    })
  await expect(request(false)).rejects.toMatchObject({ key: 'notFound' })
  await request(true)
  await expect(request(true)).rejects.toMatchObject({ key: 'rateLimited' })
})

test('a supervisor removes the second sign-in steps of a customer: noted by whom, and the customer is notified', async () => {
  const { pool, identity } = world.context
  const { rows } = await pool.query<{ userId: string; contactId: string; email: string; language: string }>(
    `select u."Id" as "userId", c."Id" as "contactId", u."Username" as email, u."LanguageLocaleKey" as language
     from record."User" u join record."Contact" c on c."Id" = u."ContactId"
     where c."Customer_Brand__c" = 'first' and u."IsActive" order by 1 limit 1`,
  )
  const [customer] = rows
  if (customer === undefined) throw new TypeError('The first brand has no customer with a login.')
  const { userId, contactId, email } = customer
  await identity.issueRecoveryCodes(userId)
  const clear = async (username: string) => {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/services/data/v65.0/ui-api/actions/perform-quick-action/Contact.ClearSecondFactors',
      headers: { authorization: `Bearer ${await world.tokenOf(username)}` },
      payload: { contextId: contactId, fields: {} },
    })
    return answer.statusCode
  }
  for (const username of ['advisor.first@example.com', email]) expect(await clear(username)).not.toBe(201)
  expect((await identity.findSecondFactors(userId)).recoveryCodesLeft).toBe(10)

  expect(await clear('supervisor@example.com')).toBe(201)
  expect((await identity.findSecondFactors(userId)).recoveryCodesLeft).toBe(0)
  await world.background?.idle()
  const message = (await listMessages(pool)).find(({ to }) => to === email)
  expect(message?.subject).toMatch(
    customer.language === 'es_US' ? /segundos pasos de acceso/ : /second sign-in steps/,
  )
  expect(message?.links.some((link) => link.endsWith('/forgot-password'))).toBe(true)
  const noted = await pool.query(
    `select u."Username" as by from identity.factor_clearance f join record."User" u on u."Id" = f.cleared_by
     where f.user_id = $1`,
    [userId],
  )
  expect(noted.rows).toEqual([{ by: 'supervisor@example.com' }])
})

import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld
let mine: Owned
let theirs: Owned

/** One record of each kind that other records reference, all of one customer. */
interface Owned {
  readonly Contact: string
  readonly Account: string
  readonly Order: string
  readonly Bill__c: string
  readonly Deposit__c: string
  readonly Case: string
  readonly ContentDocument: string
  readonly Document_Requirement__c: string
}

beforeAll(async () => {
  world = await createTestWorld()
  const { rows } = await world.context.pool.query<Owned>(
    `select distinct on (a."ContactId") a."ContactId" as "Contact", a."Id" as "Account", o."Id" as "Order",
       b."Id" as "Bill__c", d."Id" as "Deposit__c", c."Id" as "Case", f."Id" as "ContentDocument",
       r."Id" as "Document_Requirement__c"
     from record."Account" a join record."Order" o on o."AccountId" = a."Id"
     join record."Bill__c" b on b."Account__c" = a."Id" join record."Deposit__c" d on d."Account__c" = a."Id"
     join record."Case" c on c."ContactId" = a."ContactId"
     join record."ContentDocument" f on f."Contact__c" = a."ContactId"
     join record."Document_Requirement__c" r on r."Account__c" = a."Id"
     where a."Account_Brand__c" = 'first' order by a."ContactId" limit 2`,
  )
  const [one, other] = rows
  if (one === undefined || other === undefined)
    throw new TypeError('The demo world has no two such customers.')
  mine = one
  theirs = other
})
afterAll(() => world.close())

/** A record of each object, in which every reference except the last is `mine`. */
const records: readonly (readonly [
  objectApiName: string,
  fields: Readonly<Record<string, unknown>>,
  references: Readonly<Record<string, keyof Owned>>,
])[] = [
  [
    'Document_Requirement__c',
    { Document_Type__c: 'Lease', Is_Required__c: false },
    { Account__c: 'Account', Order__c: 'Order' },
  ],
  [
    'Deposit__c',
    { Required_Amount__c: 100, Cap_Amount__c: 400, Paid_Amount__c: 0 },
    { Account__c: 'Account', Order__c: 'Order' },
  ],
  [
    'Identity_Verification__c',
    { Sent_At__c: '2026-11-20T18:00:00.000Z', Expires_At__c: '2026-11-21T18:00:00.000Z' },
    { Account__c: 'Account', Order__c: 'Order' },
  ],
  [
    'Notice__c',
    {
      Notice_Type__c: 'Outstanding_Balance',
      Reason__c: 'Own_Debt',
      Amount__c: 10,
      Placed_Date__c: '2026-11-10',
    },
    { Account__c: 'Account', Order__c: 'Order' },
  ],
  [
    'Case',
    { Subject: 'A fee', Description: 'Why?', Type: 'Billing' },
    { ContactId: 'Contact', AccountId: 'Account' },
  ],
  [
    'Case',
    { Subject: 'A fee', Description: 'Why?', Type: 'Billing' },
    { ContactId: 'Contact', Order__c: 'Order' },
  ],
  [
    'Payment__c',
    { Amount__c: 10, Payment_Date__c: '2026-11-20', Purpose__c: 'Bill' },
    { Account__c: 'Account', Bill__c: 'Bill__c' },
  ],
  [
    'Payment__c',
    { Amount__c: 10, Payment_Date__c: '2026-11-20', Purpose__c: 'Deposit' },
    { Account__c: 'Account', Deposit__c: 'Deposit__c' },
  ],
  ['ContentDocumentLink', {}, { ContentDocumentId: 'ContentDocument', Case__c: 'Case' }],
  ['ContentDocumentLink', {}, { ContentDocumentId: 'ContentDocument', Order__c: 'Order' }],
  [
    'ContentDocumentLink',
    {},
    { ContentDocumentId: 'ContentDocument', Document_Requirement__c: 'Document_Requirement__c' },
  ],
]

describe.each(
  records.map(
    ([object, fields, references]) =>
      [`${object} ${Object.keys(references).at(-1)}`, object, fields, references] as const,
  ),
)('%s', (_name, objectApiName, fields, references) => {
  const names = Object.entries(references)
  const [lastField = '', lastObject] = names.at(-1) ?? []

  it('of one customer is taken, of two is refused at the field, in both languages', async () => {
    const { engine, systemViewer } = world.context
    const own = Object.fromEntries(names.map(([field, object]) => [field, mine[object]]))
    const mixed = { ...own, [lastField]: theirs[lastObject ?? 'Order'] }
    for (const [language, words] of [
      ['en', 'Choose one of the same customer.'],
      ['es', 'Elija uno del mismo cliente.'],
    ] as const) {
      const viewer = { ...systemViewer, language }
      await expect(
        engine.createRecord(viewer, objectApiName, { fields: { ...fields, ...mixed } }),
      ).rejects.toMatchObject({ key: 'ruleFailed', fieldErrors: [{ field: lastField, message: words }] })
    }
    const id = await engine.createRecord(systemViewer, objectApiName, { fields: { ...fields, ...own } })
    await expect(
      engine.updateRecord(systemViewer, id, { fields: { [lastField]: theirs[lastObject ?? 'Order'] } }),
    ).rejects.toMatchObject({ key: 'ruleFailed' })
  })
})

it('through the data service, staff are told so; of what they cannot see they are told nothing', async () => {
  const { rows } = await world.context.pool.query<{ id: string }>(
    `select o."Id" as id from record."Order" o join record."Account" a on a."Id" = o."AccountId"
     where a."Account_Brand__c" = 'second' limit 1`,
  )
  const create = async (Order__c: string) => {
    const fields = {
      Subject: 'A fee',
      Description: 'Why?',
      Type: 'Billing',
      ContactId: mine.Contact,
      Order__c,
    }
    const answer = await world.app.inject({
      method: 'POST',
      url: '/services/data/v65.0/ui-api/records',
      headers: { authorization: `Bearer ${await world.tokenOf('advisor.first@example.com')}` },
      payload: { apiName: 'Case', fields },
    })
    return [answer.statusCode, answer.payload.replaceAll(Order__c, 'ID')] as const
  }
  expect(await create(theirs.Order)).toEqual([
    400,
    expect.stringContaining('Choose one of the same customer.'),
  ])
  const [status, payload] = await create(rows[0]?.id ?? '')
  expect([status, payload]).toEqual(await create('801000000000001AAA'))
  expect(payload).not.toContain('same customer')
})

it('no record of the demo world names two customers', async () => {
  const statements = [
    ...['Document_Requirement__c', 'Deposit__c', 'Identity_Verification__c', 'Notice__c'].map(
      (object) =>
        `select t."Id" from record."${object}" t join record."Account" a on a."Id" = t."Account__c"
         join record."Order" o on o."Id" = t."Order__c" join record."Account" b on b."Id" = o."AccountId"
         where a."ContactId" <> b."ContactId"`,
    ),
    `select t."Id" from record."Case" t join record."Account" a on a."Id" = t."AccountId"
     where a."ContactId" <> t."ContactId"`,
    `select t."Id" from record."Payment__c" t join record."Bill__c" b on b."Id" = t."Bill__c"
     where b."Account__c" <> t."Account__c"`,
  ]
  for (const statement of statements) expect((await world.context.pool.query(statement)).rows).toEqual([])
})

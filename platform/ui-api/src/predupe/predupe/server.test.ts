import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FixtureViewer } from '../../define/fixture'
import type { DuplicatesRepresentation } from '../../representation/duplicates-schema'
import { type CallWorld, openCallWorld } from '../../testing/call-world'

let calls: CallWorld
/** Dana, a customer of the first brand: her contact's and her account's id. */
let dana: { readonly contact: string; readonly account: string }

beforeAll(async () => {
  calls = await openCallWorld()
  const [row] = await calls.rows<typeof dana>(
    `select c."Id" as contact, a."Id" as account
     from record."Contact" c join record."Account" a on a."ContactId" = c."Id"
     where c."Email" = 'dana.whitcombe@example.com'`,
  )
  if (row === undefined) throw new TypeError('The demo world has no Dana.')
  dana = row
}, 120_000)

afterAll(() => calls.world.close())

async function check(viewer: FixtureViewer, apiName: string, fields: Readonly<Record<string, unknown>>) {
  const answer = await calls.call(viewer, 'POST', '/predupe', { apiName, fields })
  expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.anything()])
  return answer.body as DuplicatesRepresentation
}

const samePerson = {
  FirstName: 'Daná',
  LastName: 'Whitcomb',
  Email: 'DANA.WHITCOMBE@example.com',
  Customer_Brand__c: 'first',
}

describe('a person who is a customer already', () => {
  test('is found by email and a name that is spelt a little otherwise, and cannot be saved again', async () => {
    expect(await check('admin', 'Contact', samePerson)).toEqual({
      allowSave: false,
      duplicateError: true,
      duplicateRules: ['Same_Person', 'Perhaps_The_Same_Person'],
      matches: [
        {
          duplicateResultInfos: {
            Same_Person: {
              allowSave: false,
              matchResultInfo: { recordIds: [dana.contact], rule: 'Same_Name_And_Email' },
              rule: 'Same_Person',
            },
            Perhaps_The_Same_Person: {
              allowSave: true,
              matchResultInfo: { recordIds: [dana.contact], rule: 'Same_Email' },
              rule: 'Perhaps_The_Same_Person',
            },
          },
          objectApiName: 'Contact',
          recordIds: [dana.contact],
        },
      ],
    })
  })

  test.each(['713-555-0121', '+1 (713) 555-0121', '7135550121', '1.713.555.0121 x9'])(
    'is found by the phone %s and the last name',
    async (MobilePhone) => {
      const { LastName, Customer_Brand__c } = samePerson
      const found = await check('admin', 'Contact', { LastName, Customer_Brand__c, MobilePhone })
      expect(found).toMatchObject({ allowSave: true, matches: [{ recordIds: [dana.contact] }] })
    },
  )

  test('is another person under another name, or for another brand', async () => {
    const other = { ...samePerson, FirstName: 'Bertram', LastName: 'Okafor', Email: 'b.okafor@example.com' }
    expect(await check('admin', 'Contact', other)).toMatchObject({ duplicateError: false, matches: [] })
    const elsewhere = { ...samePerson, Customer_Brand__c: 'second' }
    expect(await check('admin', 'Contact', elsewhere)).toMatchObject({ allowSave: true, matches: [] })
  })

  test('is found from a sign-up, until that is done', async () => {
    const signUp = { LastName: 'Whitcombe', Email: 'dana.whitcombe@example.com', Lead_Brand__c: 'first' }
    expect(await check('advisor', 'Lead', signUp)).toMatchObject({
      allowSave: true,
      matches: [{ objectApiName: 'Contact', recordIds: [dana.contact] }],
    })
    const done = await check('advisor', 'Lead', { ...signUp, Status: 'Converted' })
    expect(done).toMatchObject({ duplicateRules: ['Begun_Twice'], matches: [] })
  })
})

describe('an account of one service point', () => {
  const address = {
    Commodity__c: 'Electricity',
    Service_Street__c: '1204 Juniper Bend Lane',
    Service_Postal_Code__c: '77084-1234',
  }

  test('is found by its address, however that is abbreviated', async () => {
    expect(await check('advisor', 'Account', address)).toMatchObject({
      matches: [{ objectApiName: 'Account', recordIds: [dana.account] }],
    })
  })

  test.each([
    ['house number', { Service_Street__c: '1206 Juniper Bend Ln' }],
    ['unit', { Service_Street__c: '1204 Juniper Bend Ln, Apt 2' }],
    ['kind of street', { Service_Street__c: '1204 Juniper Bend Dr' }],
    ['ZIP code', { Service_Postal_Code__c: '77002' }],
    ['commodity', { Commodity__c: 'Gas' }],
  ])('is another with another %s', async (_what, change) => {
    expect((await check('advisor', 'Account', { ...address, ...change })).matches).toEqual([])
  })

  test('is found by its ESI ID, unless it ended', async () => {
    const [row] = await calls.rows<{ esiid: string }>(
      'select "ESIID__c" as esiid from record."Account" where "Id" = $1',
      [dana.account],
    )
    const point = { ESIID__c: row?.esiid, Status__c: 'Pending' }
    expect(await check('admin', 'Account', point)).toMatchObject({ matches: [{ recordIds: [dana.account] }] })
    expect(await check('admin', 'Account', { ...point, Status__c: 'Closed' })).toMatchObject({ matches: [] })
  })
})

describe('what a viewer does not see', () => {
  test('is found by nobody: not another brand’s customer, not another customer', async () => {
    const [other] = await calls.rows<{ Id: string; Email: string; LastName: string }>(
      `select "Id", "Email", "LastName" from record."Contact" where "Customer_Brand__c" = 'second' limit 1`,
    )
    const fields = { Email: other?.Email, LastName: other?.LastName, Customer_Brand__c: 'second' }
    expect(await check('admin', 'Contact', fields)).toMatchObject({ matches: [{ recordIds: [other?.Id] }] })
    const unknown = { ...fields, Email: 'nobody.at.all@example.com' }
    for (const viewer of ['advisor', 'customer'] as const) {
      expect(await check(viewer, 'Contact', fields)).toEqual(await check(viewer, 'Contact', unknown))
    }
  })

  test('a foreign record and one that does not exist cannot be told apart', async () => {
    const [other] = await calls.rows<{ Id: string }>(
      `select "Id" from record."Contact" where "Customer_Brand__c" = 'second' limit 1`,
    )
    const answerFor = (Id: string | undefined) =>
      calls.call('advisor', 'POST', '/predupe', { apiName: 'Contact', fields: { Id } })
    const foreign = await answerFor(other?.Id)
    expect([foreign.status, foreign.text]).toEqual([404, (await answerFor('003000000000001AAA')).text])
  })
})

describe('a change of a record', () => {
  test('does not find the record itself, and takes what is not given from it', async () => {
    expect(await check('admin', 'Contact', { Id: dana.contact, LastName: 'Whitcombe' })).toMatchObject({
      duplicateError: false,
      matches: [],
    })
    const [other] = await calls.rows<{ Id: string; Email: string }>(
      `select "Id", "Email" from record."Contact"
       where "Customer_Brand__c" = 'first' and "Id" <> $1 order by "Id" limit 1`,
      [dana.contact],
    )
    const found = await check('admin', 'Contact', { Id: dana.contact, Email: other?.Email })
    expect(found).toMatchObject({ allowSave: true, matches: [{ recordIds: [other?.Id] }] })
  })
})

test('a value that is no valid value yet matches nothing', async () => {
  const typing = { Email: 'dana.whitcombe@', MobilePhone: '713', Customer_Brand__c: 'first', LastName: 'W' }
  expect(await check('admin', 'Contact', typing)).toMatchObject({ duplicateError: false, matches: [] })
})

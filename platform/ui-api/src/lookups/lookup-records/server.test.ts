import type { RecordRepresentation } from '@porchlight/metadata'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FixtureViewer } from '../../define/fixture'
import { type CallWorld, openCallWorld } from '../../testing/call-world'
import type { LookupCollectionRepresentation, LookupValuesRepresentation } from './contract'

let calls: CallWorld
let contactId = ''

beforeAll(async () => {
  calls = await openCallWorld()
  const [row] = await calls.rows<{ id: string }>(
    `select "ContactId" as id from record."User" where "Username" = 'dana.whitcombe@example.com'`,
  )
  contactId = row?.id ?? ''
}, 120_000)

afterAll(() => calls.world.close())

async function lookUp(viewer: FixtureViewer, field: string, query: string, body: object = {}) {
  const answer = await calls.call(viewer, 'POST', `/lookups/${field}?${query}`, body)
  return answer.body as LookupValuesRepresentation
}

async function recordsOf(viewer: FixtureViewer, field: string, query: string, body: object = {}) {
  const { lookupResults } = await lookUp(viewer, field, query, body)
  return Object.values(lookupResults).flatMap(({ records }) => records)
}

const idsOf = (records: readonly RecordRepresentation[]) => records.map(({ id }) => id)

test('a suggestion carries its id, its name and what tells it from others', async () => {
  const { lookupResults, metadata } = await lookUp(
    'advisor',
    'Case/ContactId',
    'searchType=Search&q=whitcombe',
  )
  const [contact] = await calls.rows<{ name: string }>(
    `select "Name" as name from record."Contact" where "Id" = $1`,
    [contactId],
  )
  const [record] = lookupResults.Contact?.records ?? []
  expect(record?.fields).toMatchObject({
    Id: { value: contactId },
    Name: { value: contact?.name },
    DisambiguationField: { value: expect.any(String) },
  })
  expect(Object.keys(record?.fields ?? {}).sort()).toEqual(['DisambiguationField', 'Id', 'Name'])
  const secondary = metadata.Contact?.secondaryField?.fieldPath ?? ''
  const [stored] = await calls.rows<{ value: string }>(
    `select "${secondary}" as value from record."Contact" where "Id" = $1`,
    [contactId],
  )
  expect(record?.fields.DisambiguationField?.value).toBe(stored?.value)
})

test('recent records are those the viewer looked at, the latest first, as far as it still sees them', async () => {
  const userId = await userIdOf('advisor.first@example.com')
  const seen = await calls.rows<{ id: string; brand: string }>(
    `(select "Id" as id, "Customer_Brand__c" as brand from record."Contact" where "Customer_Brand__c" = 'first' order by 1 limit 3)
     union all (select "Id", "Customer_Brand__c" from record."Contact" where "Customer_Brand__c" = 'second' order by 1 limit 1)`,
  )
  for (const { id } of seen) {
    await calls.world.context.personalization.recentItems.remember(userId, 'record', 'Contact', [id])
    calls.world.advance(1_000)
  }
  const own = seen.filter(({ brand }) => brand === 'first').map(({ id }) => id)
  expect(idsOf(await recordsOf('advisor', 'Case/ContactId', ''))).toEqual([...own].reverse())
  const second = await recordsOf('advisor', 'Case/ContactId', 'searchType=Recent&page=2&pageSize=2')
  expect(idsOf(second)).toEqual(own.slice(0, 1))
  expect(await recordsOf('supervisor', 'Case/ContactId', '')).toEqual([])
})

test('type-ahead finds names that begin so, search finds words anywhere', async () => {
  const names = async (query: string) =>
    (await recordsOf('admin', 'Case/ContactId', query)).map(({ fields }) => String(fields.Name?.value))
  const ahead = await names('searchType=TypeAhead&q=Whit&pageSize=200')
  const anywhere = await names('searchType=Search&q=Whit&pageSize=200')
  expect(anywhere).toContain('Dana Whitcombe')
  expect(ahead.filter((name) => !name.startsWith('Whit'))).toEqual([])
  expect(await names('searchType=TypeAhead&q=dana%20w')).toEqual(['Dana Whitcombe'])
})

test('a field that depends on another offers what goes with its value, wherever that comes from', async () => {
  const own = await calls.rows<{ id: string }>(
    `select "Id" as id from record."Account" where "ContactId" = $1 order by "Name", 1`,
    [contactId],
  )
  const [message] = await calls.rows<{ id: string }>(
    `select "Id" as id from record."Case" where "ContactId" = $1`,
    [contactId],
  )
  const term = 'searchType=Search&q=tx&pageSize=200'
  await calls.rows(`update record."Account" set "Plan_Name__c" = coalesce("Plan_Name__c", '') || ' tx'`)
  const wanted = own.map(({ id }) => id).sort()
  const found = async (query: string, body: object = {}) =>
    idsOf(await recordsOf('advisor', 'Case/AccountId', query, body)).sort()
  expect((await found(term)).length).toBeGreaterThan(wanted.length)
  expect(await found(`${term}&dependentFieldBindings=ContactId=${contactId}`)).toEqual(wanted)
  expect(
    await found(term, { sourceRecord: { fields: { Id: null, ContactId: contactId.slice(0, 15) } } }),
  ).toEqual(wanted)
  expect(await found(`${term}&sourceRecordId=${message?.id}`)).toEqual(wanted)
  // Values in the form take precedence over stored ones.
  const cleared = { sourceRecord: { fields: { Id: message?.id ?? null, ContactId: null } } }
  expect((await found(`${term}&sourceRecordId=${message?.id}`, cleared)).length).toBeGreaterThan(
    wanted.length,
  )
})

test('an order is followed', async () => {
  const orderBy = [{ fieldApiName: 'Name', isAscending: false }]
  const records = await recordsOf('admin', 'Case/ContactId', 'searchType=Search&q=example&pageSize=200', {
    orderBy,
  })
  const stored = await calls.rows<{ id: string }>(
    `select "Id" as id from record."Contact" where "Email" like '%example%' order by "Name" desc nulls first, "Id" desc limit 200`,
  )
  expect(idsOf(records)).toEqual(stored.map(({ id }) => id))
})

test('pages can be followed by their addresses, each record once', async () => {
  const { lookupResults } = await lookUp(
    'advisor',
    'Case/ContactId',
    'searchType=Search&q=example.com&pageSize=9',
  )
  const ids = idsOf(lookupResults.Contact?.records ?? [])
  let next = lookupResults.Contact?.nextPageUrl ?? null
  while (next !== null) {
    const { body } = await calls.call('advisor', 'GET', next.slice(next.indexOf('/lookups')))
    const page = body as LookupCollectionRepresentation
    expect(page.previousPageUrl).not.toBeNull()
    ids.push(...idsOf(page.records))
    next = page.nextPageUrl
  }
  const [counted] = await calls.rows<{ count: string }>(
    `select count(*) from record."Contact" where "Customer_Brand__c" = 'first' and "Email" like '%@example.com'`,
  )
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toHaveLength(Number(counted?.count))
})

test('customers are offered their own records alone', async () => {
  const found = await recordsOf('customer', 'Case/AccountId', 'searchType=Search&q=tx&pageSize=200')
  const own = await calls.rows<{ id: string }>(
    `select "Id" as id from record."Account" where "ContactId" = $1`,
    [contactId],
  )
  expect(idsOf(found).sort()).toEqual(own.map(({ id }) => id).sort())
})

async function userIdOf(username: string): Promise<string> {
  const [row] = await calls.rows<{ id: string }>(
    `select "Id" as id from record."User" where "Username" = $1`,
    [username],
  )
  return row?.id ?? ''
}

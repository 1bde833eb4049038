import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FixtureViewer } from '../../define/fixture'
import { type CallWorld, openCallWorld } from '../../testing/call-world'
import type { SearchResultsRepresentation } from './contract'

let calls: CallWorld

beforeAll(async () => {
  calls = await openCallWorld()
}, 120_000)

afterAll(() => calls.world.close())

async function search(viewer: FixtureViewer, q: string, body: object = {}, language = 'en') {
  const path = `/search/results?q=${encodeURIComponent(q)}`
  const answer = await calls.call(viewer, 'POST', path, body, { 'accept-language': language })
  return answer.body as SearchResultsRepresentation
}

const foundOf = ({ keywordResults }: SearchResultsRepresentation) =>
  keywordResults.map(({ objectApiName, count }) => [objectApiName, count])

test.each([
  ['a confirmation number', 'Order', 'Confirmation_Number__c'],
  ['an account number', 'Account', 'AccountNumber'],
  ['an ESI ID', 'Account', 'ESIID__c'],
  ['a phone number', 'Contact', 'MobilePhone'],
  ['a mail address', 'Contact', 'Email'],
])('part of %s finds its record, and the whole of it is an exact match', async (_, objectApiName, field) => {
  const [row] = await calls.rows<{ id: string; value: string }>(
    `select "Id" as id, "${field}" as value from record."${objectApiName}"
     where "${field}" is not null order by "Id" desc limit 1`,
  )
  const value = row?.value ?? ''
  const options = { searchObjectOptions: [{ objectApiName, pageSize: 50 }] }
  const part = await search('admin', value.slice(1, -1), options)
  const whole = await search('admin', value, options)
  const ids = part.keywordResults.flatMap(({ records }) => records.map(({ id }) => id))
  expect(ids).toContain(row?.id)
  expect(whole.exactMatches.map(({ id }) => id)).toContain(row?.id)
})

test('a name finds the person, the login and what belongs to it, each object by itself', async () => {
  const results = await search('advisor', 'dana whitcombe')
  expect(results).toMatchObject({ q: 'dana whitcombe', configurationName: null, exactMatches: [] })
  expect(foundOf(results)).toEqual(
    expect.arrayContaining([
      ['Contact', 1],
      ['User', 1],
    ]),
  )
  const contact = results.keywordResults.find(({ objectApiName }) => objectApiName === 'Contact')
  expect(contact?.records[0]?.fields.Name?.value).toBe('Dana Whitcombe')
})

test('nobody finds what it cannot see or read', async () => {
  const [neighbour] = await calls.rows<{ email: string; comments: string }>(
    `select c."Email" as email from record."Contact" c
     where c."Customer_Brand__c" = 'second' and c."Email" is not null limit 1`,
  )
  await calls.rows(
    `update record."Case" set "Comments" = 'quillmarrow' where "ContactId" =
     (select "ContactId" from record."User" where "Username" = 'dana.whitcombe@example.com')`,
  )
  expect(foundOf(await search('admin', neighbour?.email ?? ''))).not.toEqual([])
  expect(foundOf(await search('advisor', neighbour?.email ?? ''))).toEqual([])
  expect(foundOf(await search('customer', neighbour?.email ?? ''))).toEqual([])
  expect(foundOf(await search('advisor', 'quillmarrow'))).not.toEqual([])
  expect(foundOf(await search('customer', 'quillmarrow'))).toEqual([])
  expect(foundOf(await search('guest', 'whitcombe'))).toEqual([])
})

test('words are found in either language, whatever language the viewer reads', async () => {
  const spanish = await search('admin', 'facturas', { objectApiNames: ['Case'] }, 'es')
  const english = await search('admin', 'bills', { objectApiNames: ['Case'] })
  expect(spanish.keywordResults[0]).toMatchObject({
    label: 'Caso',
    labelPlural: 'Casos',
    count: 5,
    hasMore: true,
  })
  expect(String(spanish.keywordResults[0]?.records[0]?.fields.Subject?.value)).toMatch(/factura/i)
  expect(String(english.keywordResults[0]?.records[0]?.fields.Subject?.value)).toMatch(/bill/i)
})

test('objects are answered in the order asked for, each by its options, also those without any', async () => {
  const results = await search('admin', 'bill', {
    answerTypes: ['Keyword'],
    objectApiNames: ['Utility__c', 'Case'],
    searchObjectOptions: [
      {
        objectApiName: 'Case',
        fields: ['Priority'],
        filters: [{ fieldPath: 'Case.Status', operator: 'Equals', values: ['Closed'] }],
        pageSize: 2,
      },
    ],
  })
  expect(foundOf(results)).toEqual([
    ['Utility__c', 0],
    ['Case', 2],
  ])
  for (const { fields } of results.keywordResults[1]?.records ?? []) {
    expect(fields).toMatchObject({ Status: { value: 'Closed' }, Priority: { value: expect.any(String) } })
  }
})

test('a configuration shows the columns of a list view and keeps to its filters', async () => {
  const view = calls.world.context.metadata
    .object('Case')
    ?.listViews.find(({ filteredBy }) => filteredBy.length > 0)
  const results = await search('admin', 'bill', {
    configurationName: view?.apiName,
    searchObjectOptions: [{ objectApiName: 'Case', pageSize: 50 }],
  })
  const cases = results.keywordResults.find(({ objectApiName }) => objectApiName === 'Case')
  const listed = await calls.call('admin', 'GET', `/list-records/Case/${view?.apiName}?pageSize=2000`)
  const ids = (listed.body as { records: { id: string }[] }).records.map(({ id }) => id)
  expect(cases?.count).toBeGreaterThan(0)
  expect(cases?.records.filter(({ id }) => !ids.includes(id))).toEqual([])
  expect(Object.keys(cases?.records[0]?.fields ?? {})).toEqual(
    expect.arrayContaining([...(view?.displayColumns ?? [])].filter((column) => !column.includes('.'))),
  )
})

test('only what is asked for is answered', async () => {
  const [order] = await calls.rows<{ number: string }>(
    `select "Confirmation_Number__c" as number from record."Order" limit 1`,
  )
  const results = await search('admin', order?.number ?? '', { answerTypes: ['ExactMatch'] })
  expect([results.exactMatches.length, results.keywordResults]).toEqual([1, []])
})

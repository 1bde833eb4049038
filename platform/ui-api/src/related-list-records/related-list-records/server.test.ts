import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FixtureViewer } from '../../define/fixture'
import { type CallWorld, openCallWorld } from '../../testing/call-world'
import type { RelatedListRecordsRepresentation } from './contract'

let calls: CallWorld
let accountId = ''

beforeAll(async () => {
  calls = await openCallWorld()
  const [row] = await calls.rows<{ id: string }>(`
    select a."Id" as id from record."Account" a
    join record."User" u on u."ContactId" = a."ContactId" and u."Username" = 'dana.whitcombe@example.com'
    join record."Bill__c" b on b."Account__c" = a."Id" group by 1 order by count(*) desc limit 1`)
  accountId = row?.id ?? ''
}, 120_000)

afterAll(() => calls.world.close())

async function pageOf(viewer: FixtureViewer, body: object, relatedListId = 'Bills__r') {
  const answer = await calls.call(viewer, 'POST', `/related-list-records/${accountId}/${relatedListId}`, body)
  return answer.body as RelatedListRecordsRepresentation
}

const idsOf = (page: RelatedListRecordsRepresentation) => page.records.map(({ id }) => id)

test('the records are those of the parent, in the list’s order, with its columns', async () => {
  const stored = await calls.rows<{ id: string }>(
    `select "Id" as id from record."Bill__c" where "Account__c" = $1 order by "Bill_Date__c" desc, "Id" desc`,
    [accountId],
  )
  const page = await pageOf('customer', {})
  expect(idsOf(page)).toEqual(stored.map(({ id }) => id))
  expect(Object.keys(page.records[0]?.fields ?? {})).toEqual(
    expect.arrayContaining(['Name', 'Bill_Date__c', 'Due_Date__c', 'Closing_Balance__c', 'Status__c', 'Id']),
  )
  expect(page).toMatchObject({
    sortBy: ['-Bill_Date__c'],
    where: null,
    columnLabels: {},
    listReference: { inContextOfRecordId: accountId, relatedListId: 'Bills__r' },
  })
})

test('a where as text and as JSON leaves the same records, and its pages can be followed', async () => {
  const all = await calls.rows<{ id: string }>(
    `select "Id" as id from record."Bill__c" where "Account__c" = $1 and "Status__c" <> 'Open' order by 1`,
    [accountId],
  )
  const text = await pageOf('customer', { where: '{ Status__c: { ne: "Open" } }', pageSize: 2 })
  const json = await pageOf('customer', { where: { Status__c: { ne: 'Open' } }, pageSize: 2 })
  expect(idsOf(json)).toEqual(idsOf(text))
  const found = [...idsOf(text)]
  let next = text.nextPageUrl
  while (next !== null) {
    const { body } = await calls.call(
      'customer',
      'GET',
      next.slice(next.indexOf('/ui-api') + '/ui-api'.length),
    )
    const page = body as RelatedListRecordsRepresentation
    found.push(...idsOf(page))
    next = page.nextPageUrl
  }
  expect(found.sort()).toEqual(all.map(({ id }) => id))
})

test('orders that do not exist, cannot be read or cannot be sorted by are passed over', async () => {
  const page = await pageOf('customer', {
    sortBy: ['Nothing__c', '-Due_Date__c', 'Account__r.Contact.IsEmailBounced'],
  })
  expect(page.sortBy[0]).toBe('-Due_Date__c')
  const none = await pageOf('customer', { sortBy: ['Comments', 'Description'] }, 'Cases')
  expect(none.sortBy).toEqual(['-CreatedDate'])
})

test('columns are named in the viewer’s language when that is asked for', async () => {
  const path = `/related-list-records/${accountId}/Autopays__r`
  const { body } = await calls.call(
    'customer',
    'POST',
    path,
    { includeColumnLabels: true },
    { 'accept-language': 'es' },
  )
  expect((body as RelatedListRecordsRepresentation).columnLabels).toMatchObject({ Status__c: 'Estado' })
})

test('a child relationship that is no declared list has records too', async () => {
  const [utility] = await calls.rows<{ id: string; orders: string }>(
    `select "Utility__c" as id, count(*) as orders from record."Order" where "Utility__c" is not null
     group by 1 order by 2 desc limit 1`,
  )
  const path = `/related-list-records/${utility?.id}/Orders__r`
  const { body } = await calls.call('admin', 'POST', path, { pageSize: 1999 })
  expect((body as RelatedListRecordsRepresentation).count).toBe(Number(utility?.orders))
})

test('a batch answers each list as the call of one does', async () => {
  const { body } = await calls.call('customer', 'POST', `/related-list-records/batch/${accountId}`, {
    relatedListParameters: [
      { relatedListId: 'Bills__r', pageSize: 3, fields: ['Name'] },
      { relatedListId: 'Cases', where: '{ Status: New }' },
      { relatedListId: 'Nothings' },
    ],
  })
  const { results } = body as { results: readonly { statusCode: number; result: unknown }[] }
  expect(results.map(({ statusCode }) => statusCode)).toEqual([200, 400, 400])
  expect(results[0]?.result).toEqual(await pageOf('customer', { pageSize: 3, fields: ['Name'] }))
  expect(results[1]?.result).toMatchObject([{ errorCode: 'MALFORMED_QUERY' }])
})

test('nobody sees the records of a parent that it does not see', async () => {
  const path = `/related-list-records/${accountId}/Bills__r`
  const [other] = await calls.rows<{ id: string }>(
    `select "Id" as id from record."Account" where "Account_Brand__c" <> 'first' order by 1 limit 1`,
  )
  expect((await calls.call('guest', 'POST', path, {})).status).toBe(404)
  expect(
    (await calls.call('advisor', 'POST', `/related-list-records/${other?.id}/Bills__r`, {})).status,
  ).toBe(404)
})

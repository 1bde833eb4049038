import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FixtureViewer } from '../../define/fixture'
import { type CallWorld, openCallWorld } from '../../testing/call-world'
import type { KeywordSearchResultsRepresentation } from './contract'

let calls: CallWorld

beforeAll(async () => {
  calls = await openCallWorld()
}, 120_000)

afterAll(() => calls.world.close())

async function search(viewer: FixtureViewer, q: string, body: object = {}, objectApiName = 'Case') {
  const path = `/search/results/keyword?objectApiName=${objectApiName}&q=${encodeURIComponent(q)}`
  const answer = await calls.call(viewer, 'POST', path, body)
  return answer.body as KeywordSearchResultsRepresentation
}

const idsOf = (page: KeywordSearchResultsRepresentation) => page.records.map(({ id }) => id)

/** All records, page after page. */
async function walk(body: object): Promise<readonly string[]> {
  const ids: string[] = []
  let pageToken: string | null = '0'
  while (pageToken !== null) {
    const page: KeywordSearchResultsRepresentation = await search('admin', 'bill', {
      ...body,
      pageToken,
      pageSize: 7,
    })
    ids.push(...idsOf(page))
    pageToken = page.nextPageToken
  }
  return ids
}

test('ranked and ordered, the same records come, each once', async () => {
  const stored = await calls.rows<{ id: string }>(
    `select "Id" as id from record."Case" where "Subject" || ' ' || "Description" ~* '\\mbill(s|ed|ing)?\\M' order by 1`,
  )
  const ranked = await walk({})
  const ordered = await walk({ sortBy: ['-CreatedDate'] })
  expect(ranked.length).toBeGreaterThan(14)
  expect(new Set(ranked).size).toBe(ranked.length)
  expect([...ranked].sort()).toEqual(stored.map(({ id }) => id))
  expect([...ordered].sort()).toEqual([...ranked].sort())
})

test('what says it in the subject comes before what says it below', async () => {
  const [other] = await calls.rows<{ id: string }>(`
    update record."Case" set "Description" = 'zirconium', "Subject" = 'Other' where "Id" =
    (select max("Id") from record."Case") returning "Id" as id`)
  const [first] = await calls.rows<{ id: string }>(`
    update record."Case" set "Subject" = 'zirconium' where "Id" =
    (select min("Id") from record."Case") returning "Id" as id`)
  expect(idsOf(await search('admin', 'zirconium'))).toEqual([first?.id, other?.id])
})

test('an order is followed and pages lead back', async () => {
  const first = await search('admin', 'bill', { sortBy: ['-CreatedDate'], pageSize: 5 })
  const second = await search('admin', 'bill', {
    sortBy: ['-CreatedDate'],
    pageSize: 5,
    pageToken: first.nextPageToken,
  })
  const dates = [...first.records, ...second.records].map(({ fields }) => String(fields.CreatedDate?.value))
  expect(dates).toEqual([...dates].sort().reverse())
  const back = await search('admin', 'bill', {
    sortBy: ['-CreatedDate'],
    pageSize: 5,
    pageToken: second.previousPageToken,
  })
  expect(idsOf(back)).toEqual(idsOf(first))
})

test('filters and data categories hold together', async () => {
  const [counted] = await calls.rows<{ kinds: string }>(
    `select count(distinct "RecordTypeId") as kinds from record."Case" where "RecordTypeId" is not null`,
  )
  expect(Number(counted?.kinds)).toBeGreaterThan(1)
  const types = calls.world.context.metadata.object('Case')?.recordTypes ?? []
  const all = idsOf(await search('admin', 'bill', { pageSize: 200 }))
  const byType: string[] = []
  for (const { developerName, recordTypeId, master } of types) {
    const page = await search('admin', 'bill', {
      dataCategories: [{ groupName: 'RecordType', operator: 'AT', values: [developerName] }],
      pageSize: 200,
    })
    if (!master) for (const record of page.records) expect(record.recordTypeId).toBe(recordTypeId)
    byType.push(...idsOf(page))
  }
  expect(byType.sort()).toEqual([...all].sort())
  const below = [{ groupName: 'RecordType', operator: 'BELOW', values: ['Master'] }]
  expect(idsOf(await search('admin', 'bill', { dataCategories: below, pageSize: 200 }))).toEqual(all)
  const filters = [{ fieldPath: 'Case.Contact.Customer_Brand__c', operator: 'Equals', values: ['second'] }]
  const second = await calls.rows<{ id: string }>(
    `select k."Id" as id from record."Case" k join record."Contact" c on c."Id" = k."ContactId"
     where c."Customer_Brand__c" = 'second' and k."Id" = any($1)`,
    [all],
  )
  const filtered = idsOf(await search('admin', 'bill', { filters, pageSize: 200 }))
  expect(filtered.length).toBeGreaterThan(0)
  expect([...filtered].sort()).toEqual(second.map(({ id }) => id).sort())
})

test('a search tells nothing of records and fields that are closed', async () => {
  const hidden = await search('customer', 'whitcombe', {}, 'User')
  expect(idsOf(hidden)).toHaveLength(1)
  const staff = await search('customer', 'advisor', {}, 'User')
  expect(idsOf(staff)).toEqual([])
})

test('numbers, yes and no are compared as what they are', async () => {
  const [bounced] = await calls.rows<{ count: string }>(
    `select count(*) from record."Contact" where "IsEmailBounced" and "Email" like '%@example.com'`,
  )
  const filters = [{ fieldPath: 'IsEmailBounced', operator: 'Equals', values: [true] }]
  const page = await search('admin', 'example.com', { filters, pageSize: 200 }, 'Contact')
  expect(page.count).toBe(Number(bounced?.count))
  expect(page.count).toBeGreaterThan(0)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RelatedListPreferencesRepresentation } from '../../representation/related-list-schema'
import { type CallWorld, openCallWorld } from '../../testing/call-world'

let calls: CallWorld
const path = '/related-list-preferences/Account.Bills__r'

beforeAll(async () => {
  calls = await openCallWorld()
}, 120_000)

afterAll(() => calls.world.close())

test('untouched, they are the list’s own', async () => {
  const { body } = await calls.call('customer', 'GET', path)
  const { preferencesId, columnWidths, columnWrap, orderedBy } = body as RelatedListPreferencesRepresentation
  expect(preferencesId).toBe('Account.Bills__r')
  expect(new Set(Object.values(columnWidths))).toEqual(new Set([-1]))
  expect(new Set(Object.values(columnWrap))).toEqual(new Set([false]))
  expect(orderedBy).toEqual([{ fieldApiName: 'Bill_Date__c', isAscending: false, label: 'Bill date' }])
})

test('what is changed is kept, what is left out stays, and null goes back to the list’s own', async () => {
  await calls.call('advisor', 'PATCH', path, {
    columnWidths: { Name: 200, Due_Date__c: 90 },
    orderedBy: [{ fieldApiName: 'Due_Date__c', isAscending: true }],
  })
  await calls.call('advisor', 'PATCH', path, { columnWidths: { Name: 210 }, columnWrap: { Name: true } })
  const { body } = await calls.call('advisor', 'GET', path.toLowerCase())
  expect(body).toMatchObject({
    columnWidths: { Name: 210, Due_Date__c: 90 },
    columnWrap: { Name: true, Due_Date__c: false },
    orderedBy: [{ fieldApiName: 'Due_Date__c', isAscending: true }],
  })
  const reset = await calls.call('advisor', 'PATCH', path, { columnWidths: null, orderedBy: null })
  expect(reset.body).toMatchObject({
    columnWidths: { Name: -1, Due_Date__c: -1 },
    columnWrap: { Name: true },
    orderedBy: [{ fieldApiName: 'Bill_Date__c', isAscending: false }],
  })
  const stored = await calls.rows<{ subject: string; value: unknown }>(
    `select subject, value from personalization.preference where kind = 'relatedList'`,
  )
  expect(stored).toEqual([
    { subject: 'Account.Bills__r', value: { columnWidths: {}, columnWrap: { Name: true }, orderedBy: [] } },
  ])
})

test('the chosen order is that of the records, unless another is asked for', async () => {
  const [account] = await calls.rows<{ id: string }>(
    `select "Account__c" as id from record."Bill__c" b join record."Account" a on a."Id" = b."Account__c"
     where a."Account_Brand__c" = 'first' group by 1 having count(*) > 5 order by 1 limit 1`,
  )
  const datesOf = async (query = '') => {
    const records = `/related-list-records/${account?.id}/Bills__r${query}`
    const { body } = await calls.call('supervisor', 'GET', records)
    const page = body as { records: { fields: Record<string, { value: string }> }[]; listInfoETag: string }
    return { dates: page.records.map(({ fields }) => fields.Bill_Date__c?.value), eTag: page.listInfoETag }
  }
  const before = await datesOf()
  await calls.call('supervisor', 'PATCH', path, {
    orderedBy: [{ fieldApiName: 'Bill_Date__c', isAscending: true }],
  })
  const after = await datesOf()
  expect(before.dates.length).toBeGreaterThan(5)
  expect(after.dates).toEqual([...before.dates].reverse())
  expect(after.eTag).not.toBe(before.eTag)
  const info = await calls.call('supervisor', 'GET', '/related-list-info/Account/Bills__r')
  expect(info.body).toMatchObject({ eTag: after.eTag })
  expect((await datesOf('?sortBy=-Bill_Date__c')).dates).toEqual(before.dates)
})

test('a batch gives each, in the order asked for', async () => {
  const { body } = await calls.call(
    'customer',
    'GET',
    '/related-list-preferences/batch/Account.Nothings,Account.Cases',
  )
  expect(body).toMatchObject({
    results: [
      { statusCode: 400, result: [{ errorCode: 'INVALID_TYPE' }] },
      { statusCode: 200, result: { preferencesId: 'Account.Cases' } },
    ],
  })
})

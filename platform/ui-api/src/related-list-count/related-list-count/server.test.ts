import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallWorld, openCallWorld } from '../../testing/call-world'
import type { RelatedListCountRepresentation } from './contract'

let calls: CallWorld
let accountId = ''
let bills = 0

beforeAll(async () => {
  calls = await openCallWorld()
  const [row] = await calls.rows<{ id: string; bills: string }>(`
    select a."Id" as id, count(*) as bills
    from record."Account" a
    join record."User" u on u."ContactId" = a."ContactId" and u."Username" = 'dana.whitcombe@example.com'
    join record."Bill__c" b on b."Account__c" = a."Id"
    group by a."Id" order by a."Id" limit 1`)
  accountId = row?.id ?? ''
  bills = Number(row?.bills)
}, 120_000)

afterAll(() => calls.world.close())

test('all records are counted that the viewer sees', async () => {
  expect(bills).toBeGreaterThan(2)
  const { body } = await calls.call(
    'customer',
    'GET',
    `/related-list-count/${accountId.slice(0, 15)}/bills__r`,
  )
  expect(body).toEqual({
    count: bills,
    hasMore: false,
    listReference: {
      id: null,
      inContextOfRecordId: accountId,
      listViewApiName: null,
      objectApiName: null,
      parentObjectApiName: 'Account',
      recordTypeId: null,
      relatedListId: 'Bills__r',
      type: 'relatedList',
    },
  })
})

test('counting stops at the limit and says whether there are more', async () => {
  const countTo = async (max: number) => {
    const path = `/related-list-count/${accountId}/Bills__r?maxCount=${max}`
    const { count, hasMore } = (await calls.call('customer', 'GET', path))
      .body as RelatedListCountRepresentation
    return [count, hasMore]
  }
  expect(await countTo(bills - 1)).toEqual([bills - 1, true])
  expect(await countTo(bills)).toEqual([bills, false])
})

test('a batch counts each list, in the order asked for', async () => {
  const path = `/related-list-count/batch/${accountId}/Nothings,Bills__r,Orders`
  const { status, body } = await calls.call('customer', 'GET', path)
  const [orders] = await calls.rows<{ count: string }>(
    `select count(*) from record."Order" where "AccountId" = $1`,
    [accountId],
  )
  expect([status, body]).toMatchObject([
    200,
    {
      results: [
        { statusCode: 400, result: [{ errorCode: 'INVALID_TYPE' }] },
        { statusCode: 200, result: { count: bills } },
        { statusCode: 200, result: { count: Number(orders?.count) } },
      ],
    },
  ])
})

test('a range is named as the platform names it', async () => {
  const { body } = await calls.call(
    'customer',
    'GET',
    `/related-list-count/${accountId}/Bills__r?maxCount=2000`,
  )
  expect(body).toEqual([
    {
      errorCode: 'NUMBER_OUTSIDE_VALID_RANGE',
      message: 'maxSize parameter must be between 1 and 1999',
    },
  ])
})

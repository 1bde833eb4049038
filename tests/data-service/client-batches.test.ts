import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import {
  fieldName,
  getListRecordsByName,
  getObjectInfo,
  getObjectInfos,
  getRecord,
  getRecordAvatars,
  getRecords,
  getRelatedListCount,
  getRelatedListRecords,
  getRelatedListRecordsBatch,
  getRelatedListsCount,
} from '@porchlight/ui-api/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoFixtureWorld, openFixtureWorld } from './demo-fixture-world'
import { openClient } from './in-process-client'

let world: TestWorld
let demo: DemoFixtureWorld
let token: string

beforeAll(async () => {
  world = await createTestWorld()
  demo = await openFixtureWorld(world)
  token = await world.tokenOf('admin@example.com')
})

afterAll(async () => {
  await world.close()
})

/** Returns that many ids of an object's records. */
async function someIds(objectApiName: string, count: number): Promise<readonly string[]> {
  const { rows } = await world.context.pool.query<{ readonly Id: string }>(
    `select "Id" from record."${objectApiName}" order by "Id" limit ${count}`,
  )
  return rows.map(({ Id }) => Id)
}

const statusesOf = (snapshot: unknown) =>
  (snapshot as { data: { results: { statusCode: number }[] } }).data.results.map(
    ({ statusCode }) => statusCode,
  )

test('twenty components over five records and three sets of fields make one call in a tick', async () => {
  const { dataService, takeRequests, settle } = openClient(world, token)
  const ids = await someIds('Case', 5)
  const fieldSets = [
    ['Case.Subject'],
    ['Case.Status', 'Case.Contact.Name'],
    ['Case.CaseNumber', 'Case.Subject'],
  ] as const
  const notified: (readonly [string, readonly string[]])[] = []
  for (let component = 0; component < 20; component += 1) {
    const recordId = ids[component % 5] ?? ''
    const fields = fieldSets[component % 3] ?? []
    dataService.subscribe(getRecord, { recordId, fields }, (snapshot) => {
      const data = 'data' in snapshot ? snapshot.data : null
      notified.push([data?.id ?? '', Object.keys(data?.fields ?? {}).sort()])
    })
  }
  await settle()
  expect(takeRequests()).toHaveLength(1)
  expect(notified).toHaveLength(20)
  expect(new Set(notified.map(([id]) => id))).toEqual(new Set(ids))
  expect(new Set(notified.map(([, names]) => names.join()))).toEqual(
    new Set(['Subject', 'Contact,Status', 'CaseNumber,Subject']),
  )
})

test('records of several objects share a call, each with its own fields', async () => {
  const { dataService, takeRequests } = openClient(world, token)
  const [account = ''] = await someIds('Account', 1)
  const [order = ''] = await someIds('Order', 1)
  const results = await Promise.all([
    dataService.read(getRecord, { recordId: account, fields: ['Account.Name'] }),
    dataService.read(getRecord, { recordId: order, fields: ['Order.Status'] }),
    dataService.read(getRecord, { recordId: demo.unknown('Order'), fields: ['Order.Status'] }),
    dataService.read(getRecord, { recordId: account, fields: [fieldName('Account.Nothing__c')] }),
  ])
  expect(results).toMatchObject([
    { state: 'Fulfilled', data: { apiName: 'Account' } },
    { state: 'Fulfilled', data: { apiName: 'Order' } },
    { state: 'Error', error: { status: 404 } },
    { state: 'Error', error: { status: 400, body: [{ errorCode: 'INVALID_FIELD' }] } },
  ])
  const [first, ...others] = takeRequests()
  expect(first).toMatch(/^GET \/ui-api\/records\/batch\//)
  // The unknown field is reported to the reader who requested it: together, and then by each alone.
  expect(others.every((request) => request.includes(`/records/${account}?`))).toBe(true)
})

test('hundreds of records go in as many calls as addresses need, and all arrive', async () => {
  const { dataService, takeRequests } = openClient(world, token)
  const ids = await someIds('Usage__c', 400)
  const results = await Promise.all(
    ids.map((recordId) => dataService.read(getRecord, { recordId, fields: ['Usage__c.Name'] })),
  )
  expect(results.filter(({ state }) => state === 'Fulfilled')).toHaveLength(ids.length)
  expect(takeRequests()).toHaveLength(Math.ceil(ids.length / 185))
})

test('a record that came in a batch is the record that is read alone, and the other way round', async () => {
  const { dataService, takeRequests } = openClient(world, token)
  const [first = '', second = ''] = await someIds('Case', 2)
  const fields = ['Case.Subject'] as const
  await dataService.read(getRecords, { records: [{ recordIds: [first, second], fields }] })
  takeRequests()
  expect(dataService.read(getRecord, { recordId: first, fields })).toMatchObject({ state: 'Fulfilled' })
  expect(dataService.read(getRecords, { records: [{ recordIds: [second], fields }] })).toMatchObject({
    data: { hasErrors: false, results: [{ statusCode: 200, result: { id: second } }] },
  })
  expect(takeRequests()).toEqual([])
})

test('an item that is not found is absent, one that is refused is an error for its own lifetime', async () => {
  const { dataService, clock, takeRequests } = openClient(
    world,
    await world.tokenOf('dana.whitcombe@example.com'),
  )
  const recordIds = [demo.own('Case'), demo.foreign('Case'), demo.own('Account')]
  const config = {
    records: [{ recordIds, fields: [fieldName('Case.Subject'), fieldName('Account.Nothing__c')] }],
  }
  expect(statusesOf(await dataService.read(getRecords, config))).toEqual([200, 400])
  clock.now += 30_000
  expect(statusesOf(await dataService.read(getRecords, config))).toEqual([200, 400])
  expect(takeRequests()).toHaveLength(1)
  clock.now += 1
  await dataService.read(getRecords, config)
  expect(takeRequests()).toHaveLength(1)
})

test('object infos, counts and pages of related lists are shared between batches and single reads', async () => {
  const { dataService, takeRequests } = openClient(world, token)
  const [parentRecordId = ''] = await someIds('Account', 1)
  const bills = { relatedListId: 'Bills__r', fields: ['Bill__c.Name'], pageSize: 2 } as const
  await dataService.read(getObjectInfos, { objectApiNames: ['Case', 'Order'] })
  await dataService.read(getRelatedListsCount, { parentRecordId, relatedListNames: ['Cases', 'Bills__r'] })
  await dataService.read(getRelatedListRecordsBatch, {
    parentRecordId,
    relatedListParameters: [bills, { relatedListId: 'Cases' }, { relatedListId: 'Nothings' }],
  })
  expect(takeRequests()).toHaveLength(3)
  for (const read of [
    dataService.read(getObjectInfo, { objectApiName: 'Order' }),
    dataService.read(getRelatedListCount, { parentRecordId, relatedListId: 'Bills__r' }),
    dataService.read(getRelatedListRecords, { parentRecordId, ...bills }),
    dataService.read(getRelatedListRecords, { parentRecordId, ...bills, pageSize: 1 }),
  ]) {
    expect(read).toMatchObject({ state: 'Fulfilled' })
  }
  expect(takeRequests()).toEqual([])
})

test('an avatar of an unknown type, or of an unknown status, is an error that says what was expected', async () => {
  const { dataService, answers } = openClient(world, token)
  const [recordId = ''] = await someIds('Case', 1)
  const results = [
    { statusCode: 200, result: { type: 'Sound' } },
    { statusCode: 418, result: [] },
    { statusCode: 200, result: { type: 7 } },
  ]
  const messages: unknown[] = []
  for (const item of results) {
    answers.push({ status: 200, statusText: '', ok: true, headers: {}, body: { results: [item] } })
    const snapshot = await dataService.read(getRecordAvatars, { recordIds: [recordId] })
    messages.push('error' in snapshot ? snapshot.error.body : snapshot.state)
  }
  expect(messages).toMatchObject([
    [
      {
        message:
          'The discriminator value "Sound" is invalid, expected one of Photo, Theme (at "results.0.result.type")',
      },
    ],
    [
      {
        message:
          'The discriminator value "418" is invalid, expected one of 200, 400, 404 (at "results.0.statusCode")',
      },
    ],
    [{ message: 'Expected "string" but received "number" (at "results.0.result.type")' }],
  ])
})

test('a list that is paged through with its own tokens holds each record once, and resumes where it must', async () => {
  const { dataService, takeRequests } = openClient(world, token)
  const list = { objectApiName: 'Case', listViewApiName: 'AllCases' }
  const seen: string[] = []
  let pageToken = null as string | null
  do {
    const place: { readonly pageToken?: string } = pageToken === null ? {} : { pageToken }
    const snapshot = await dataService.read(getListRecordsByName, { ...list, pageSize: 40, ...place })
    if (!('data' in snapshot)) throw new TypeError(`expected data, got ${snapshot.state}`)
    seen.push(...snapshot.data.records.map(({ id }) => id))
    pageToken = snapshot.data.nextPageToken
  } while (pageToken !== null)
  expect(new Set(seen).size).toBe(seen.length)
  expect(takeRequests()).toHaveLength(Math.ceil(seen.length / 40))
  const whole = await dataService.read(getListRecordsByName, { ...list, pageSize: 2000 })
  expect('data' in whole ? whole.data.records.map(({ id }) => id) : null).toEqual(seen)
  expect(takeRequests()).toEqual([])
  const middle = await dataService.read(getListRecordsByName, { ...list, pageSize: 7, pageToken: '37' })
  expect('data' in middle ? middle.data.records.map(({ id }) => id) : null).toEqual(seen.slice(37, 44))
})

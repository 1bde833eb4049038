import { DataServiceError, type WriteAdapter } from '@porchlight/data-service'
import * as hooks from '@porchlight/data-service-react'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import * as client from '@porchlight/ui-api/client'
import type { FixtureWorld } from '@porchlight/ui-api/fixtures'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DemoFixtureWorld, openFixtureWorld } from './demo-fixture-world'
import { failure, openClient } from './in-process-client'

type AnyWrite = WriteAdapter<unknown, unknown, unknown>

/** The input that a write adapter is tested with. */
interface WriteAdapterCase {
  readonly adapter: string
  readonly valid: (world: FixtureWorld) => unknown
  readonly invalid: readonly unknown[]
  /** The message for invalid inputs, where it is not the usual one. */
  readonly message?: string
}

const allCases = { objectApiName: 'Case', listViewApiName: 'AllCases' }
const contactId = '003000000000001AAA'
const file = new Blob(['%PDF-1.4\n%%EOF'], { type: 'application/pdf' })

const cases: readonly WriteAdapterCase[] = [
  {
    adapter: 'createRecord',
    valid: () => ({ apiName: 'Case', fields: { Subject: 'Meter' } }),
    invalid: [null, {}, { apiName: ' ', fields: {} }, { apiName: 'Case' }, { apiName: 'Case', fields: [] }],
  },
  {
    adapter: 'updateRecord',
    valid: ({ own }) => ({ fields: { Id: own('Contact'), MobilePhone: '(713) 555-0121' } }),
    invalid: [null, 'fields', {}, { fields: 7 }, { fields: null }],
    message: 'Invalid recordInput',
  },
  {
    adapter: 'updateRecord',
    valid: ({ own }) => ({ fields: { Id: own('Contact') }, ifUnmodifiedSince: '2026-11-20T10:00:00.000Z' }),
    invalid: [{ fields: { MobilePhone: '(713) 555-0121' } }, { fields: { Id: 'x' } }],
  },
  { adapter: 'deleteRecord', valid: ({ own }) => own('Case'), invalid: [undefined, 7, 'x'] },
  {
    adapter: 'executeBatchRecordOperations',
    valid: () => ({ allOrNone: true, operations: [] }),
    invalid: [
      { operations: [] },
      { allOrNone: 'yes', operations: [] },
      { allOrNone: true },
      { allOrNone: true, operations: [{ type: 'MERGE', records: [] }] },
      { allOrNone: true, operations: [{ type: 'create' }] },
      { allOrNone: true, operations: [], useDefaultRule: 'yes' },
    ],
  },
  {
    adapter: 'createContentDocumentAndVersion',
    valid: () => ({ fileData: file, title: 'Lease' }),
    invalid: [{}, { fileData: 'text' }, { fileData: null }],
  },
  {
    adapter: 'createContentVersion',
    valid: ({ own }) => ({ contentDocumentId: own('ContentDocument'), fileData: file }),
    invalid: [{ fileData: file }, { contentDocumentId: '069000000000001AAA' }],
  },
  {
    adapter: 'createListInfo',
    valid: () => ({ ...allCases, listViewApiName: 'Mine_Now', label: 'Mine now' }),
    invalid: [
      { objectApiName: 'Case', label: 'Mine' },
      { ...allCases, label: 7 },
      { ...allCases, label: 'L', filteredByInfo: [{ fieldApiName: 'Status', operator: 'Equals' }] },
      { ...allCases, label: 'L', scope: { entityId: null } },
    ],
  },
  {
    adapter: 'updateListInfoByName',
    valid: () => ({ ...allCases, label: 'All' }),
    invalid: [{ objectApiName: 'Case' }, { ...allCases, displayColumns: 'Subject' }],
  },
  { adapter: 'deleteListInfo', valid: () => allCases, invalid: [{}, { objectApiName: 'Case' }] },
  {
    adapter: 'updateListPreferences',
    valid: () => ({ ...allCases, columnWidths: { CaseNumber: 100 } }),
    invalid: [
      { objectApiName: 'Case' },
      { ...allCases, columnWidths: { CaseNumber: 1.5 } },
      { ...allCases, columnWrap: { CaseNumber: 'yes' } },
      { ...allCases, orderedBy: [{ fieldApiName: 'CaseNumber' }] },
    ],
  },
  {
    adapter: 'updateLayoutUserState',
    valid: () => ({ objectApiName: 'Case', recordTypeId: '012000000000000AAA', sectionUserStates: {} }),
    invalid: [
      null,
      { recordTypeId: '012000000000000AAA', sectionUserStates: {} },
      { objectApiName: 'Case', recordTypeId: '012000000000000AAA' },
      { objectApiName: 'Case', recordTypeId: '012000000000000AAA', sectionUserStates: { a: 'collapsed' } },
    ],
    message: '@wire(updateLayoutUserState) invalid configuration',
  },
  {
    adapter: 'updateRecordAvatar',
    valid: ({ own }) => ({ recordId: own('Account'), type: 'Theme' }),
    invalid: [undefined, { type: 'Photo' }, { recordId: 'x', type: 'Photo' }],
    message: 'updateRecordAvatar invalid configuration',
  },
  {
    adapter: 'updateRecordAvatar',
    valid: ({ own }) => ({ recordId: own('Account'), type: 'Theme' }),
    invalid: [{ recordId: contactId, type: 'Sound' }, { recordId: contactId }],
    message: 'Unsupported avatar type',
  },
  {
    adapter: 'updateUserNavItems',
    valid: () => ({ appId: 'Customer_Portal', navItems: [] }),
    invalid: [
      { navItems: [] },
      { appId: 'Customer_Portal' },
      { appId: 'Customer_Portal', navItems: ['Case'] },
    ],
  },
  {
    adapter: 'updateRelatedListInfo',
    valid: () => ({ parentObjectApiName: 'Account', relatedListId: 'Cases', orderedByInfo: null }),
    invalid: [
      { parentObjectApiName: 'Account' },
      { parentObjectApiName: 'Account', relatedListId: 'Cases', orderedByInfo: [{ fieldApiName: 'Status' }] },
    ],
  },
  {
    adapter: 'updateRelatedListPreferences',
    valid: () => ({ preferencesId: 'Account.Cases', orderedBy: null }),
    invalid: [{}, { preferencesId: 'Account.Cases', columnWidths: { Status: 'wide' } }],
  },
  {
    adapter: 'performQuickAction',
    valid: ({ own }) => ({
      actionApiName: 'Case.Reply',
      contextId: own('Case'),
      fields: { CommentBody: 'Hi.' },
    }),
    invalid: [null, {}, { actionApiName: 'Case.Reply', contextId: 'x' }, { actionApiName: 'A', fields: 7 }],
  },
  {
    adapter: 'performUpdateRecordQuickAction',
    valid: ({ own }) => ({ actionApiName: 'Case.Reply', contextId: own('Case'), fields: {} }),
    invalid: [{ actionApiName: 'Case.Reply' }],
  },
]

let world: TestWorld
let demo: DemoFixtureWorld
let token: string

beforeAll(async () => {
  world = await createTestWorld()
  demo = await openFixtureWorld(world)
  token = await world.tokenOf('dana.whitcombe@example.com')
})

afterAll(async () => {
  await world.close()
})

const writeAdapters = new Map(
  Object.entries(client).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && 'resourceRequest' in value && !('select' in value)
      ? [[name, value as AnyWrite]]
      : [],
  ),
)

function adapterOf(name: string): AnyWrite {
  const adapter = writeAdapters.get(name)
  if (adapter === undefined) throw new TypeError(`There is no adapter ${name}.`)
  return adapter
}

test('every write adapter has a case, and a hook', () => {
  expect([...new Set(cases.map(({ adapter }) => adapter))].sort()).toEqual([...writeAdapters.keys()].sort())
  for (const name of writeAdapters.keys()) {
    expect(hooks).toHaveProperty(`use${name.charAt(0).toUpperCase()}${name.slice(1)}`)
  }
})

describe.each(cases)('$adapter', ({ adapter, valid, invalid, message }) => {
  test('refuses inputs that are not valid in the specified words, before anything is sent', async () => {
    const { dataService, takeRequests } = openClient(world, token)
    for (const input of invalid) {
      const refused = dataService.write(adapterOf(adapter), input)
      await expect(refused).rejects.toBeInstanceOf(DataServiceError)
      await expect(refused).rejects.toThrow(message ?? `Invalid config for "${adapter}"`)
    }
    expect(takeRequests()).toEqual([])
  })

  test('throws what the server refuses it with, frozen', async () => {
    const { dataService, answers, takeRequests } = openClient(world, token)
    answers.push(failure(500))
    const refusal: unknown = await dataService
      .write(adapterOf(adapter), valid(demo))
      .catch((error: unknown) => error)
    expect(refusal).toMatchObject({
      status: 500,
      errorType: 'fetchResponse',
      body: [{ errorCode: 'FAILED' }],
    })
    expect(Object.isFrozen(refusal)).toBe(true)
    expect(Object.isFrozen((refusal as { readonly body: unknown }).body)).toBe(true)
    expect(takeRequests()).toHaveLength(1)
  })
})

const contact = (id: string) => ({ recordId: id, fields: 'Contact.MobilePhone' }) as const

test('an optimistic change of a record is shown at once, kept when it is made and taken back when it is refused', async () => {
  const { dataService, answers, settle } = openClient(world, token)
  const id = demo.own('Contact')
  const shown: unknown[] = []
  dataService.subscribe(client.getRecord, contact(id), (snapshot) =>
    shown.push('data' in snapshot ? snapshot.data.fields.MobilePhone?.value : snapshot.state),
  )
  await settle()
  shown.length = 0
  const write = (MobilePhone: string) =>
    dataService.write(client.updateRecord, { fields: { Id: id, MobilePhone } }, { optimistic: true })
  const made = write('(713) 555-0122')
  expect(shown).toEqual(['(713) 555-0122'])
  await made
  await settle()
  expect(shown.at(-1)).toBe('(713) 555-0122')
  answers.push(failure(400))
  const refused = write('(713) 555-0123')
  expect(shown.at(-1)).toBe('(713) 555-0123')
  await expect(refused).rejects.toMatchObject({ status: 400 })
  expect(shown.at(-1)).toBe('(713) 555-0122')
})

test('a record that is being made heads the lists that it is shown in, until the server has made it', async () => {
  const { dataService, settle } = openClient(world, token)
  const config = {
    objectApiName: 'Case',
    listViewApiName: 'AllCases',
    fields: ['Case.Subject'],
    pageSize: 3,
  } as const
  const shown: unknown[] = []
  dataService.subscribe(client.getListRecordsByName, config, (snapshot) =>
    shown.push('data' in snapshot ? snapshot.data.records[0]?.fields.Subject?.value : snapshot.state),
  )
  await settle()
  const made = dataService.write(
    client.createRecord,
    {
      apiName: 'Case',
      fields: {
        Subject: 'Meter reads backwards',
        Description: 'Since May.',
        ContactId: demo.own('Contact'),
      },
    },
    { optimistic: true, showIn: [{ adapter: client.getListRecordsByName, config }] },
  )
  expect(shown.at(-1)).toBe('Meter reads backwards')
  const record = await made
  await settle()
  expect(record?.fields.Subject?.value).toBe('Meter reads backwards')
  const list = await dataService.read(client.getListRecordsByName, { ...config, pageSize: 200 })
  expect('data' in list ? list.data.records.filter(({ id }) => id === record?.id) : []).toHaveLength(1)
})

test('an update that is answered without a body evicts the record, and a creation gives nothing', async () => {
  const { dataService, answers, takeRequests } = openClient(world, token)
  const id = demo.own('Contact')
  await dataService.read(client.getRecord, contact(id))
  answers.push({ status: 204, statusText: '', ok: true, headers: {}, body: undefined })
  expect(await dataService.write(client.updateRecord, { fields: { Id: id } })).toBeNull()
  expect(await dataService.read(client.getRecord, contact(id))).toMatchObject({ state: 'Fulfilled' })
  answers.push({ status: 204, statusText: '', ok: true, headers: {}, body: undefined })
  expect(await dataService.write(client.createRecord, { apiName: 'Case', fields: {} })).toBeNull()
  expect(takeRequests().map((request) => request.split(' ')[0])).toEqual(['GET', 'PATCH', 'GET', 'POST'])
})

test('lists and counts that a write touches are read again', async () => {
  const { dataService, settle, takeRequests } = openClient(world, token)
  const parentRecordId = demo.own('Account')
  const counts: number[] = []
  dataService.subscribe(
    client.getRelatedListCount,
    { parentRecordId, relatedListId: 'Cases' },
    (snapshot) => {
      if ('data' in snapshot) counts.push(snapshot.data.count)
    },
  )
  await settle()
  takeRequests()
  await dataService.write(client.createRecord, {
    apiName: 'Case',
    fields: {
      Subject: 'One more',
      Description: 'Of the same.',
      AccountId: parentRecordId,
      ContactId: demo.own('Contact'),
    },
  })
  await settle()
  const [before = 0, after] = counts
  expect(after).toBe(before + 1)
})

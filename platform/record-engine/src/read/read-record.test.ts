import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  admin,
  advisor,
  customer,
  errorOf,
  guest,
  openTestWorld,
  type TestWorld,
  testId,
} from '../testing/test-world'

const accountId = testId('001', 1)
const orphanId = testId('001', 2)

describe('readRecord', () => {
  let world: TestWorld
  beforeAll(async () => {
    world = await openTestWorld()
    await world.load([
      { objectApiName: 'User', id: testId('005', 1), fields: { Name: 'Iris Quill' } },
      { objectApiName: 'Vault__c', id: testId('a08', 1), fields: { Name: 'Vault' } },
      {
        objectApiName: 'Contact',
        id: testId('003', 1),
        fields: { FirstName: 'Ada', LastName: 'Marsh', Brand__c: 'first' },
      },
      {
        objectApiName: 'Account',
        id: accountId,
        fields: {
          Name: '12 Fern Row',
          ContactId: testId('003', 1),
          Vault__c: testId('a08', 1),
          Brand__c: 'second',
          Status__c: 'Active',
          Balance__c: 1234.5,
          Opened__c: '2026-03-04',
          LastModifiedById: testId('005', 1),
        },
      },
      { objectApiName: 'Account', id: orphanId, fields: { Name: '13 Fern Row', Brand__c: 'first' } },
    ])
  })
  afterAll(() => world.close())

  const read = (viewer: Parameters<TestWorld['engine']['readRecord']>[0], id: string, ...fields: string[]) =>
    world.engine.readRecord(viewer, id, { fields, optionalFields: [] })

  it('answers the whole envelope, with names in declared case and display values by type', async () => {
    const record = await read(customer(1), accountId, 'name', 'BALANCE__C', 'Status__c', 'Opened__c')
    expect(record).toEqual({
      apiName: 'Account',
      childRelationships: {},
      eTag: expect.stringMatching(/^[0-9a-f]{32}$/),
      fields: {
        Balance__c: { displayValue: '$1,234.50', value: 1234.5 },
        Name: { displayValue: null, value: '12 Fern Row' },
        Opened__c: { displayValue: 'March 4, 2026', value: '2026-03-04' },
        Status__c: { displayValue: 'Active label', value: 'Active' },
      },
      id: accountId,
      lastModifiedById: testId('005', 1),
      lastModifiedDate: '2026-11-20T12:00:00.000Z',
      recordTypeId: '012000000000000AAA',
      recordTypeInfo: null,
      systemModstamp: '2026-11-20T12:00:00.000Z',
      weakEtag: Date.parse('2026-11-20T12:00:00.000Z'),
    })
    expect(Object.keys(record?.fields ?? {})).toEqual(['Balance__c', 'Name', 'Opened__c', 'Status__c'])
  })

  it('nests a spanned record with its id and name, and shows it by its name', async () => {
    const record = await read(customer(1), accountId, 'contact.firstname')
    expect(record?.fields.Contact).toEqual({
      displayValue: 'Ada Marsh',
      value: expect.objectContaining({
        apiName: 'Contact',
        id: testId('003', 1),
        fields: {
          FirstName: { displayValue: null, value: 'Ada' },
          Id: { displayValue: null, value: testId('003', 1) },
          Name: { displayValue: null, value: 'Ada Marsh' },
        },
      }),
    })
    expect(Object.keys(record?.fields ?? {})).toEqual(['Contact'])
  })

  it('shows a missing parent and one that the viewer may not see as the same nothing', async () => {
    const nothing = { displayValue: null, value: null }
    const missing = await read(admin, orphanId, 'Contact.Name')
    const unseen = await read(advisor('second'), accountId, 'Contact.Name')
    expect(missing?.fields.Contact).toEqual(nothing)
    expect(unseen?.fields.Contact).toEqual(nothing)
  })

  it('has no way through a record of an object that the viewer cannot reach', async () => {
    const unreachable = await errorOf(read(customer(1), accountId, 'Vault__r.Id'))
    const unknown = await errorOf(read(customer(1), accountId, 'Fault__r.Id'))
    expect(unreachable).toMatchObject({ key: 'unknownField' })
    expect(String(unknown).replace('Fault', 'Vault')).toBe(String(unreachable))
    expect((await read(admin, accountId, 'Vault__r.Id'))?.fields.Vault__r).toMatchObject({
      displayValue: 'Vault',
    })
  })

  it('leaves optional fields out when they do not exist or may not be read', async () => {
    const optionalFields = [
      'Secret__c',
      'Nonsense',
      'Contact.Brand__c',
      'Vault__r.Name',
      'Name',
      '',
      '.',
      'Name.Name',
    ]
    const record = await world.engine.readRecord(customer(1), accountId, { fields: [], optionalFields })
    expect(Object.keys(record?.fields ?? {})).toEqual(['Name'])
  })

  it('refuses to span more than five relationships, whether or not they exist', async () => {
    const deep = (hops: number, end: string) => [...Array(hops).fill('Parent__r'), end].join('.')
    const id = testId('a00', 99)
    await expect(read(admin, id, deep(5, 'Name'))).resolves.toBeNull()
    for (const field of [deep(6, 'Name'), deep(6, 'Nonsense'), deep(400, 'Name')]) {
      expect(await errorOf(read(admin, id, field))).toMatchObject({ key: 'spanTooDeep' })
      const optional = world.engine.readRecord(admin, id, { fields: [], optionalFields: [field] })
      expect(await errorOf(optional)).toMatchObject({ key: 'spanTooDeep' })
    }
  })

  it('gives one null for a foreign record, an unknown one and an id of no object', async () => {
    expect(await read(customer(2), accountId, 'Name')).toBeNull()
    expect(await read(customer(2), testId('001', 999), 'Name')).toBeNull()
    expect(await read(customer(2), testId('zzz', 1), 'Name')).toBeNull()
    expect(await read(guest, accountId, 'Name')).toBeNull()
  })

  it('changes the eTag when what it shows changes, and only then', async () => {
    const first = await read(admin, accountId, 'Name', 'Contact.Name')
    expect((await read(admin, accountId, 'Contact.Name', 'Name'))?.eTag).toBe(first?.eTag)
    const spanish = await read({ ...admin, language: 'es' }, accountId, 'Name', 'Contact.Name')
    expect(spanish?.eTag).not.toBe(first?.eTag)
    await world.engine.updateRecord(admin, testId('003', 1), { fields: { FirstName: 'Ada Jo' } })
    const after = await read(admin, accountId, 'Name', 'Contact.Name')
    expect(after?.eTag).not.toBe(first?.eTag)
    expect(after?.weakEtag).toBe(first?.weakEtag)
  })

  it('reads many records of several objects in the order asked for, with null for each that is missing', async () => {
    const ids = [testId('003', 1), testId('001', 999), accountId, testId('003', 1), 'zzz000000000000AAA']
    const records = await world.engine.readRecords(customer(1), ids, { fields: ['Name'], optionalFields: [] })
    expect(records.map((record) => record?.id ?? null)).toEqual([ids[0], null, accountId, ids[0], null])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admin, errorOf, openTestWorld, type TestWorld, testId } from '../testing/test-world'

describe('loadRecords', () => {
  let world: TestWorld
  beforeAll(async () => {
    world = await openTestWorld()
  })
  afterAll(() => world.close())

  const read = (id: string, ...fields: string[]) =>
    world.engine.readRecord(admin, id, { fields, optionalFields: [] })

  it('loads records in any order and any state, with defaults, derived values and moments', async () => {
    await world.load([
      {
        objectApiName: 'Account',
        id: testId('001', 1),
        fields: { Name: 'x', ContactId: testId('003', 1), Status__c: 'Closed', Balance__c: 12345678.91 },
      },
      {
        objectApiName: 'contact',
        id: testId('003', 1).slice(0, 15),
        fields: { FirstName: 'Ada', LastName: 'Marsh', CreatedDate: '2024-02-03T04:05:06.007Z' },
      },
    ])
    const account = await read(
      testId('001', 1),
      'Status__c',
      'Balance__c',
      'Contact.Name',
      'Contact.CreatedDate',
    )
    expect(account?.fields).toMatchObject({
      Balance__c: { value: 12345678.91 },
      Contact: {
        displayValue: 'Ada Marsh',
        value: { fields: { CreatedDate: { value: '2024-02-03T04:05:06.007Z' } } },
      },
      Status__c: { value: 'Closed' },
    })
  })

  it('loads more records than one statement carries', async () => {
    const records = Array.from({ length: 2_345 }, (_, index) => ({
      objectApiName: 'Vault__c',
      id: testId('a08', index),
      fields: { Name: `Vault ${index}` },
    }))
    await world.load(records)
    const { rows } = await world.pool.query('select count(*) from record."Vault__c"')
    expect(rows).toEqual([{ count: '2345' }])
  })

  it.each([
    ['a field that does not exist', 'Contact', testId('003', 9), { LastName: 'x', Nonsense: 1 }],
    ['a value of the wrong type', 'Account', testId('001', 9), { Name: 'x', Balance__c: 'lots' }],
    ['a required field without a value', 'Contact', testId('003', 9), { FirstName: 'x' }],
    ['an id of another object', 'Contact', testId('001', 9), { LastName: 'x' }],
    ['an object that does not exist', 'Nothing__c', testId('001', 9), {}],
  ])('loads nothing when there is %s, and names the record', async (_, objectApiName, id, fields) => {
    const good = { objectApiName: 'Contact', id: testId('003', 8), fields: { LastName: 'good' } }
    const error = await errorOf(world.load([good, { objectApiName, id, fields }]))
    expect(error).toMatchObject({ key: 'invalidFieldValue', message: expect.stringContaining(id) })
    expect(await read(good.id, 'Name')).toBeNull()
  })

  it('loads nothing when a reference leads nowhere', async () => {
    const orphan = { Name: 'x', ContactId: testId('003', 404) }
    await errorOf(world.load([{ objectApiName: 'Account', id: testId('001', 7), fields: orphan }]))
    expect(await read(testId('001', 7), 'Name')).toBeNull()
  })
})

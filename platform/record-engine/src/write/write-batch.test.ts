import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { WriteOperation, WriteResult } from '../record-engine'
import { admin, customer, errorOf, openTestWorld, type TestWorld, testId } from '../testing/test-world'

const contactId = testId('003', 1)
const accountIds = [testId('001', 1), testId('001', 2), testId('001', 3)] as const
const [firstId, secondId, thirdId] = accountIds
const foreignId = testId('001', 9)

describe('a batch of writes', () => {
  let world: TestWorld
  beforeAll(async () => {
    world = await openTestWorld()
  })
  afterAll(() => world.close())
  beforeEach(async () => {
    await world.pool.query(
      'truncate record."Usage__c", record."Account", record."Contact", record."User", feed.change_event',
    )
    await world.load([
      { objectApiName: 'Contact', id: contactId, fields: { LastName: 'Marsh' } },
      ...accountIds.map((id, index) => ({
        objectApiName: 'Account',
        id,
        fields: { Name: `Account ${index}`, Number__c: `N-${index}`, ContactId: contactId },
      })),
      { objectApiName: 'Account', id: foreignId, fields: { Name: 'Foreign', Number__c: 'N-9' } },
    ])
  })

  const write = (allOrNone: boolean, ...operations: readonly WriteOperation[]) =>
    world.engine.writeBatch(admin, { allOrNone, operations })
  const rename = (recordId: string, Name: string | null): WriteOperation => ({
    type: 'update',
    recordId,
    fields: { Name },
  })
  const create = (Name: string, Number__c: string): WriteOperation => ({
    type: 'create',
    objectApiName: 'Account',
    fields: { Name, Number__c },
  })
  const keysOf = (results: readonly WriteResult[]) =>
    results.map((result) => (result.kind === 'written' ? 'written' : result.error.key))
  const names = async () => {
    const { rows } = await world.pool.query<{ Name: string }>(
      'select "Name" from record."Account" order by "Number__c", "Name"',
    )
    return rows.map((row) => row.Name)
  }
  const eventCount = async () => (await world.pool.query('select 1 from feed.change_event')).rowCount
  const asLoaded = ['Account 0', 'Account 1', 'Account 2', 'Foreign']

  it('creates, changes and deletes in the order given, and tells the id of each', async () => {
    const results = await write(true, create('New', 'N-3'), rename(firstId, 'Renamed'), {
      type: 'delete',
      recordId: secondId,
    })
    expect(results).toMatchObject([
      { kind: 'written', recordId: expect.stringMatching(/^001\w{15}$/) },
      { kind: 'written', recordId: firstId },
      { kind: 'written', recordId: secondId },
    ])
    expect(await names()).toEqual(['Renamed', 'Account 2', 'New', 'Foreign'])
    expect(await eventCount()).toBe(3)
  })

  it.each([
    ['a rule', rename(secondId, null), 'requiredFieldMissing'],
    ['a constraint', create('Twin', 'N-0'), 'duplicateValue'],
    ['a missing record', rename(testId('001', 77), 'x'), 'notFound'],
    ['a record of no object', rename(testId('zzz', 1), 'x'), 'notFound'],
    ['a reference that is still used', { type: 'delete', recordId: contactId } as const, 'deleteFailed'],
    [
      'a version that is not the last',
      { type: 'update', recordId: secondId, fields: { Name: 'x' }, expected: { weakEtag: 1 } } as const,
      'modifiedSince',
    ],
  ])('with allOrNone writes nothing at all when %s refuses one', async (_, refused, key) => {
    const results = await write(true, rename(firstId, 'A'), refused, rename(thirdId, 'C'))
    expect(keysOf(results)).toEqual(['batchUndone', key, 'batchUndone'])
    expect(await names()).toEqual(asLoaded)
    expect(await eventCount()).toBe(0)
  })

  it('creates records of one object by one statement, as each would be created alone', async () => {
    const given = [
      { Name: 'Plain', Number__c: 'N-3' },
      { Name: 'Quotes "and" \\ {braces}, NULL', Number__c: 'N-4', ContactId: contactId, Balance__c: -12.5 },
      { Name: 'NULL', Number__c: 'N-5', Opened__c: '2026-01-31', Brand__c: 'first' },
    ]
    const results = await write(
      true,
      ...given.map((fields): WriteOperation => ({ type: 'create', objectApiName: 'Account', fields })),
      rename(firstId, 'Renamed'),
    )
    expect(keysOf(results)).toEqual(['written', 'written', 'written', 'written'])
    const ids = results.map((result) => (result.kind === 'written' ? result.recordId : ''))
    expect(new Set(ids).size).toBe(4)
    const commands = 'select distinct cmin from record."Account" where "Id" = any($1)'
    expect((await world.pool.query(commands, [ids.slice(0, 3)])).rowCount).toBe(1)
    for (const [index, fields] of given.entries()) {
      const alone = await world.engine.createRecord(admin, 'Account', {
        fields: { ...fields, Number__c: `alone ${index}` },
      })
      const rows = await world.pool.query(
        `select to_jsonb(r) - '{Id,Number__c}'::text[] as record, e.kind, e.changed_fields
         from record."Account" r join feed.change_event e on e.record_id = r."Id"
         where r."Id" = any($1)`,
        [[ids[index], alone]],
      )
      expect(rows.rowCount).toBe(2)
      expect(rows.rows[0]).toEqual(rows.rows[1])
    }
  })

  it('creates records of two objects, one after another', async () => {
    const results = await write(true, create('New', 'N-3'), {
      type: 'create',
      objectApiName: 'Contact',
      fields: { LastName: 'Marsh' },
    })
    expect(results.map((result) => (result.kind === 'written' ? result.recordId.slice(0, 3) : ''))).toEqual([
      '001',
      '003',
    ])
  })

  it('tells the first of several creations that is refused, and writes none of them', async () => {
    const results = await write(
      true,
      create('Good', 'N-3'),
      create('Twin', 'N-0'),
      create('Another twin', 'N-1'),
      { type: 'create', objectApiName: 'Account', fields: { Number__c: 'N-4' } },
    )
    expect(keysOf(results)).toEqual(['batchUndone', 'duplicateValue', 'batchUndone', 'batchUndone'])
    expect(await names()).toEqual(asLoaded)
    expect(await eventCount()).toBe(0)
  })

  it('without allOrNone writes all that is not refused', async () => {
    const results = await write(
      false,
      rename(firstId, 'A'),
      rename(secondId, null),
      create('Twin', 'N-0'),
      rename(thirdId, 'C'),
    )
    expect(keysOf(results)).toEqual(['written', 'requiredFieldMissing', 'duplicateValue', 'written'])
    expect(await names()).toEqual(['A', 'Account 1', 'C', 'Foreign'])
    expect(await eventCount()).toBe(2)
  })

  it('judges each write by what the viewer may do', async () => {
    const operations = [
      rename(firstId, 'Mine'),
      rename(foreignId, 'Not mine'),
      { type: 'delete', recordId: firstId },
      create('x', 'N-4'),
    ] as const
    const each = await world.engine.writeBatch(customer(1), { allOrNone: false, operations })
    expect(keysOf(each)).toEqual(['written', 'notFound', 'forbidden', 'forbidden'])
    expect(await names()).toEqual(['Mine', 'Account 1', 'Account 2', 'Foreign'])
  })

  it('deletes only the version that was last seen', async () => {
    const record = await world.engine.readRecord(admin, secondId, { fields: [], optionalFields: [] })
    const weakEtag = record?.weakEtag ?? 0
    const stale = await errorOf(world.engine.deleteRecord(admin, secondId, { weakEtag: weakEtag - 1 }))
    expect(stale).toMatchObject({ key: 'modifiedSince' })
    await world.engine.deleteRecord(admin, secondId, { weakEtag })
    expect(await names()).toEqual(['Account 0', 'Account 2', 'Foreign'])
  })

  it('takes 200 writes and refuses 201 before it writes one', async () => {
    const many = Array.from({ length: 201 }, (_each, index) => create(`Many ${index}`, `M-${index}`))
    expect(await errorOf(write(false, ...many))).toMatchObject({ key: 'tooManyValues' })
    expect(await names()).toHaveLength(4)
    expect(keysOf(await write(true, ...many.slice(1))).every((key) => key === 'written')).toBe(true)
    expect(await names()).toHaveLength(204)
    expect(await write(true)).toEqual([])
  })

  it('lets batches over the same records in opposite orders wait for one another', async () => {
    const rounds = Array.from({ length: 30 }, (_each, round) => {
      const ids = round % 2 === 0 ? accountIds : [...accountIds].reverse()
      return write(true, ...ids.map((id) => rename(id, `Round ${round}`)))
    })
    const results = await Promise.all(rounds)
    expect(new Set(results.flatMap(keysOf))).toEqual(new Set(['written']))
    const [first, second, third] = await names()
    expect([second, third]).toEqual([first, first])
  })
  it('lets batches over records of two objects in opposite orders wait for one another', async () => {
    const both = [
      { type: 'update', recordId: contactId, fields: { FirstName: 'Ada' } },
      rename(firstId, 'Both'),
    ] as const
    const rounds = Array.from({ length: 30 }, (_each, round) =>
      write(true, ...(round % 2 === 0 ? both : both.toReversed())),
    )
    expect(new Set((await Promise.all(rounds)).flatMap(keysOf))).toEqual(new Set(['written']))
  })

  it('fails where the database does, all or none, and where each stands alone for that one only', async () => {
    const operations = [rename(firstId, 'A'), rename(secondId, 'Broken'), create('C', 'N-3')]
    const creations = [create('Broken', 'N-4'), create('D', 'N-5')]
    await world.pool.query(`alter table record."Account" add constraint whole check ("Name" <> 'Broken')`)
    const together = [await errorOf(write(true, ...operations)), await errorOf(write(true, ...creations))]
    const each = await write(false, ...operations)
    await world.pool.query('alter table record."Account" drop constraint whole')
    for (const error of together)
      expect(error).toMatchObject({ key: 'internal', cause: { constraint: 'whole' } })
    expect(keysOf(each)).toEqual(['written', 'internal', 'written'])
    expect(await names()).toEqual(['A', 'Account 1', 'Account 2', 'C', 'Foreign'])
  })
})

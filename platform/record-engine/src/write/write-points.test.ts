import { fail } from '@porchlight/errors'
import type { Viewer } from '@porchlight/metadata'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { searchAudit } from '../audit/search-audit'
import { createRecordEngine } from '../create-record-engine'
import type { RecordEngine, WriteOperation } from '../record-engine'
import {
  admin,
  customer,
  errorOf,
  openTestWorld,
  system,
  type TestWorld,
  testId,
} from '../testing/test-world'
import { type WritePoint, writePoints } from './write-points'

const contactId = testId('003', 1)
const otherContactId = testId('003', 2)
const accountId = testId('001', 1)
const usageId = testId('a00', 1)

let world: TestWorld
let engine: RecordEngine
let points: WritePoint[] = []
/** Runs while a write is paused at a point. */
let meanwhile: (point: WritePoint) => Promise<unknown> = async () => undefined

beforeAll(async () => {
  world = await openTestWorld()
  const { pool, metadata, now, random, pageTokenSecret } = world.context
  engine = createRecordEngine({
    pool,
    metadata,
    now,
    random,
    pageTokenSecret,
    reached: async (point) => {
      points.push(point)
      await meanwhile(point)
    },
  })
})
afterAll(() => world.close())
beforeEach(async () => {
  meanwhile = async () => undefined
  await world.pool.query('truncate record."Usage__c", record."Account", record."Contact"')
  await world.load([
    { objectApiName: 'Contact', id: contactId, fields: { LastName: 'Marsh' } },
    { objectApiName: 'Contact', id: otherContactId, fields: { LastName: 'Field' } },
    {
      objectApiName: 'Account',
      id: accountId,
      fields: { Name: 'Own', Number__c: 'N-1', ContactId: contactId },
    },
    { objectApiName: 'Usage__c', id: usageId, fields: { Name: 'u', Account__c: accountId } },
  ])
  points = []
})

const rename = (Name: string, viewer: Viewer = admin) =>
  engine.updateRecord(viewer, accountId, { fields: { Name } })
const creation = (Name: string, Number__c: string): WriteOperation => ({
  type: 'create',
  objectApiName: 'Account',
  fields: { Name, Number__c },
})
const statement = ['before-write', 'after-write']
const takePoints = () => points.splice(0)

async function nameOf(recordId: string): Promise<unknown> {
  const record = await engine.readRecord(admin, recordId, { fields: ['Name'], optionalFields: [] })
  return record?.fields.Name?.value
}

describe('a write that nothing follows from', () => {
  it('is one statement, whether it creates, changes or deletes', async () => {
    const created = await engine.createRecord(system, 'Account', { fields: { Name: 'New' } })
    expect(takePoints()).toEqual(statement)
    await rename('Renamed', system)
    expect(takePoints()).toEqual(statement)
    await engine.deleteRecord(system, created)
    expect(takePoints()).toEqual(statement)
  })

  it('of staff is in one transaction with its audit, and leaves none where it is refused', async () => {
    const created = await engine.createRecord(admin, 'Account', { fields: { Name: 'New' } })
    await engine.updateRecord(admin, created, { fields: { Name: 'Renamed' } })
    await engine.deleteRecord(admin, created)
    expect(takePoints()).toEqual(Array(3).fill(writePoints).flat())
    expect(await errorOf(engine.updateRecord(admin, created, { fields: { Name: 'Late' } }))).toMatchObject({
      key: 'notFound',
    })
    meanwhile = async (point) => {
      if (point === 'before-commit') throw new Error('The process dies.')
    }
    expect(await errorOf(rename('Never'))).toMatchObject({ key: 'internal' })
    const entries = await searchAudit(world.pool, {}, { after: null, limit: 3 })
    const rows = entries.map(({ action, userId, recordId, changes }) => ({
      action,
      userId,
      recordId,
      name: changes.filter(({ fieldApiName }) => fieldApiName === 'Name'),
    }))
    const name = (before: string | null, after: string | null) => [{ fieldApiName: 'Name', before, after }]
    const entry = { userId: expect.stringMatching(/^005/), recordId: created }
    expect(rows.reverse()).toEqual([
      { ...entry, action: 'record-created', name: [] },
      { ...entry, action: 'record-changed', name: name('New', 'Renamed') },
      { ...entry, action: 'record-deleted', name: name('Renamed', null) },
    ])
  })

  it('is one statement in a transaction when it deletes the version that was last seen', async () => {
    const record = await engine.readRecord(admin, usageId, { fields: [], optionalFields: [] })
    await engine.deleteRecord(admin, usageId, { weakEtag: record?.weakEtag ?? 0 })
    expect(takePoints()).toEqual([...statement, 'before-commit', 'after-commit'])
    const gone = engine.deleteRecord(admin, usageId, { weakEtag: 1 })
    expect(await errorOf(gone)).toMatchObject({ key: 'notFound' })
  })

  it('marks the record as changed even when no field is given', async () => {
    const before = await engine.readRecord(admin, accountId, { fields: [], optionalFields: [] })
    await engine.updateRecord(admin, accountId, { fields: {} })
    const after = await engine.readRecord(admin, accountId, { fields: [], optionalFields: [] })
    expect((after?.weakEtag ?? 0) - (before?.weakEtag ?? 0)).toBe(1)
  })
})

describe('a batch', () => {
  const write = (...operations: readonly WriteOperation[]) =>
    engine.writeBatch(admin, { allOrNone: true, operations })

  it('creates two records by one statement, and one record by one', async () => {
    await write(creation('A', 'N-2'), creation('B', 'N-3'))
    expect(takePoints()).toEqual([...statement, 'before-commit', 'after-commit'])
    await write(creation('C', 'N-4'))
    expect(takePoints()).toEqual([...statement, 'before-commit', 'after-commit'])
  })

  it('of which one is refused is tried together once, then one after another up to that one', async () => {
    await write(creation('A', 'N-2'), creation('Twin', 'N-1'), creation('B', 'N-3'), creation('C', 'N-4'))
    expect(takePoints()).toEqual(['before-write', ...statement, 'before-write'])
  })
})

describe('a change that loses to others', () => {
  /** Whether another connection can lock the record immediately. */
  async function isFree(): Promise<boolean> {
    const client = await world.pool.connect()
    try {
      await client.query('begin')
      await client.query('select 1 from record."Account" where "Id" = $1 for update nowait', [accountId])
      return true
    } catch {
      return false
    } finally {
      await client.query('rollback')
      client.release()
    }
  }

  it('is tried three times without the record’s lock, then once with it, and gets through', async () => {
    const free: boolean[] = []
    meanwhile = async (point) => {
      if (point !== 'before-write') return
      free.push(await isFree())
      if (free.at(-1) !== true) return
      await world.pool.query(
        `update record."Account" set "SystemModstamp" = "SystemModstamp" + interval '1 second' where "Id" = $1`,
        [accountId],
      )
    }
    await rename('At last')
    expect(free).toEqual([true, true, true, false])
    expect(await nameOf(accountId)).toBe('At last')
  })

  it('is refused when each time the record was out of reach only while it was to be written', async () => {
    const giveTo = (owner: string) =>
      world.pool.query('update record."Account" set "ContactId" = $2 where "Id" = $1', [accountId, owner])
    meanwhile = async (point) => {
      if (point === 'before-write') await giveTo(otherContactId)
      if (point === 'after-write') await giveTo(contactId)
    }
    const change = engine.updateRecord(customer(1), usageId, { fields: { Remark__c: 'never' } })
    expect(await errorOf(change)).toMatchObject({ key: 'modifiedSince' })
    expect(takePoints().filter((point) => point === 'before-write')).toHaveLength(4)
    const { rows } = await world.pool.query('select "Remark__c" as remark from record."Usage__c"')
    expect(rows).toEqual([{ remark: null }])
  })
})

it('a constraint that is of no field is no one’s mistake: the database’s error is passed on', async () => {
  await world.pool.query('alter table record."Account" add constraint odd unique ("Secret__c")')
  const create = (Number__c: string) =>
    engine.createRecord(admin, 'Account', { fields: { Name: 'x', Number__c, Secret__c: 'same' } })
  await create('N-2')
  expect(await errorOf(create('N-3'))).toMatchObject({ key: 'internal', cause: { constraint: 'odd' } })
  await world.pool.query('alter table record."Account" drop constraint odd')
})

it('when no record may be created for now, a batch fails as a whole and as what it is', async () => {
  const { pool, metadata, now, random, pageTokenSecret } = world.context
  for (const key of ['internal', 'unavailable'] as const) {
    const closed = createRecordEngine({
      pool,
      metadata,
      now,
      random,
      pageTokenSecret,
      admitCreation: async () => {
        throw fail(key)
      },
    })
    for (const operations of [[creation('A', 'N-2')], [creation('A', 'N-2'), creation('B', 'N-3')]]) {
      const batch = closed.writeBatch(admin, { allOrNone: true, operations })
      expect(await errorOf(batch)).toMatchObject({ key })
    }
  }
})

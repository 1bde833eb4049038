import { allRecords, anyOf, defineObject, recordsWhere, type Viewer } from '@porchlight/metadata'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { searchAudit } from '../audit/search-audit'
import {
  admin,
  customer,
  errorOf,
  openTestWorld,
  system,
  type TestWorld,
  testId,
} from '../testing/test-world'

const label = { en: 'Note', es: 'Nota' }
const text = { dataType: 'String', label, length: 40 } as const
const everything = { read: 'all', create: 'all', update: 'all', delete: true } as const

/** Something that customers can also create, change and delete: something they named, or wrote. */
const note = defineObject({
  apiName: 'Note__c',
  keyPrefix: 'a0N',
  label,
  labelPlural: label,
  fields: { Name: { ...text, nameField: true }, Owner__c: text, Author__c: text, Body__c: text },
  listViews: [],
  relatedLists: [],
  rules: [],
  stateTables: [],
  access: {
    customer: {
      records: anyOf(recordsWhere(['Owner__c'], 'contactId'), recordsWhere(['Author__c'], 'contactId')),
      ...everything,
    },
    advisor: { records: allRecords, ...everything },
    admin: { records: allRecords, ...everything },
  },
})

const own = testId('003', 1)
const advisor: Viewer = { class: 'advisor', language: 'en', brand: 'first', userId: testId('005', 7) }

let world: TestWorld
beforeAll(async () => {
  world = await openTestWorld([note])
})
afterAll(() => world.close())
beforeEach(() => world.pool.query('truncate record."Note__c", platform.audit_entry'))

const create = (fields: Record<string, unknown>, viewer: Viewer = advisor) =>
  world.engine.createRecord(viewer, 'Note__c', { fields })
const together = (fields: readonly Record<string, unknown>[], viewer: Viewer = advisor) =>
  world.engine.writeBatch(viewer, {
    allOrNone: true,
    operations: fields.map((one) => ({ type: 'create', objectApiName: 'Note__c', fields: one })),
  })

async function entries() {
  const newestFirst = await searchAudit(world.pool, {}, { after: null, limit: 1_000 })
  return newestFirst.map(({ action, changes }) => [action, changes]).reverse()
}

async function stored(recordId: string) {
  const { rows } = await world.pool.query(
    `select "Body__c" as body, "LastModifiedById" as by, "LastModifiedDate" as date, "CreatedDate" as "createdDate"
     from record."Note__c" where "Id" = $1`,
    [recordId],
  )
  return rows[0]
}

describe('the audit', () => {
  it('has what staff create, alone and together, what they really change, and what a deleted record held', async () => {
    const id = await create({ Name: 'One', Body__c: 'a' })
    await together([{ Name: 'Two' }, { Name: 'Three' }])
    await world.engine.updateRecord(advisor, id, { fields: { Name: 'One', Body__c: 'b' } })
    await world.engine.updateRecord(advisor, id, { fields: { Body__c: 'b' } })
    await world.engine.deleteRecord(advisor, id)
    expect(await entries()).toEqual([
      ['record-created', []],
      ['record-created', []],
      ['record-created', []],
      ['record-changed', [{ fieldApiName: 'Body__c', before: 'a', after: 'b' }]],
      [
        'record-deleted',
        [
          { fieldApiName: 'Name', before: 'One', after: null },
          { fieldApiName: 'Body__c', before: 'b', after: null },
        ],
      ],
    ])
  })

  it('has nothing of what customers and the platform do', async () => {
    for (const viewer of [customer(1), system]) {
      const id = await create({ Name: 'One', Owner__c: own }, viewer)
      await together([{ Owner__c: own }, { Owner__c: own }], viewer)
      await world.engine.updateRecord(viewer, id, { fields: { Body__c: 'b' } })
      const record = await world.engine.readRecord(viewer, id, { fields: ['Name'], optionalFields: [] })
      await world.engine.deleteRecord(viewer, id, { weakEtag: record?.weakEtag ?? 0 })
    }
    expect(await entries()).toEqual([])
  })
})

describe('a change', () => {
  it('notes who made it and when', async () => {
    const id = await create({ Name: 'One', Owner__c: own })
    const created = world.clock.now
    expect(await stored(id)).toMatchObject({ by: testId('005', 7) })
    world.clock.now = new Date(created.getTime() + 60_000)
    await world.engine.updateRecord(customer(1), id, { fields: { Body__c: 'b' } })
    const { body, by, date, createdDate } = await stored(id)
    expect([body, by]).toEqual(['b', testId('005', 1)])
    expect([new Date(date), new Date(createdDate)]).toEqual([world.clock.now, created])
  })

  it('that gives a record away is judged by the other field of the rule as well', async () => {
    const id = await create({ Owner__c: own, Author__c: own }, customer(1))
    await world.engine.updateRecord(customer(1), id, { fields: { Owner__c: testId('003', 2) } })
    const away = world.engine.updateRecord(customer(1), id, { fields: { Author__c: testId('003', 2) } })
    expect(await errorOf(away)).toMatchObject({ key: 'forbidden' })
  })
})

describe('a deletion', () => {
  it('of what is not there is not found, and says so of nothing else', async () => {
    for (const viewer of [customer(1), system, admin]) {
      const gone = world.engine.deleteRecord(viewer, testId('a0N', 77))
      expect(await errorOf(gone), viewer.class).toMatchObject({ key: 'notFound' })
    }
  })

  it('that the database refuses for another reason than a reference is no mistake of the viewer', async () => {
    const id = await create({ Name: 'One' })
    await world.pool.query(
      `create function record.refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
       create trigger refuse before delete on record."Note__c" for each row execute function record.refuse()`,
    )
    expect(await errorOf(world.engine.deleteRecord(admin, id))).toMatchObject({ key: 'internal' })
    await world.pool.query('drop trigger refuse on record."Note__c"; drop function record.refuse()')
  })
})

it('a batch within a transaction writes all but what the database refuses', async () => {
  await world.pool.query('create unique index one_body on record."Note__c" ("Body__c")')
  await create({ Body__c: 'a' })
  const results = await world.engine.inOneTransaction((engine) =>
    engine.writeBatch(system, {
      allOrNone: false,
      operations: ['b', 'a', 'c'].map((Body__c) => ({
        type: 'create',
        objectApiName: 'Note__c',
        fields: { Body__c },
      })),
    }),
  )
  expect(results.map(({ kind }) => kind)).toEqual(['written', 'refused', 'written'])
  const { rows } = await world.pool.query('select "Body__c" as body from record."Note__c" order by 1')
  expect(rows.map(({ body }) => body)).toEqual(['a', 'b', 'c'])
  await world.pool.query('drop index record.one_body')
})

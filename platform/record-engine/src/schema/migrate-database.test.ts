import { allRecords, defineObject, type ObjectDeclaration, resolveMetadata } from '@porchlight/metadata'
import { createTestDatabase, type TestDatabase } from '@porchlight/test-kit'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testObjects } from '../testing/test-objects'
import { errorOf, openTestPool } from '../testing/test-world'
import { checkSchema, migrateDatabase } from './migrate-database'
import type { Migration } from './migration'
import { planDatabase } from './plan-database'

const label = { en: 'Thing', es: 'Cosa' }
const thing = (fields: ObjectDeclaration['fields']) =>
  resolveMetadata([
    defineObject({
      apiName: 'Thing__c',
      keyPrefix: 'a77',
      label,
      labelPlural: label,
      fields: { Name: { dataType: 'String', length: 80, nameField: true, label }, ...fields },
      listViews: [],
      relatedLists: [],
      rules: [],
      stateTables: [],
      access: { admin: { records: allRecords, read: 'all' } },
    }),
  ])

describe('migrateDatabase', () => {
  let database: TestDatabase
  let pool: pg.Pool
  beforeEach(async () => {
    database = await createTestDatabase()
    pool = openTestPool(database.connectionString)
  })
  afterEach(async () => {
    await pool.end()
    await database.close()
  })

  const columnsOf = async (table: string) => {
    const result = await pool.query(
      `select attname::text as name, format_type(atttypid, atttypmod) as type, attnotnull as filled
       from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
      [`record."${table}"`],
    )
    return result.rows.map((row) => `${row.name} ${row.type}${row.filled ? ' not null' : ''}`)
  }
  const indexesOf = async (table: string) => {
    const result = await pool.query(
      'select indexdef from pg_indexes where schemaname = $1 and tablename = $2',
      ['record', table],
    )
    return result.rows.map((row) => String(row.indexdef).replace(/^.* USING /, '')).sort()
  }

  it('creates a table per object with typed columns, and does nothing the second time', async () => {
    const metadata = resolveMetadata(testObjects)
    const done = await migrateDatabase(pool, metadata, [])
    expect(done).toContain('Created table Account.')
    expect(await columnsOf('Usage__c')).toEqual([
      'Id text not null',
      'CreatedDate timestamp(3) with time zone not null',
      'CreatedById text',
      'LastModifiedDate timestamp(3) with time zone not null',
      'LastModifiedById text',
      'SystemModstamp timestamp(3) with time zone not null',
      'Name text',
      'Account__c text',
      'Parent__c text',
      'Period__c date',
      'Read_At__c timestamp(3) with time zone',
      'Kwh__c numeric(10,2)',
      'Days__c integer',
      'Estimated__c boolean',
      'Remark__c text',
    ])
    expect(await migrateDatabase(pool, metadata, [])).toEqual([])
    await expect(checkSchema(pool, metadata, [])).resolves.toBeUndefined()
  })

  it('indexes references, unique fields without regard to case, and the order of each list', async () => {
    await migrateDatabase(pool, resolveMetadata(testObjects), [])
    expect(await indexesOf('Usage__c')).toEqual([
      'btree ("Account__c", "Id")',
      'btree ("Account__c", "Period__c", "Id")',
      'btree ("Id")',
      'btree ("Parent__c", "Id")',
    ])
    const accountIndexes = await indexesOf('Account')
    expect(accountIndexes).toContain('btree (lower(("Number__c" COLLATE "und-x-icu")) COLLATE "C")')
    expect(accountIndexes).toContain('btree ("Name", "Id")')
    expect(accountIndexes).toContain('btree ("Brand__c", "Name", "Id")')
  })

  it('adds columns, indexes and keys as objects grow, and keeps the rows', async () => {
    await migrateDatabase(pool, thing({}), [])
    await pool.query(
      `insert into record."Thing__c" ("Id", "Name", "CreatedDate", "LastModifiedDate", "SystemModstamp")
       values ('a77000000000001AAA', 'kept', now(), now(), now())`,
    )
    const grown = thing({
      Size__c: { dataType: 'Int', indexed: true, required: true, label },
      Other__c: { dataType: 'Reference', referenceTo: 'Thing__c', relationshipName: 'Other__r', label },
    })
    expect(await errorOf(checkSchema(pool, grown, []))).toMatchObject({
      key: 'schemaMismatch',
      message: expect.stringContaining('Thing__c.Size__c'),
    })
    const done = await migrateDatabase(pool, grown, [])
    expect(done).toContain('Added column Thing__c.Size__c.')
    expect(done).toHaveLength(5)
    expect((await pool.query('select "Name", "Size__c" from record."Thing__c"')).rows).toEqual([
      { Name: 'kept', Size__c: null },
    ])
    expect(await migrateDatabase(pool, grown, [])).toEqual([])
  })

  it('refuses to change a column by itself, and lets a numbered migration do it', async () => {
    await migrateDatabase(pool, thing({ Size__c: { dataType: 'Int', label } }), [])
    const changed = thing({ Size__c: { dataType: 'Double', precision: 10, scale: 2, label } })
    expect(await errorOf(migrateDatabase(pool, changed, []))).toMatchObject({
      key: 'schemaMismatch',
      message: expect.stringContaining('Thing__c.Size__c is integer and must become numeric(10,2)'),
    })
    const widen: Migration = {
      name: 'thing-0001-size',
      statements: ['alter table record."Thing__c" alter column "Size__c" type numeric(10,2)'],
    }
    expect(await migrateDatabase(pool, changed, [widen])).toEqual(['Ran migration thing-0001-size.'])
  })

  it('lets the version before work beside a migration that it does not know, until one takes away what it needs', async () => {
    const metadata = thing({})
    const former: Migration = {
      name: 'other-0001-table',
      statements: ['create schema other', 'create table other.made (number integer)'],
    }
    const expansion: Migration = {
      name: 'other-0002-expand',
      statements: ['alter table other.made add column amount integer'],
    }
    const contraction: Migration = {
      name: 'other-0003-contract',
      statements: ['alter table other.made drop column number'],
      contracts: true,
    }
    await migrateDatabase(pool, metadata, [former])
    // As left by a version that did not know contractions.
    await pool.query('alter table platform.schema_migration drop column contracts')
    await checkSchema(pool, metadata, [former])
    await migrateDatabase(pool, metadata, [former, expansion])
    await checkSchema(pool, metadata, [former])
    expect(await migrateDatabase(pool, metadata, [former])).toEqual([])
    const { steps } = await planDatabase(pool, metadata, [former, expansion, contraction])
    expect(steps.map(({ contracts }) => contracts)).toEqual([true])
    await migrateDatabase(pool, metadata, [former, expansion, contraction])
    await checkSchema(pool, metadata, [former, expansion, contraction])
    const refusal = {
      key: 'newerDatabase',
      message: expect.stringContaining('(other-0003-contract). Start the newer version'),
    }
    for (const use of [planDatabase, checkSchema, migrateDatabase]) {
      expect(await errorOf(use(pool, metadata, [former, expansion]))).toMatchObject(refusal)
    }
  })

  it('runs each migration once, in order, and rolls a failing one back whole', async () => {
    const metadata = thing({})
    const table: Migration = {
      name: 'other-0001-table',
      statements: ['create schema other', 'create table other.made (number integer)'],
    }
    const broken: Migration = {
      name: 'other-0002-rows',
      statements: ['insert into other.made values (1)', 'insert into other.missing values (1)'],
    }
    await migrateDatabase(pool, metadata, [table])
    expect(await errorOf(migrateDatabase(pool, metadata, [table, broken]))).toMatchObject({ key: 'internal' })
    const mended: Migration = { ...broken, statements: ['insert into other.made values (2)'] }
    expect(await migrateDatabase(pool, metadata, [table, mended])).toEqual(['Ran migration other-0002-rows.'])
    expect(await migrateDatabase(pool, metadata, [table, mended])).toEqual([])
    expect((await pool.query('select number from other.made')).rows).toEqual([{ number: 2 }])
  })

  it('can be started by several servers at once', async () => {
    const metadata = resolveMetadata(testObjects)
    const migration: Migration = {
      name: 'other-0001-table',
      statements: ['create table made_once (number integer)'],
    }
    const runs = await Promise.all([1, 2, 3].map(() => migrateDatabase(pool, metadata, [migration])))
    const ran = runs.flat().filter((sentence) => sentence === 'Ran migration other-0001-table.')
    expect(ran).toHaveLength(1)
  })

  const insertThing = (id: string, fields = '') =>
    pool.query(
      `insert into record."Thing__c" ("Id", "Name", "CreatedDate", "LastModifiedDate", "SystemModstamp"${fields === '' ? '' : ', "Other__c"'})
       values ('${id}', 'kept', now(), now(), now()${fields})`,
    )
  const grown = thing({
    Size__c: { dataType: 'Int', indexed: true, label },
    Other__c: { dataType: 'Reference', referenceTo: 'Thing__c', relationshipName: 'Other__r', label },
  })

  it('lets others read and write meanwhile, however long somebody else is in the middle of something', async () => {
    await migrateDatabase(pool, thing({}), [])
    await insertThing('a77000000000001AAA')
    const slow = await pool.connect()
    await slow.query('begin')
    await slow.query('select "Name" from record."Thing__c"')
    const started = performance.now()
    let isDone = false
    const migrating = migrateDatabase(pool, grown, []).finally(() => {
      isDone = true
    })
    const waits: number[] = []
    while (performance.now() - started < 2_500) {
      const before = performance.now()
      await pool.query(`update record."Thing__c" set "Name" = 'again'`)
      waits.push(performance.now() - before)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    expect(isDone).toBe(false)
    // They are blocked while the migration waits for the lock, and then get their turn.
    expect(waits.length).toBeGreaterThan(20)
    await slow.query('commit')
    slow.release()
    expect(await migrating).toContain('Added column Thing__c.Size__c.')
    expect(await migrateDatabase(pool, grown, [])).toEqual([])
  }, 30_000)

  it('goes on from where it failed: an index is built anew, and a key that counts for new rows is checked for all', async () => {
    const unique = thing({ Code__c: { dataType: 'String', length: 10, unique: true, label } })
    await migrateDatabase(pool, thing({ Code__c: { dataType: 'String', length: 10, label } }), [])
    await insertThing('a77000000000001AAA')
    await insertThing('a77000000000002AAA')
    await pool.query(`update record."Thing__c" set "Code__c" = 'same'`)
    expect(await errorOf(migrateDatabase(pool, unique, []))).toMatchObject({
      message: expect.stringMatching(/^Records of Thing__c share a value that has to be unique now: .*same/),
      cause: { code: '23505' },
    })
    await pool.query(`update record."Thing__c" set "Code__c" = "Id"`)
    expect(await migrateDatabase(pool, unique, [])).toHaveLength(1)

    await migrateDatabase(pool, grown, [])
    const { rows } = await pool.query<{ name: string }>(
      `select conname as name from pg_constraint where contype = 'f' and conrelid = 'record."Thing__c"'::regclass`,
    )
    const key = rows[0]?.name ?? ''
    await pool.query(`alter table record."Thing__c" drop constraint "${key}"`)
    await insertThing('a77000000000003AAA', `, 'a77000000000009AAA'`)
    expect(await errorOf(migrateDatabase(pool, grown, []))).toMatchObject({ cause: { code: '23503' } })
    await expect(insertThing('a77000000000004AAA', `, 'a77000000000008AAA'`)).rejects.toThrow(key)
    await pool.query(`update record."Thing__c" set "Other__c" = null`)
    const { steps } = await planDatabase(pool, grown, [])
    expect(steps).toMatchObject([
      { statements: [expect.stringContaining('validate constraint')], holdsUp: 'nothing' },
    ])
    expect(await migrateDatabase(pool, grown, [])).toEqual([`Added ${key} on Thing__c.`])
  })

  it('plans, and changes nothing, what it would do and whom that holds up', async () => {
    await migrateDatabase(pool, thing({}), [])
    await insertThing('a77000000000001AAA')
    await pool.query('analyze record."Thing__c"')
    const later: Migration = {
      name: 'other-0001-table',
      statements: ['create table made_later (number integer)'],
    }
    const { steps, conflicts } = await planDatabase(pool, grown, [later])
    expect(conflicts).toEqual([])
    expect(steps.map(({ reason, holdsUp, table }) => [reason.split(' ')[0], holdsUp, table?.rows])).toEqual([
      ['Column', 'everyone', 1],
      ['Column', 'everyone', 1],
      [expect.stringMatching(/^index_/), 'nothing', 1],
      [expect.stringMatching(/^index_/), 'nothing', 1],
      [expect.stringMatching(/^reference_/), 'everyone', 1],
      ['Migration', 'its own locks', undefined],
    ])
    expect(await columnsOf('Thing__c')).not.toContain('Size__c integer')
    const done = await migrateDatabase(pool, grown, [later])
    expect(done).toHaveLength(steps.length)
    expect(await planDatabase(pool, grown, [later])).toEqual({ steps: [], conflicts: [] })
  })

  it('plans what a column for searches holds up: nobody in a new table, and in one in use nobody for long', async () => {
    const searched = resolveMetadata(
      testObjects.map((object) =>
        object.apiName === 'Account'
          ? { ...object, search: { identifiers: ['Number__c'], words: ['Name'] } }
          : object,
      ),
    )
    const created = await planDatabase(pool, searched, [])
    const derived = created.steps.filter(({ holdsUp }) => holdsUp !== 'its own locks')
    expect(derived.every(({ holdsUp, table }) => holdsUp === 'nothing' && table === null)).toBe(true)
    await migrateDatabase(pool, resolveMetadata(testObjects), [])
    const { steps } = await planDatabase(pool, searched, [])
    const table = { name: 'Account' }
    expect(steps[0]).toMatchObject({ holdsUp: 'everyone', table })
    expect(steps.at(-1)).toMatchObject({ holdsUp: 'some rows', table })
  })

  it('says all that an empty database lacks', async () => {
    const error = await errorOf(checkSchema(pool, thing({}), [{ name: 'other-0001-table', statements: [] }]))
    expect(error).toMatchObject({ key: 'schemaMismatch' })
    expect(String(error)).toContain('Table Thing__c is missing.')
    expect(String(error)).toContain('Migration other-0001-table')
  })
})

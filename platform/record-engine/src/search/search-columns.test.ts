import { type ObjectDeclaration, resolveMetadata, type SearchDeclaration } from '@porchlight/metadata'
import { createTestDatabase, type TestDatabase } from '@porchlight/test-kit'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createRecordEngine } from '../create-record-engine'
import { loadRecords } from '../load/load-records'
import { checkSchema, migrateDatabase } from '../schema/migrate-database'
import { planDatabase } from '../schema/plan-database'
import { testObjects } from '../testing/test-objects'
import { admin, customer, errorOf, openTestPool, testId } from '../testing/test-world'

const now = new Date('2026-11-20T12:00:00.000Z')
const withSearch = (search: SearchDeclaration): readonly ObjectDeclaration[] =>
  testObjects.map((object) => (object.apiName === 'Account' ? { ...object, search } : object))

describe('the columns of a search', () => {
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

  const find = async (objects: readonly ObjectDeclaration[], term: string) => {
    const metadata = resolveMetadata(objects)
    const engine = createRecordEngine({
      pool,
      metadata,
      now: () => now,
      random: () => 0,
      pageTokenSecret: 's',
    })
    const selection = { fields: [], optionalFields: [] }
    const request = { objectApiName: 'Account', selection, term, condition: null, pageSize: 10, offset: 0 }
    return (await engine.searchRecords(admin, request)).found.map(({ record }) => record.id)
  }

  it('are added to a table with rows, once, and hold what the rows hold', async () => {
    const bare = resolveMetadata(testObjects)
    await migrateDatabase(pool, bare, [])
    const account = { objectApiName: 'Account', id: testId('001', 1) }
    await loadRecords(pool, bare, [{ ...account, fields: { Name: 'Old meter', Secret__c: 'quartz' } }], now)
    const searched = withSearch({ identifiers: ['Number__c'], words: ['Name', 'Secret__c'] })
    const metadata = resolveMetadata(searched)
    expect(await errorOf(checkSchema(pool, metadata, []))).toMatchObject({ key: 'schemaMismatch' })
    const done = await migrateDatabase(pool, metadata, [])
    // Administrators search by both texts, customers and advisors only by the name; all of them by the number.
    expect(done.filter((sentence) => sentence.startsWith('Added column Account.search_words'))).toHaveLength(
      2,
    )
    expect(done.filter((sentence) => sentence.includes('search_identifiers'))).toHaveLength(1)
    expect(await migrateDatabase(pool, metadata, [])).toEqual([])
    expect(await find(searched, 'meter')).toEqual([account.id])
    await pool.query(`update record."Account" set "Name" = 'New gauge'`)
    expect([await find(searched, 'meter'), await find(searched, 'gauge')]).toEqual([[], [account.id]])
  })

  it('are filled a piece at a time beside a writer who does not let go, and from where a migration was cut short', async () => {
    await migrateDatabase(pool, resolveMetadata(testObjects), [])
    const accounts = Array.from({ length: 1_203 }, (_, index) => ({
      objectApiName: 'Account',
      id: testId('001', index + 1),
      fields: { Name: `Meter ${index}` },
    }))
    await loadRecords(pool, resolveMetadata(testObjects), accounts, now)
    const searched = withSearch({ identifiers: [], words: ['Name'] })
    const metadata = resolveMetadata(searched)
    const isColumn = (text: string) => text.includes('add column')
    const { steps } = await planDatabase(pool, metadata, [])
    const [addition = ''] = steps.flatMap(({ statements }) => statements).filter(isColumn)
    const column = /search_words_\w+/.exec(addition)?.[0] ?? ''
    const unfilled = async () => {
      const counted = `select count(*)::int as count from record."Account" where "${column}" is null`
      return (await pool.query<{ count: number }>(counted)).rows[0]?.count
    }
    await pool.query(addition)
    expect(await unfilled()).toBe(accounts.length)
    const writer = await pool.connect()
    await writer.query('begin')
    await writer.query(`select from record."Account" where "Id" = $1 for no key update`, [testId('001', 600)])
    const migrated = migrateDatabase(pool, metadata, [])
    await expect.poll(unfilled).toBe(1)
    await pool.query(`update record."Account" set "Name" = 'Gauge' where "Id" = $1`, [testId('001', 7)])
    await writer.query('commit')
    writer.release()
    await migrated
    expect(await unfilled()).toBe(0)
    expect(await find(searched, 'gauge')).toEqual([testId('001', 7)])
    expect(await find(searched, '"meter 599"')).toEqual([testId('001', 600)])
    expect(await migrateDatabase(pool, metadata, [])).toEqual([])
  })

  it('change when the fields do', async () => {
    const byName = withSearch({ identifiers: [], words: ['Name'] })
    await migrateDatabase(pool, resolveMetadata(byName), [])
    const account = { objectApiName: 'Account', id: testId('001', 1) }
    const fields = { Name: 'Meter', Number__c: 'AB-4711' }
    await loadRecords(pool, resolveMetadata(byName), [{ ...account, fields }], now)
    const byNumber = withSearch({ identifiers: ['Number__c'], words: [] })
    await migrateDatabase(pool, resolveMetadata(byNumber), [])
    expect([await find(byNumber, 'b471'), await find(byNumber, 'meter')]).toEqual([[account.id], []])
    expect(await find(byName, 'meter')).toEqual([account.id])
  })

  it('are written by nobody', async () => {
    const metadata = resolveMetadata(withSearch({ identifiers: [], words: ['Name'] }))
    await migrateDatabase(pool, metadata, [])
    const engine = createRecordEngine({
      pool,
      metadata,
      now: () => now,
      random: () => 0,
      pageTokenSecret: 's',
    })
    const { rows } = await pool.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = 'record."Account"'::regclass and attgenerated = 's'`,
    )
    for (const { name } of rows) {
      const fields = { Name: 'x', [name]: 'x' }
      expect(await errorOf(engine.createRecord(admin, 'Account', { fields }))).toMatchObject({ status: 400 })
      const read = engine.readRecord(customer(1), testId('001', 1), { fields: [name], optionalFields: [] })
      expect(await errorOf(read)).toMatchObject({ key: 'unknownField' })
    }
    expect(rows.length).toBeGreaterThan(0)
  })
})

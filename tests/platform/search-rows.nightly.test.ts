import type { Viewer } from '@porchlight/metadata'
import { migrateDatabase } from '@porchlight/record-engine'
import { inSweep } from '@porchlight/test-kit/sweep'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPlatformWorld, type PlatformWorld, recordIdAt } from './platform-world'
import { planOf, statementsOf } from './query-plan'
import { wholeList } from './read-cells'

/** The full million with SWEEP=1 (`npm run sweep`); the same plans from fewer rows otherwise. */
const rowCount = inSweep(1_000_000, { otherwise: 50_000 })
const searchedTables = ['Case', 'Contact']

/** Maximum number of 8 KiB pages read by a search. */
const pageLimit = 2_000

const userId = recordIdAt('005', 1)
const viewers: Readonly<Record<string, Viewer>> = {
  customer: { class: 'customer', language: 'en', userId, contactId: idAt('003', 7) },
  advisor: { class: 'advisor', language: 'en', userId, brand: 'second' },
  supervisor: { class: 'supervisor', language: 'en', userId, brand: 'second' },
  admin: { class: 'admin', language: 'en', userId },
}

function idAt(keyPrefix: string, index: number): string {
  return `${keyPrefix}${String(index).padStart(12, '0')}AAA`
}

/** Fills the tables: number 7 is of the second brand. Two words of each message are common, one is unique. */
async function fill(world: PlatformWorld): Promise<void> {
  await dropSearchIndexes(world)
  const system = `"CreatedDate", "LastModifiedDate", "SystemModstamp"`
  const moments = Array(3).fill("timestamptz '2026-01-01' + i * interval '1 second'").join(', ')
  const id = (keyPrefix: string) => `'${keyPrefix}' || lpad(i::text, 12, '0') || 'AAA'`
  const each = `from generate_series(0, ${rowCount - 1}) i`
  await world.pool.query(
    `insert into record."Contact" ("Id", "Name", "LastName", "Email", "MobilePhone", "Customer_Brand__c", ${system})
     select ${id('003')}, 'Person ' || md5(i::text), 'Person', md5(i::text) || '@example.com',
       '(713) 555-' || lpad(i::text, 7, '0'), (array['first', 'second', 'third'])[1 + i % 3], ${moments} ${each}`,
  )
  await world.pool.query(
    `insert into record."Case" ("Id", "CaseNumber", "Subject", "Description", "Comments", "ContactId", ${system})
     select ${id('500')}, lpad(i::text, 8, '0'), 'My bill ' || md5(i::text),
       'La factura ' || md5((i % 500)::text) || ' no está bien', 'inside ' || md5((-i)::text), ${id('003')}, ${moments} ${each}`,
  )
  // Building indexes over existing rows is much faster than growing them.
  await migrateDatabase(world.pool, world.metadata, [])
  for (const table of searchedTables) await world.pool.query(`analyze record."${table}"`)
}

async function dropSearchIndexes({ pool }: PlatformWorld): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select indexname as name from pg_indexes
     where schemaname = 'record' and indexdef like '% USING gin %' and tablename = any($1)`,
    [searchedTables],
  )
  expect(rows.length).toBeGreaterThan(1)
  for (const { name } of rows) await pool.query(`drop index record."${name}"`)
}

describe(`searches of ${rowCount.toLocaleString('en-US')} rows`, () => {
  let world: PlatformWorld
  let ownWord = ''
  beforeAll(async () => {
    world = await openPlatformWorld()
    await fill(world)
    const { rows } = await world.pool.query<{ word: string }>(`select md5('7') as word`)
    ownWord = rows[0]?.word ?? ''
  }, 600_000)
  afterAll(() => world.close())

  const search = (viewer: Viewer, objectApiName: string, term: string) => async () => {
    const selection = { fields: [], optionalFields: ['Name', 'Subject'] }
    const request = { objectApiName, selection, term, condition: null, pageSize: 25, offset: 0 }
    const page = await world.engine.searchRecords(viewer, request)
    expect(page.found.length, term).toBeGreaterThan(0)
  }
  const list = (viewer: Viewer, objectApiName: string, searchTerm: string) => async () => {
    const request = { ...wholeList(objectApiName), searchTerm, pageSize: 50 }
    expect((await world.engine.listRecords(viewer, request)).records.length, searchTerm).toBeGreaterThan(0)
  }

  it.each(Object.entries(viewers))(
    'an index serves what the %s searches for',
    async (_, viewer) => {
      const questions: Readonly<Record<string, () => Promise<unknown>>> = {
        'a word of one message': search(viewer, 'Case', ownWord),
        'a part of a case number': search(viewer, 'Case', '0000007'),
        'a part of a phone number': search(viewer, 'Contact', '555-0000007'),
        'the beginning of an address': search(viewer, 'Contact', `${ownWord.slice(0, 12)}`),
        'a word and a number': search(viewer, 'Contact', 'person 0000007'),
        'a list searched for one message': list(viewer, 'Case', ownWord),
        'a list searched for one person': list(viewer, 'Contact', ownWord.slice(0, 20)),
      }
      for (const [question, work] of Object.entries(questions)) {
        for (const statement of await statementsOf(world.pool, work)) {
          // Searches are unnamed statements, so that each is planned for its own words.
          expect(statement.name).toBeUndefined()
          const plan = await planOf(world.pool, statement, 'custom')
          const scanned = plan.scannedTables.filter((table) => searchedTables.includes(table))
          expect({ question, scanned }).toEqual({ question, scanned: [] })
          expect(plan.pages, `${question}: pages`).toBeLessThan(pageLimit)
        }
      }
    },
    120_000,
  )

  it('a word that every record has is found in one pass over them', async () => {
    const admin: Viewer = { class: 'admin', language: 'en', userId }
    const [statement] = await statementsOf(world.pool, search(admin, 'Case', 'factura'))
    if (statement === undefined) throw new TypeError('The search sent no statement.')
    const { rows } = await world.pool.query<{ pages: string }>(
      `select pg_table_size('record."Case"') / 8192 as pages`,
    )
    const plan = await planOf(world.pool, statement, 'custom')
    expect(plan.pages).toBeLessThan(1.5 * Number(rows[0]?.pages) + pageLimit)
  })
})

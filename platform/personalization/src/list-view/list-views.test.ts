import { resolveMetadata } from '@porchlight/metadata'
import { migrateDatabase } from '@porchlight/record-engine'
import { createTestDatabase } from '@porchlight/test-kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPersonalization, type ListViews, personalizationMigrations, type StoredListView } from '..'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let listViews: ListViews

const anna = { ownerId: 'anna', brand: 'first' }
const bert = { ownerId: 'bert', brand: 'second' }
const carl = { ownerId: 'carl', brand: 'first' }
const everyBrand = { ownerId: 'dora', brand: null }

beforeAll(async () => {
  database = await createTestDatabase()
  await migrateDatabase(database.pool, resolveMetadata([]), personalizationMigrations)
  const personalization = createPersonalization({
    pool: database.pool,
    now: () => new Date('2026-03-01T12:00:00Z'),
  })
  listViews = personalization.listViews
})

afterAll(() => database.close())

function view(id: string, differing: Partial<StoredListView> = {}): StoredListView {
  return {
    id,
    objectApiName: 'Case',
    apiName: `List_${id}`,
    label: `List ${id}`,
    ownerId: 'anna',
    brand: 'first',
    visibility: 'Private',
    definition: { displayColumns: ['Subject'] },
    ...differing,
  }
}

test('a private list view is its owner’s alone, a published one reaches its brand, and some every brand', async () => {
  const made = [
    view('private'),
    view('public', { visibility: 'Public' }),
    view('shared', { visibility: 'Shared' }),
    view('everywhere', { visibility: 'Public', brand: null }),
  ]
  for (const each of made) expect(await listViews.create(each, 10)).toBe('created')
  const seenBy = async (reader: typeof everyBrand | typeof anna) =>
    (await listViews.ofObject('Case', reader)).map(({ id }) => id)
  expect(await seenBy(anna)).toEqual(['everywhere', 'private', 'public', 'shared'])
  expect(await seenBy(carl)).toEqual(['everywhere', 'public', 'shared'])
  expect(await seenBy(bert)).toEqual(['everywhere'])
  expect(await seenBy(everyBrand)).toEqual(['everywhere', 'public', 'shared'])
  const ids = made.map(({ id }) => id)
  expect((await listViews.byId(ids, bert)).map(({ id }) => id)).toEqual(['everywhere'])
  expect(await listViews.byId(['private'], anna)).toEqual([made[0]])
  expect(await listViews.byId([], anna)).toEqual([])
  expect(await listViews.ofObject('Contact', anna)).toEqual([])
})

test('an owner has each name once on an object, in any case, and only so many lists', async () => {
  const own = { ownerId: 'emil', objectApiName: 'Order' }
  expect(await listViews.create(view('e1', { ...own, apiName: 'Mine' }), 2)).toBe('created')
  expect(await listViews.create(view('e2', { ...own, apiName: 'MINE' }), 2)).toBe('nameTaken')
  expect(await listViews.create(view('e2', { ...own, apiName: 'Mine', ownerId: 'fritz' }), 2)).toBe('created')
  expect(await listViews.create(view('e3', { ...own, apiName: 'Other' }), 2)).toBe('created')
  expect(await listViews.create(view('e4', { ...own, apiName: 'Third' }), 2)).toBe('tooMany')
  expect(await listViews.update(view('e3', { ...own, apiName: 'mine' }))).toBe(false)
  expect(await listViews.update(view('e3', { ...own, apiName: 'OTHER', label: 'New' }))).toBe(true)
  const [renamed] = await listViews.byId(['e3'], { ownerId: 'emil', brand: null })
  expect(renamed).toMatchObject({ apiName: 'OTHER', label: 'New', ownerId: 'emil' })
})

test('a removed list view is gone, and removing it again says so', async () => {
  await listViews.create(view('gone', { ownerId: 'gerd' }), 10)
  expect(await listViews.remove('gone')).toBe(true)
  expect(await listViews.remove('gone')).toBe(false)
  expect(await listViews.update(view('gone', { ownerId: 'gerd' }))).toBe(false)
  expect(await listViews.byId(['gone'], { ownerId: 'gerd', brand: null })).toEqual([])
})

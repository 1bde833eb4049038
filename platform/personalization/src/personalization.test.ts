import { resolveMetadata } from '@porchlight/metadata'
import { migrateDatabase } from '@porchlight/record-engine'
import { createTestDatabase } from '@porchlight/test-kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createPersonalization,
  type Personalization,
  type PreferenceKind,
  personalizationMigrations,
  recentItemLimit,
} from './index'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let personalization: Personalization
let now = new Date('2026-03-01T12:00:00Z')

beforeAll(async () => {
  database = await createTestDatabase()
  await migrateDatabase(database.pool, resolveMetadata([]), personalizationMigrations)
  personalization = createPersonalization({ pool: database.pool, now: () => now })
})

afterAll(() => database.close())

test('a preference is kept for one user, kind and subject, and replaced by the next', async () => {
  const { preferences } = personalization
  const choose = (user: string, kind: PreferenceKind, value: unknown) =>
    preferences.change(user, kind, 'Case.AllCases', () => value)
  await choose('anna', 'listView', { columnWidths: { Subject: 200 } })
  await choose('anna', 'listView', { columnWidths: { Subject: 90 } })
  await choose('anna', 'relatedList', { columnWidths: {} })
  expect(await preferences.read('anna', 'listView', 'Case.AllCases')).toEqual({
    columnWidths: { Subject: 90 },
  })
  expect(await preferences.read('bert', 'listView', 'Case.AllCases')).toBeNull()
  expect([
    ...(await preferences.readMany('anna', 'listView', ['Case.AllCases', 'Case.None'])).keys(),
  ]).toEqual(['Case.AllCases'])
})

test('of changes to one preference at once none is lost', async () => {
  const { preferences } = personalization
  const sections = Array.from({ length: 8 }, (_, index) => `section${index}`)
  const folded = await Promise.all(
    sections.map((section) =>
      preferences.change('anna', 'layoutUserState', 'Case.Full', (before) => ({
        ...(before as Record<string, boolean> | null),
        [section]: true,
      })),
    ),
  )
  const all = Object.fromEntries(sections.map((section) => [section, true]))
  expect(await preferences.read('anna', 'layoutUserState', 'Case.Full')).toEqual(all)
  expect(folded).toContainEqual(all)
})

test('what was chosen for a subject can be forgotten for everyone', async () => {
  const { preferences } = personalization
  await preferences.change('anna', 'listView', 'Case.Gone', () => ({}))
  await preferences.change('bert', 'listView', 'Case.Gone', () => ({}))
  await preferences.forgetSubject('listView', 'Case.Gone')
  expect(await preferences.read('anna', 'listView', 'Case.Gone')).toBeNull()
  expect(await preferences.read('bert', 'listView', 'Case.Gone')).toBeNull()
})

test('recent items are the latest first, each once, and only so many', async () => {
  const { recentItems } = personalization
  for (let number = 0; number < recentItemLimit + 3; number += 1) {
    now = new Date(now.getTime() + 1000)
    await recentItems.remember('anna', 'record', 'Case', [`case-${number}`])
  }
  now = new Date(now.getTime() + 1000)
  await recentItems.remember('anna', 'record', 'Case', ['case-50'])
  const latest = await recentItems.latest('anna', 'record', 'Case')
  expect(latest.slice(0, 3)).toEqual(['case-50', 'case-202', 'case-201'])
  expect(latest).toHaveLength(recentItemLimit)
  expect(new Set(latest).size).toBe(recentItemLimit)
  expect(await recentItems.latest('bert', 'record', 'Case')).toEqual([])
  expect(await recentItems.latest('anna', 'listView', 'Case')).toEqual([])
})

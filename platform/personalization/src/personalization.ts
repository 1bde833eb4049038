import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { type Avatars, createAvatars } from './avatar/avatars'
import type { PersonalizationTables } from './database/tables'
import { createListViews, type ListViews } from './list-view/list-views'
import { createPreferences, type Preferences } from './preference/preferences'
import { createRecentItems, type RecentItems } from './recent-item/recent-items'

export interface PersonalizationOptions {
  /** A pool on the database that `personalizationMigrations` ran on; closing it remains the caller's responsibility. */
  readonly pool: pg.Pool
  readonly now: () => Date
}

/**
 * What users arrange for themselves. It knows users and items only by their ids: whether a user may see an item is
 * checked with the record engine and the metadata each time it is shown.
 */
export interface Personalization {
  readonly avatars: Avatars
  readonly listViews: ListViews
  readonly preferences: Preferences
  readonly recentItems: RecentItems
}

/** Creates the personalization over a pool. */
export function createPersonalization({ pool, now }: PersonalizationOptions): Personalization {
  const database = new Kysely<PersonalizationTables>({ dialect: new PostgresDialect({ pool }) })
  const context = { database, now }
  return {
    avatars: createAvatars(context),
    listViews: createListViews(context),
    preferences: createPreferences(context),
    recentItems: createRecentItems(context),
  }
}

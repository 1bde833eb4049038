import type { PersonalizationContext } from '../personalization-context'

/** The kinds of recent items: records and list views. */
export type RecentItemKind = 'record' | 'listView'

/** How many items of one kind and object are remembered for a user. */
export const recentItemLimit = 200

/** The items that users viewed most recently, per object, the latest first. */
export interface RecentItems {
  /** Records that the user viewed these items now; beyond 200 of an object the oldest are evicted. */
  remember(
    userId: string,
    kind: RecentItemKind,
    objectApiName: string,
    itemIds: readonly string[],
  ): Promise<void>
  /** Returns the ids of the items that the user viewed, the latest first; at most 200. */
  latest(userId: string, kind: RecentItemKind, objectApiName: string): Promise<readonly string[]>
}

/** Creates the functions over `personalization.recent_item`. */
export function createRecentItems({ database, now }: PersonalizationContext): RecentItems {
  const latest = (userId: string, kind: RecentItemKind, objectApiName: string) =>
    database
      .selectFrom('personalization.recent_item')
      .select('item_id')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('object_api_name', '=', objectApiName)
      .orderBy('viewed_at', 'desc')
      .orderBy('item_id')
  return {
    async remember(userId, kind, objectApiName, itemIds) {
      const viewed = { viewed_at: now() }
      const item = { user_id: userId, kind, object_api_name: objectApiName, ...viewed }
      // In a fixed order, so that two calls with the same items cannot deadlock.
      const items = [...new Set(itemIds)].sort().map((item_id) => ({ ...item, item_id }))
      await database
        .insertInto('personalization.recent_item')
        .values(items)
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'kind', 'object_api_name', 'item_id']).doUpdateSet(viewed),
        )
        .execute()
      await database
        .deleteFrom('personalization.recent_item')
        .where('user_id', '=', userId)
        .where('kind', '=', kind)
        .where('object_api_name', '=', objectApiName)
        .where('item_id', 'in', latest(userId, kind, objectApiName).offset(recentItemLimit))
        .execute()
    },
    async latest(userId, kind, objectApiName) {
      const rows = await latest(userId, kind, objectApiName).limit(recentItemLimit).execute()
      return rows.map((row) => row.item_id)
    },
  }
}

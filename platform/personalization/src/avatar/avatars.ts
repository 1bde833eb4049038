import type { PersonalizationContext } from '../personalization-context'
import type { PhotoAvatar } from './photo-avatar'

/** The pictures of records; a record without one shows its object's theme. */
export interface Avatars {
  /** Record id to picture, of those of `recordIds` that have one; one statement. */
  readMany(recordIds: readonly string[]): Promise<ReadonlyMap<string, PhotoAvatar>>
  /** Sets the record's picture, replacing any previous one. */
  associate(recordId: string, photo: PhotoAvatar, userId: string): Promise<void>
  /** Removes the record's picture, if it has one. */
  dissociate(recordId: string): Promise<void>
}

/** Creates the functions over `personalization.avatar`. */
export function createAvatars({ database, now }: PersonalizationContext): Avatars {
  return {
    async readMany(recordIds) {
      if (recordIds.length === 0) return new Map()
      const rows = await database
        .selectFrom('personalization.avatar')
        .select(['record_id', 'photo'])
        .where('record_id', 'in', recordIds)
        .execute()
      return new Map(rows.map((row) => [row.record_id, row.photo]))
    },
    async associate(recordId, photo, userId) {
      const given = { photo: JSON.stringify(photo), changed_by: userId, changed_at: now() }
      await database
        .insertInto('personalization.avatar')
        .values({ record_id: recordId, ...given })
        .onConflict((conflict) => conflict.column('record_id').doUpdateSet(given))
        .execute()
    },
    async dissociate(recordId) {
      await database.deleteFrom('personalization.avatar').where('record_id', '=', recordId).execute()
    },
  }
}

import { lockSpaces } from '@porchlight/transactions/locks'
import { type Kysely, sql } from 'kysely'
import type { PersonalizationTables } from '../database/tables'
import type { PersonalizationContext } from '../personalization-context'

/**
 * The kind of a preference: the columns of a list view, those of a related list, which sections of a layout are
 * collapsed, how the navigation of an app is arranged, or which list view of an object opens first.
 */
export type PreferenceKind = 'listView' | 'relatedList' | 'layoutUserState' | 'navigation' | 'pinnedListView'

/** What users chose. A value is any JSON that its kind stores. */
export interface Preferences {
  /** The user's value for `subject`; null when none was chosen. */
  read(userId: string, kind: PreferenceKind, subject: string): Promise<unknown>
  /** Subject to value, of those of `subjects` for which the user chose one; one statement. */
  readMany(
    userId: string,
    kind: PreferenceKind,
    subjects: readonly string[],
  ): Promise<ReadonlyMap<string, unknown>>
  /**
   * Stores and returns the result of `choose`, called with the previous choice, null at first. Changes of one
   * preference are serialized: of two concurrent ones, such as sections folded one after the other, none is lost.
   */
  change<Value>(
    userId: string,
    kind: PreferenceKind,
    subject: string,
    choose: (before: unknown) => Value,
  ): Promise<Value>
  /** Deletes everyone's choices for `subject`; for subjects that are deleted. */
  forgetSubject(kind: PreferenceKind, subject: string): Promise<void>
}

/** Creates the functions over `personalization.preference`. */
export function createPreferences({ database, now }: PersonalizationContext): Preferences {
  const readMany = async (
    userId: string,
    kind: PreferenceKind,
    subjects: readonly string[],
    within: Kysely<PersonalizationTables> = database,
  ) => {
    if (subjects.length === 0) return new Map<string, unknown>()
    const rows = await within
      .selectFrom('personalization.preference')
      .select(['subject', 'value'])
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('subject', 'in', subjects)
      .execute()
    return new Map(rows.map((row) => [row.subject, row.value]))
  }
  return {
    readMany: (userId, kind, subjects) => readMany(userId, kind, subjects),
    read: async (userId, kind, subject) => (await readMany(userId, kind, [subject])).get(subject) ?? null,
    change: (userId, kind, subject, choose) =>
      database.transaction().execute(async (transaction) => {
        const turn = `preference ${kind} ${userId} ${subject}`
        await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, ${sql.lit(lockSpaces.preference)}))`.execute(
          transaction,
        )
        const before = await readMany(userId, kind, [subject], transaction)
        const value = choose(before.get(subject) ?? null)
        const chosen = { value: JSON.stringify(value), changed_at: now() }
        await transaction
          .insertInto('personalization.preference')
          .values({ user_id: userId, kind, subject, ...chosen })
          .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'subject']).doUpdateSet(chosen))
          .execute()
        return value
      }),
    async forgetSubject(kind, subject) {
      await database
        .deleteFrom('personalization.preference')
        .where('kind', '=', kind)
        .where('subject', '=', subject)
        .execute()
    },
  }
}

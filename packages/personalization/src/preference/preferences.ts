import type { PersonalizationContext } from '../personalization-context'

/**
 * What a preference is of: the columns of a list view, those of a related list, or which sections of a
 * layout are folded.
 */
export type PreferenceKind = 'listView' | 'relatedList' | 'layoutUserState'

/** What users chose. A value is whatever its kind keeps, as JSON holds it. */
export interface Preferences {
  /** The user's value for `subject`; null when none was chosen. */
  read(userId: string, kind: PreferenceKind, subject: string): Promise<unknown>
  /** Subject to value, of those of `subjects` for which the user chose one; one statement. */
  readMany(
    userId: string,
    kind: PreferenceKind,
    subjects: readonly string[],
  ): Promise<ReadonlyMap<string, unknown>>
  /** Keeps `value`, in place of what was chosen before. */
  write(userId: string, kind: PreferenceKind, subject: string, value: unknown): Promise<void>
  /** Forgets what anyone chose for `subject`; for what is deleted. */
  forgetSubject(kind: PreferenceKind, subject: string): Promise<void>
}

/** Makes the preferences over `personalization.preference`. */
export function createPreferences({ database, now }: PersonalizationContext): Preferences {
  const readMany: Preferences['readMany'] = async (userId, kind, subjects) => {
    if (subjects.length === 0) return new Map()
    const rows = await database
      .selectFrom('personalization.preference')
      .select(['subject', 'value'])
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('subject', 'in', subjects)
      .execute()
    return new Map(rows.map((row) => [row.subject, row.value]))
  }
  return {
    readMany,
    read: async (userId, kind, subject) => (await readMany(userId, kind, [subject])).get(subject) ?? null,
    async write(userId, kind, subject, value) {
      const chosen = { value: JSON.stringify(value), changed_at: now() }
      await database
        .insertInto('personalization.preference')
        .values({ user_id: userId, kind, subject, ...chosen })
        .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'subject']).doUpdateSet(chosen))
        .execute()
    },
    async forgetSubject(kind, subject) {
      await database
        .deleteFrom('personalization.preference')
        .where('kind', '=', kind)
        .where('subject', '=', subject)
        .execute()
    },
  }
}

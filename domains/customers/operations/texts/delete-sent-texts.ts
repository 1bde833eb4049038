import type { Queryable } from '@porchlight/jobs'

/**
 * Deletes the stored texts to and from these numbers (`+17135550100`). A number's opt-out remains: the law requires a
 * record of it for as long as we send texts.
 */
export async function deleteSentTexts(queryable: Queryable, numbers: readonly string[]): Promise<void> {
  await queryable.query('delete from texts.sent where number = any($1)', [numbers])
  await queryable.query('delete from texts.news where number = any($1)', [numbers])
}

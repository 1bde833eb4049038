import type { Queryable } from '@porchlight/jobs'

/**
 * Deletes what is stored of texts to and from these numbers (`+17135550100`). That an owner opted out stays: the law wants
 * it known for as long as we send texts.
 */
export async function deleteSentTexts(queryable: Queryable, numbers: readonly string[]): Promise<void> {
  await queryable.query('delete from texts.sent where number = any($1)', [numbers])
  await queryable.query('delete from texts.news where number = any($1)', [numbers])
}

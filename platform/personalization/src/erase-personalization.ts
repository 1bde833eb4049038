import type pg from 'pg'

/** Deletes what users configured for themselves, and the pictures of these records. */
export async function erasePersonalization(
  pool: Pick<pg.Pool, 'query'>,
  { userIds, recordIds }: { readonly userIds: readonly string[]; readonly recordIds: readonly string[] },
): Promise<void> {
  for (const table of ['preference', 'recent_item'])
    await pool.query(`delete from personalization.${table} where user_id = any($1)`, [userIds])
  await pool.query('delete from personalization.list_view where owner_id = any($1)', [userIds])
  await pool.query('delete from personalization.avatar where record_id = any($1)', [recordIds])
}

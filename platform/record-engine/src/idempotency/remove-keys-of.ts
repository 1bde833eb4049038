import type { Queryable } from '../database/queryable'

/** Deletes the stored answers to requests of one user, whatever their age. */
export async function removeIdempotencyKeysOf(connection: Queryable, userId: string): Promise<void> {
  await connection.query('delete from platform.idempotency_key where user_id = $1', [userId])
}

import type pg from 'pg'
import { runStatement } from '../database/run-statement'
import { storedSince } from './stored-since'

/** Deletes answers that are no longer replayed and returns how many; for a job that runs once a day. */
export async function removeExpiredIdempotencyKeys(pool: pg.Pool, now: Date): Promise<number> {
  const text = 'delete from platform.idempotency_key where created_at <= $1 returning 1'
  const rows = await runStatement(pool, { text, name: undefined }, [storedSince(now).toISOString()])
  return rows.length
}

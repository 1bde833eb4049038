import { inTransaction } from '@porchlight/transactions'
import type pg from 'pg'

/**
 * Erases the names and addresses of these orders from the tables, except where a file still has to be written with
 * them. Data sent to the market remains with the market, and archived files are the operator's.
 */
export function forgetRequests(pool: pg.Pool, requestIds: readonly string[]): Promise<void> {
  return inTransaction(pool, async (connection) => {
    const ids = [requestIds]
    await connection.query(
      `update texas_set.interchange set content = null
       where state <> 'prepared' and id in (select interchange from texas_set.sent where request_id = any ($1))`,
      ids,
    )
    await connection.query(
      `update texas_set.sent set segments = '[]' where request_id = any ($1) and interchange is not null`,
      ids,
    )
    await connection.query(`update texas_set.message set content = '{}' where request_id = any ($1)`, ids)
    await connection.query(
      `update texas_set.request set market_order = market_order || '{"customerName":"ERASED","street":"ERASED","city":"ERASED"}'
       where request_id = any ($1)`,
      ids,
    )
  })
}

/** Deletes data older than `before`: messages and files that were exchanged, and the requests that they were about. */
export function purgeMarketFiles(pool: pg.Pool, before: Date): Promise<void> {
  return inTransaction(pool, async (connection) => {
    const old = `select id from texas_set.interchange where made_at < $1 order by made_at limit 5000`
    await connection.query(
      `delete from texas_set.event where message in (select id from texas_set.message where interchange in (${old}))`,
      [before],
    )
    await connection.query(`delete from texas_set.message where interchange in (${old})`, [before])
    await connection.query(`delete from texas_set.sent where interchange in (${old})`, [before])
    await connection.query(`delete from texas_set.interchange where id in (${old})`, [before])
    await connection.query(
      `delete from texas_set.event where request_id in (select request_id from texas_set.request where made_at < $1)`,
      [before],
    )
    await connection.query('delete from texas_set.request where made_at < $1', [before])
  })
}

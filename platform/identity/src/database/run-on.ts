import type { CompiledQuery } from 'kysely'
import type pg from 'pg'

/**
 * A pool, or the connection of a transaction: what is written through the latter persists exactly if the transaction
 * commits.
 */
export type Queryable = Pick<pg.Pool, 'query'> | Pick<pg.PoolClient, 'query'>

/** Runs a statement compiled by Kysely where the caller wants it to run, and returns its rows. */
export async function runOn<Row>(
  queryable: Queryable,
  { sql, parameters }: CompiledQuery<Row>,
): Promise<readonly Row[]> {
  const { rows } = await queryable.query<Row & pg.QueryResultRow>(sql, [...parameters])
  return rows
}

import type pg from 'pg'
import { isPooled } from '../database/open-database'
import { runStatement } from '../database/run-statement'

/** Which transactions a statement saw the work of: those before `next` that were not `running`. */
export interface DatabaseSnapshot {
  /** The first of those that were running, or `next`. */
  readonly first: bigint
  /** The first transaction id such that neither it nor any later one had begun or ended. */
  readonly next: bigint
  readonly running: readonly bigint[]
}

/** A change that has been written but is not in a snapshot. */
export interface UnseenChange {
  readonly transaction: bigint
  /** The user whose request caused it; null for none, such as a job. */
  readonly person: string | null
  readonly objectApiName: string
  /** 18 characters. */
  readonly recordId: string
  readonly kind: 'create' | 'update' | 'delete'
  readonly changedFields: readonly string[]
}

/**
 * The maximum number of changes that are examined. There are more on a standby that lags far behind, or while a
 * transaction has been running for long: then there is no cheap way to determine what it lacks.
 */
const lookSize = 5_000

const unseen = `
  with recent as materialized (
    select * from feed.change_event
    where transaction_id >= $1::xid8
    order by transaction_id desc, sequence desc limit ${lookSize + 1}
  )
  select (select count(*)::int from recent),
    (select coalesce(json_agg(json_build_array(
       written_by_transaction::text, person, object_api_name, record_id, kind, to_json(changed_fields)
     )), '[]')::text
     from recent
     where written_by_transaction >= $2::xid8 or written_by_transaction = any($3::xid8[]))`

/**
 * Parses a snapshot as returned by `pg_current_snapshot()` on a primary; on a standby it does not list running
 * transactions.
 */
export function parseSnapshot(text: string): DatabaseSnapshot {
  const [first = '0', next = '0', running = ''] = text.split(':')
  return {
    first: BigInt(first),
    next: BigInt(next),
    running: running === '' ? [] : running.split(',').map(BigInt),
  }
}

/** Whether the snapshot includes what the transaction wrote, if it committed. */
export function hasTransaction({ next, running }: DatabaseSnapshot, transaction: bigint): boolean {
  return transaction < next && !running.includes(transaction)
}

/**
 * Returns the changes written by now, in the database of `pool`, that its `snapshot` does not include; null when there
 * may be too many. Uses one statement over an index, which reads few rows while the snapshot is young.
 */
export async function readUnseenChanges(
  pool: pg.Pool,
  snapshot: DatabaseSnapshot,
): Promise<readonly UnseenChange[] | null> {
  const { first, next, running } = snapshot
  const statement = { text: unseen, name: isPooled(pool) ? undefined : 'record_unseen_changes' }
  const values = [String(first), String(next), running.map(String)]
  const [row] = await runStatement(pool, statement, values)
  if (row === undefined || Number(row[0]) > lookSize) return null
  const found = JSON.parse(String(row[1])) as readonly [
    string,
    string | null,
    string,
    string,
    UnseenChange['kind'],
    readonly string[],
  ][]
  return found.map(([transaction, person, objectApiName, recordId, kind, changedFields]) => ({
    transaction: BigInt(transaction),
    person,
    objectApiName,
    recordId,
    kind,
    changedFields,
  }))
}

import type pg from 'pg'
import { runStatement } from '../database/run-statement'
import { formatPosition, parsePosition } from './change-position'

/** One write of a record, as the write pipeline noted it. It names no values: readers request those as a viewer. */
export interface RecordChange {
  readonly objectApiName: string
  /** 18 characters. */
  readonly recordId: string
  readonly kind: 'create' | 'update' | 'delete'
  /** Api names of the fields whose values changed. */
  readonly changedFields: readonly string[]
  /** ISO form, in UTC, with milliseconds. */
  readonly occurredAt: string
  /** Right after this change. */
  readonly position: string
}

/** Changes after a position, in the order of the feed. */
export interface ChangePage {
  readonly changes: readonly RecordChange[]
  /** Where to go on: after the last of `changes`, or where the reader was. */
  readonly position: string
  /** Whether more is written that other transactions, still at work, hold back. */
  readonly isHeldBack: boolean
}

const changesAfter = `
  select e.transaction_id::text, e.sequence::text, e.object_api_name, e.record_id, e.kind,
         array_to_json(e.changed_fields)::text,
         to_char(e.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
         e.transaction_id < pg_snapshot_xmin(pg_current_snapshot())
  from feed.change_event e
  where (e.transaction_id, e.sequence) > ($1::xid8, $2::bigint)
  order by e.transaction_id, e.sequence
  limit $3`

/**
 * Reads at most `limit` changes after a position. The order is that of the transactions' ids, and the answer
 * ends before the first transaction that may not be finished everywhere: what commits later comes later, so
 * a reader that goes on from `position` misses nothing and sees nothing twice. Any transaction that writes,
 * in any database of the server, holds back what was written after it began.
 *
 * The changes are those of all records: a caller that passes them on has to filter them by `visibleRecordIds` first.
 * Fails with `invalidParameter` when `after` is no position.
 */
export async function readChanges(
  pool: pg.Pool,
  request: { readonly after: string; readonly limit: number },
): Promise<ChangePage> {
  const { transactionId, sequence } = parsePosition(request.after)
  const statement = { text: changesAfter, name: 'record_changes_after' }
  const rows = await runStatement(pool, statement, [transactionId, sequence, request.limit])
  const firstUnsettled = rows.findIndex((row) => row[7] !== true)
  const settled = firstUnsettled === -1 ? rows : rows.slice(0, firstUnsettled)
  const changes = settled.map(toChange)
  return {
    changes,
    position: changes.at(-1)?.position ?? request.after,
    isHeldBack: firstUnsettled !== -1,
  }
}

/**
 * Where the feed is now. All that is written from now on comes after it; some of what was written last may
 * come as well, while a transaction that began earlier is still at work.
 */
export async function currentChangePosition(pool: pg.Pool): Promise<string> {
  const text = 'select pg_snapshot_xmin(pg_current_snapshot())::text'
  const [row] = await runStatement(pool, { text, name: undefined }, [])
  return formatPosition({ transactionId: String(row?.[0]), sequence: '0' })
}

function toChange(row: readonly unknown[]): RecordChange {
  const [transactionId, sequence, objectApiName, recordId, kind, changedFields, occurredAt] = row.map(String)
  return {
    objectApiName: objectApiName ?? '',
    recordId: recordId ?? '',
    kind: kind === 'create' || kind === 'delete' ? kind : 'update',
    changedFields: JSON.parse(changedFields ?? '[]') as readonly string[],
    occurredAt: occurredAt ?? '',
    position: formatPosition({ transactionId: transactionId ?? '0', sequence: sequence ?? '0' }),
  }
}

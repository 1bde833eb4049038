import type pg from 'pg'
import { isPooled } from '../database/open-database'
import { runStatement } from '../database/run-statement'
import { momentText } from '../sql/moment-text'
import { feedStart, formatPosition, parsePosition } from './change-position'

/**
 * One write of a record, as recorded by the write pipeline. It contains no values: readers request those as a viewer.
 */
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
  /** The position to continue from: after the last of `changes`, or the reader's current one. */
  readonly position: string
  /** Whether there are more changes that other running transactions hold back. */
  readonly isHeldBack: boolean
  /** Whether changes after the position were purged, or it is of another database: the reader has missed some. */
  readonly isExpired: boolean
}

// One statement, so that nothing is purged between reading the changes and checking for expiry.
const changesAfter = `
  select e.transaction_id::text, e.sequence::text, e.object_api_name, e.record_id, e.kind,
         array_to_json(e.changed_fields)::text,
         ${momentText('e.occurred_at')},
         e.transaction_id < pg_snapshot_xmin(pg_current_snapshot()), place.is_expired
  from (
    select $1::xid8 > pg_snapshot_xmax(pg_current_snapshot()) or exists (
      select 1 from feed.purged_through p where (p.transaction_id, p.sequence) > ($1::xid8, $2::bigint)
    ) as is_expired
  ) place
  left join lateral (
    select * from feed.change_event c
    where (c.transaction_id, c.sequence) > ($1::xid8, $2::bigint)
    order by c.transaction_id, c.sequence
    limit $3
  ) e on true
  order by e.transaction_id, e.sequence`

/**
 * Reads up to `limit` changes after a position. Each change carries the latest transaction that had ended when it was
 * written, or its own; changes are ordered by it, which for each record is the order of the writes. The result ends
 * before the first transaction that may still be in progress anywhere: what commits later sorts later, so a reader that
 * continues from `position` misses nothing and sees nothing twice. Any transaction that writes, in any database of the
 * server, holds back what was written after it began.
 *
 * The changes are those of all records: a caller that passes them on has to filter them through `visibleRecordIds`
 * first. Fails with `invalidParameter` when `after` is not a position.
 */
export async function readChanges(
  pool: pg.Pool,
  request: { readonly after: string; readonly limit: number },
): Promise<ChangePage> {
  const { transactionId, sequence } = parsePosition(request.after)
  const statement = { text: changesAfter, name: isPooled(pool) ? undefined : 'record_changes_after' }
  const rows = await runStatement(pool, statement, [transactionId, sequence, request.limit])
  const found = rows.filter(([transaction]) => transaction !== null)
  const firstUnsettled = found.findIndex((row) => row[7] !== true)
  const settled = firstUnsettled === -1 ? found : found.slice(0, firstUnsettled)
  const changes = settled.map(toChange)
  return {
    changes,
    position: changes.at(-1)?.position ?? request.after,
    isHeldBack: firstUnsettled !== -1,
    isExpired: rows[0]?.[8] === true,
  }
}

/**
 * Returns the current position of the feed. Everything written from now on comes after it; some of the latest writes
 * may come after it as well, while a transaction that began earlier is still running.
 */
export async function currentChangePosition(pool: pg.Pool): Promise<string> {
  const text = 'select pg_snapshot_xmin(pg_current_snapshot())::text'
  const [row] = await runStatement(pool, { text, name: undefined }, [])
  return formatPosition({ transactionId: String(row?.[0]), sequence: '0' })
}

/**
 * Right after the last change that can be read now, or `feedStart`. Unlike `currentChangePosition` it stays the same
 * until more can be read, and does not expire before.
 */
export async function presentPosition(pool: pg.Pool): Promise<string> {
  const text = `
    select place.transaction_id::text, place.sequence::text from (
      (select transaction_id, sequence from feed.change_event
       where transaction_id < pg_snapshot_xmin(pg_current_snapshot())
       order by transaction_id desc, sequence desc limit 1)
      union all
      select transaction_id, sequence from feed.purged_through
    ) place
    order by place.transaction_id desc, place.sequence desc limit 1`
  const [row] = await runStatement(pool, { text, name: undefined }, [])
  if (row === undefined) return feedStart
  return formatPosition({ transactionId: String(row[0]), sequence: String(row[1]) })
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

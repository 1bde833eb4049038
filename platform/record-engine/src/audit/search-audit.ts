import type { Queryable } from '../database/queryable'
import { momentText } from '../sql/moment-text'
import { type AuditedChange, decryptValues, readValueKeys, type StoredChange } from './audit-values'

/** Which entries to find; an absent property does not filter. */
export interface AuditFilter {
  readonly userId?: string
  readonly recordId?: string
  readonly action?: string
  /** Timestamps, ISO 8601: from this one on. */
  readonly from?: string
  /** Before this one. */
  readonly before?: string
}

/** Where a page of entries ends; the next one begins after it. */
export interface AuditPosition {
  readonly occurredAt: string
  readonly id: string
}

/** An entry as stored. For an erased record the values are null, and so is the reason. */
export interface StoredAuditEntry extends AuditPosition {
  readonly userId: string | null
  readonly viewerClass: string
  readonly action: string
  readonly recordId: string | null
  readonly reason: string | null
  readonly changes: readonly AuditedChange[]
  readonly facts: Readonly<Record<string, string | number>>
}

/** Finds at most `limit` entries, the newest first, behind `after`. Each filter has an index in this order. */
export async function searchAudit(
  connection: Queryable,
  { userId, recordId, action, from, before }: AuditFilter,
  { after, limit }: { readonly after: AuditPosition | null; readonly limit: number },
): Promise<readonly StoredAuditEntry[]> {
  const values: (string | number)[] = []
  const bound = (value: string | number) => `$${values.push(value)}`
  const conditions = [
    ...(userId === undefined ? [] : [`user_id = ${bound(userId)}`]),
    ...(recordId === undefined ? [] : [`record_id = ${bound(recordId)}`]),
    ...(action === undefined ? [] : [`action = ${bound(action)}`]),
    ...(from === undefined ? [] : [`occurred_at >= ${bound(from)}::timestamptz`]),
    ...(before === undefined ? [] : [`occurred_at < ${bound(before)}::timestamptz`]),
    ...(after === null
      ? []
      : [`(occurred_at, e.id) < (${bound(after.occurredAt)}::timestamptz, ${bound(after.id)}::bigint)`]),
  ]
  const where = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`
  const { rows } = await connection.query<
    Omit<StoredAuditEntry, 'changes'> & { readonly changes: readonly (StoredChange | AuditedChange)[] }
  >(
    `select e.id::text as id, user_id as "userId", viewer_class as "viewerClass", action,
       record_id as "recordId", reason, changes, facts,
       ${momentText('occurred_at')} as "occurredAt"
     from platform.audit_entry e ${where}
     order by occurred_at desc, e.id desc limit ${bound(limit)}`,
    values,
  )
  const keys = await readValueKeys(connection, [
    ...new Set(rows.flatMap(({ recordId: id }) => (id === null ? [] : [id]))),
  ])
  return rows.map((row) => ({ ...row, ...decryptValues(keys, row.recordId, row) }))
}

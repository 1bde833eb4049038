import type { Viewer, ViewerClass } from '@porchlight/metadata'
import type { Queryable } from '../database/queryable'
import { type AuditedChange, encryptValues, makeValueKeys } from './audit-values'

/** Something that one of the staff did or saw, in the name of `viewer`. */
export interface AuditEntry {
  readonly viewer: { readonly class: ViewerClass; readonly userId?: string }
  /** Kebab-case, stable: `record-changed`, `file-opened`. */
  readonly action: string
  /** The record that it is about, if any. */
  readonly recordId: string | null
  /** The reason, as typed by the user; null where none was requested. */
  readonly reason?: string | null
  readonly changes?: readonly AuditedChange[]
  /** Names, ids and counts; nothing personal or secret. */
  readonly facts?: Readonly<Record<string, string | number>>
}

/** The actions of staff on records, whichever page or call they use. */
export const recordActions = {
  create: 'record-created',
  change: 'record-changed',
  delete: 'record-deleted',
  view: 'record-viewed',
} as const

const auditedClasses: readonly ViewerClass[] = ['advisor', 'supervisor', 'admin']

/** Whether what the viewer does with records is audited, as it is for everyone who serves others. */
export function isAudited(viewer: Viewer): viewer is Exclude<Viewer, { class: 'guest' }> {
  return auditedClasses.includes(viewer.class)
}

/** The length to which long texts are truncated. */
const longestValue = 1_000

const insertion = `insert into platform.audit_entry
    (occurred_at, user_id, viewer_class, action, record_id, reason, changes, facts)
  select $1, $2, $3, e.action, e.record_id, e.reason, e.changes, e.facts
  from jsonb_to_recordset($4::jsonb)
    as e (action text, record_id text, reason text, changes jsonb, facts jsonb)`

/**
 * Appends entries of one viewer. They are committed or rolled back with the transaction of `connection`: nothing is
 * audited that did not happen, and nothing happens unaudited. A record's previous values, and the reason for a change,
 * can be read until the record is erased.
 */
export async function writeAuditEntries(
  connection: Queryable,
  entries: readonly AuditEntry[],
  now: Date,
): Promise<void> {
  const [first] = entries
  if (first === undefined) return
  const { viewer } = first
  const keys = await makeValueKeys(
    connection,
    entries.flatMap(({ recordId, reason = null, changes = [] }) =>
      recordId === null || (reason === null && changes.length === 0) ? [] : [recordId],
    ),
  )
  const rows = entries.map(({ action, recordId, reason = null, changes = [], facts = {} }) => {
    const short = changes.map(({ fieldApiName, before, after }) => ({
      fieldApiName,
      before: shortened(before),
      after: shortened(after),
    }))
    return {
      action,
      record_id: recordId,
      facts,
      ...encryptValues(keys, recordId, { reason, changes: short }),
    }
  })
  const { userId = null } = viewer
  await connection.query(insertion, [now.toISOString(), userId, viewer.class, JSON.stringify(rows)])
}

function shortened(value: AuditedChange['before']): AuditedChange['before'] {
  return typeof value === 'string' && value.length > longestValue ? `${value.slice(0, longestValue)}…` : value
}

/** Views within this time of each other count as one: an open page rereads its record again and again. */
const sameViewMs = 60 * 60_000

/** Records that the viewer looked at records, at most once an hour for each. */
export async function auditViews(
  connection: Queryable,
  viewer: Viewer,
  recordIds: readonly string[],
  now: Date,
): Promise<void> {
  if (viewer.class === 'guest' || recordIds.length === 0) return
  await connection.query(
    `insert into platform.audit_entry (occurred_at, user_id, viewer_class, action, record_id)
     select $1, $2, $3, $4, viewed.id from unnest($5::text[]) as viewed (id)
     where not exists (
       select 1 from platform.audit_entry e
       where e.record_id = viewed.id and e.user_id = $2 and e.action = $4 and e.occurred_at > $6)`,
    [
      now.toISOString(),
      viewer.userId,
      viewer.class,
      recordActions.view,
      [...new Set(recordIds)],
      new Date(now.getTime() - sameViewMs).toISOString(),
    ],
  )
}

import type { Queryable } from '@porchlight/jobs'
import type { AuditEntry, AuditedChange } from '@porchlight/record-engine'

/** Details of an audit log entry beyond its facts. */
export interface AuditDetails {
  /** The record that it is about. */
  readonly recordId?: string
  /** The reason, as typed by the user. */
  readonly reason?: string
  /** What changed, where that is no field of a record written through the engine; no secret. */
  readonly changes?: readonly AuditedChange[]
  /** Who did it, where that is not the viewer yet. */
  readonly by?: AuditEntry['viewer']
  /** The connection of the transaction that it is committed or rolled back with; absent for mere reads. */
  readonly within?: Queryable
}

/**
 * Appends to the audit log, on behalf of the viewer, and writes a line to the server's log. The facts hold names, ids
 * and counts, nothing personal.
 */
export type Audit = (
  action: string,
  facts: Readonly<Record<string, string | number>>,
  details?: AuditDetails,
) => Promise<void>

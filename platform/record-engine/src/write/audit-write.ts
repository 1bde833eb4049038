import { type AuditEntry, isAudited, recordActions, writeAuditEntries } from '../audit/audit-entry'
import type { AuditedChange } from '../audit/audit-values'
import type { PreviousRecord, WriteDraft } from './write-draft'

/**
 * Audits a creation or change by staff, in the transaction of the write. A creation needs no values: the entries of
 * later changes record the original ones as the values before.
 */
export async function auditWrites(drafts: readonly WriteDraft[]): Promise<void> {
  const [first] = drafts
  if (first === undefined || !isAudited(first.viewer)) return
  const entries = drafts.flatMap(entryOf)
  await writeAuditEntries(first.engine.database, entries, first.now)
}

/** Audits a deletion by staff, with the values that the record held. */
export async function auditDeletion(
  { engine, viewer, object, recordId }: Pick<WriteDraft, 'engine' | 'viewer' | 'object' | 'recordId'>,
  previous: PreviousRecord,
): Promise<void> {
  if (!isAudited(viewer)) return
  const changes = [...object.fields.values()].flatMap(({ apiName, system }) => {
    const before = previous.values[apiName] ?? null
    return system || before === null ? [] : [{ fieldApiName: apiName, before, after: null }]
  })
  const entry = { viewer, action: recordActions.delete, recordId, changes }
  await writeAuditEntries(engine.database, [entry], engine.now())
}

function entryOf(draft: WriteDraft): readonly AuditEntry[] {
  const { viewer, recordId, previous } = draft
  if (previous === null) return [{ viewer, action: recordActions.create, recordId }]
  const changes = changesOf(draft, previous)
  return changes.length === 0 ? [] : [{ viewer, action: recordActions.change, recordId, changes }]
}

function changesOf({ changed, next }: WriteDraft, { values }: PreviousRecord): readonly AuditedChange[] {
  return [...changed].sort().flatMap((fieldApiName) => {
    const before = values[fieldApiName] ?? null
    const after = next[fieldApiName] ?? null
    return before === after ? [] : [{ fieldApiName, before, after }]
  })
}

import { headOf, type RecordEntry, type RecordHead, type StoredField } from './entry'
import type { FieldTree } from './field-tree'
import { isRecordValue, type RecordValue, versionOf } from './record'
import { recordTtlMs } from './record-lifetime'
import { isSameValue } from './same-value'
import type { Store } from './store'
import { recordKey } from './store-key'

/** When a response arrived, and the store's sequence when its request was sent. */
export interface IngestStamp {
  readonly now: number
  readonly sentAt: number
}

type Fields = Readonly<Record<string, StoredField>>

/**
 * Stores a copy of a record, with the records that it spans. Known data is merged:
 * - a copy of the same version adds its fields to the known ones;
 * - a copy of a newer version replaces them, and those that it lacks count as outdated;
 * - a copy of an older version only fills in unknown fields, as outdated.
 *
 * `requested` are the fields that the request named: those that the copy lacks are recorded as absent. Returns the
 * store key of the record.
 */
export function ingestRecord(
  store: Store,
  record: RecordValue,
  requested: FieldTree | null,
  stamp: IngestStamp,
): string {
  const incoming = ingestFields(store, record, requested, stamp)
  const known = store.entries.get(recordKey(record.id))
  // Reuses the existing key string instead of creating another one.
  const key = known?.key ?? recordKey(record.id)
  if (store.evictedAfter(key, stamp.sentAt)) return key
  const version = versionOf(record)
  if (known?.kind !== 'record') {
    store.entries.set(key, {
      kind: 'record',
      key,
      head: asHead(record, incoming),
      fields: incoming,
      version,
      absent: absentFields(record, requested, null),
      outdated: null,
      isDraft: false,
      views: [],
      revision: (known?.revision ?? 0) + 1,
      ingestedAt: stamp.now,
      expiresAt: stamp.now + recordTtlMs,
    })
    store.touch(key)
    return key
  }
  const changed =
    version < known.version
      ? fillIn(known, incoming)
      : mergeIn(
          known,
          record,
          incoming,
          absentFields(record, requested, version === known.version ? known.absent : null),
        )
  if (version >= known.version) {
    known.version = version
    known.ingestedAt = stamp.now
    known.expiresAt = stamp.now + recordTtlMs
  }
  if (changed) {
    known.revision += 1
    store.touch(key)
  }
  return key
}

/** Returns the record's fields with links instead of records; the same object when there are none. */
function ingestFields(
  store: Store,
  record: RecordValue,
  requested: FieldTree | null,
  stamp: IngestStamp,
): Fields {
  let linked: Record<string, StoredField> | null = null
  for (const name of Object.keys(record.fields)) {
    const field = record.fields[name]
    if (field === undefined || !isRecordValue(field.value)) continue
    const child = requested?.children[requested.names.indexOf(name)] ?? null
    const link = ingestRecord(store, field.value, child, stamp)
    linked ??= { ...record.fields }
    linked[name] = { displayValue: field.displayValue, link }
  }
  return linked ?? record.fields
}

function absentFields(
  record: RecordValue,
  requested: FieldTree | null,
  known: ReadonlySet<string> | null,
): ReadonlySet<string> | null {
  if (requested === null && known === null) return null
  const lacking = requested?.names.filter((name) => !Object.hasOwn(record.fields, name)) ?? []
  const before = known === null ? [] : [...known].filter((name) => !Object.hasOwn(record.fields, name))
  return lacking.length + before.length === 0 ? null : new Set([...before, ...lacking])
}

/** Adds the fields of an older copy that are not known at all. */
function fillIn(entry: RecordEntry, incoming: Fields): boolean {
  const names = Object.keys(incoming).filter(
    (name) => !Object.hasOwn(entry.fields, name) && !entry.absent?.has(name),
  )
  if (names.length === 0) return false
  const fields: Record<string, StoredField> = { ...entry.fields }
  for (const name of names) {
    const field = incoming[name]
    if (field !== undefined) fields[name] = field
  }
  entry.fields = fields
  entry.outdated = new Set([...(entry.outdated ?? []), ...names])
  return true
}

/** Merges the fields of a copy of the same or a newer version. */
function mergeIn(
  entry: RecordEntry,
  record: RecordValue,
  incoming: Fields,
  absent: ReadonlySet<string> | null,
): boolean {
  const isNewer = versionOf(record) > entry.version
  const fields = mergeFields(entry.fields, incoming)
  const outdated = outdatedFields(entry, incoming, absent, isNewer)
  const isReplaced = isNewer || (entry.version === 0 && fields !== entry.fields)
  const head = mergeHead(entry.head, record, isReplaced ? asHead(record, incoming) : null)
  const changed =
    fields !== entry.fields ||
    head !== entry.head ||
    !isSameSet(outdated, entry.outdated) ||
    !isSameSet(absent, entry.absent)
  entry.fields = fields
  entry.outdated = outdated
  entry.absent = absent
  entry.head = head
  return changed
}

function mergeFields(known: Fields, incoming: Fields): Fields {
  let merged: Record<string, StoredField> | null = null
  for (const name of Object.keys(incoming)) {
    const field = incoming[name]
    const before = Object.hasOwn(known, name) ? known[name] : undefined
    if (field === undefined || (before !== undefined && isSameField(before, field))) continue
    merged ??= { ...known }
    merged[name] = field
  }
  return merged ?? known
}

function isSameField(left: StoredField, right: StoredField): boolean {
  return (
    left.displayValue === right.displayValue &&
    left.link === right.link &&
    (left.value === right.value || isSameValue(left.value, right.value))
  )
}

function outdatedFields(
  entry: RecordEntry,
  incoming: Fields,
  absent: ReadonlySet<string> | null,
  isNewer: boolean,
): ReadonlySet<string> | null {
  if (!isNewer && entry.outdated === null) return null
  const candidates = isNewer ? Object.keys(entry.fields) : [...(entry.outdated ?? [])]
  const outdated = candidates.filter((name) => !Object.hasOwn(incoming, name) && !absent?.has(name))
  return outdated.length === 0 ? null : new Set(outdated)
}

/**
 * The head of the entry after a merge: `newer`, that of a newer version. Within a version it is preserved: the eTag
 * differs with every set of fields, and readers of the same fields must not be notified of that. A deeply nested copy
 * arrives without its record type, so a known one is preserved.
 */
function mergeHead(known: RecordHead, record: RecordValue, newer: RecordHead | null): RecordHead {
  const recordTypeInfo = record.recordTypeInfo ?? known.recordTypeInfo
  const head = newer ?? known
  return isSameValue(recordTypeInfo, head.recordTypeInfo) ? head : { ...head, recordTypeInfo }
}

/** A record that refers to no other serves as its own head: copying it is most of the work of ingesting it. */
function asHead(record: RecordValue, incoming: Fields): RecordHead {
  return incoming === record.fields ? record : headOf(record)
}

function isSameSet(left: ReadonlySet<string> | null, right: ReadonlySet<string> | null): boolean {
  if (left === right) return true
  if (left === null || right === null || left.size !== right.size) return false
  return [...left].every((name) => right.has(name))
}

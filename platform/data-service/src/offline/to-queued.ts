import type { ResourceRequest } from '../network/resource-request'
import type { Draft } from '../store/drafts'
import { recordKey } from '../store/store-key'
import type { OfflineContext } from './offline-adapter'
import { keyHeader, type QueuedWrite, versionHeader } from './queued-write'

/** The record that a write changes, in its cached version. */
interface Held {
  readonly apiName: string
  readonly weakEtag: number
  readonly values: Readonly<Record<string, unknown>>
  /** Whether the server must reject the write when the record is newer. */
  readonly isChecked: boolean
}

function heldFor(draft: Draft, request: ResourceRequest, { entries }: OfflineContext): Held | null {
  const entry = draft.kind === 'create' ? undefined : entries.get(recordKey(draft.recordId))
  if (entry?.kind !== 'record' || entry.isDraft) return null
  const values = Object.fromEntries(Object.entries(entry.fields).map(([name, { value }]) => [name, value]))
  // Actions and deletions do not require a version.
  const isChecked = draft.kind === 'update' && !('actionApiName' in request.urlParams)
  return { apiName: entry.head.apiName, weakEtag: entry.version, values, isChecked }
}

/** The position of a write in the queue. */
interface Standing {
  /** A UUID, which is its key as well. */
  readonly id: string
  readonly number: number
  /** Milliseconds of the epoch. */
  readonly at: number
}

/**
 * Converts a write to its queued form: with a key, and based on the currently cached version of its record, unless it
 * names one itself.
 */
export function toQueued(
  request: ResourceRequest,
  context: OfflineContext,
  draft: Draft,
): (standing: Standing) => QueuedWrite {
  const held = heldFor(draft, request, context)
  const { headers } = request
  const isVersioned = versionHeader in headers || 'If-Unmodified-Since' in headers
  const isCreate = draft.kind === 'create'
  const fields = draft.kind === 'delete' ? {} : draft.fields
  return ({ id, number, at }) => ({
    id,
    number,
    queuedAt: at,
    adapter: context.adapter,
    request: {
      ...request,
      headers: {
        [keyHeader]: id,
        ...(held?.isChecked && !isVersioned ? { [versionHeader]: `"${held.weakEtag}"` } : {}),
        ...headers,
      },
    },
    kind: draft.kind,
    apiName: isCreate ? draft.apiName : (held?.apiName ?? null),
    recordId: isCreate ? draftRecordId(id) : draft.recordId,
    fields,
    base: held && Object.fromEntries(Object.keys(fields).map((name) => [name, held.values[name] ?? null])),
    about: (isCreate ? draft.about : undefined) ?? null,
    showIn: context.showIn,
    followsOwn: false,
    madeAs: null,
    tries: 0,
    triedAt: null,
    error: null,
    conflict: null,
  })
}

/**
 * Creates the temporary id of a record until it is created: formed like a record id, with a prefix that no object has.
 */
function draftRecordId(id: string): string {
  return `000${id.replaceAll('-', '').slice(0, 15)}`
}

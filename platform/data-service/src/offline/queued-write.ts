import type { FetchResponse, ResourceRequest } from '../network/resource-request'

/** A write that waits on the device until the server can be reached. Plain data: it is stored unchanged. */
export interface QueuedWrite {
  readonly id: string
  /** Orders the queue; grows with each write. */
  readonly number: number
  /** Milliseconds of the epoch. */
  readonly queuedAt: number
  /** The name of the write adapter. */
  readonly adapter: string
  readonly request: ResourceRequest
  readonly kind: 'create' | 'update' | 'delete'
  /** Null when the record was not in the cache. */
  readonly apiName: string | null
  /** The record that is changed; for one still to be created, its temporary id. */
  readonly recordId: string
  /** The intended outcome of the write: field api names, without the object's, to values. */
  readonly fields: Readonly<Record<string, unknown>>
  /** The cached values that they replace; null when the record was not cached. */
  readonly base: Readonly<Record<string, unknown>> | null
  /** The record of a quick action that leaves it to the server what to change in it; null for other writes. */
  readonly about: string | null
  /** The keys of the lists that show a record still to be created. */
  readonly showIn: readonly string[]
  /** Whether an earlier write of this queue has changed the record to a version that its response did not name. */
  readonly followsOwn: boolean
  /**
   * For a write that has created its record, the record's id: it is stored for a day, for writes that still name the
   * temporary id.
   */
  readonly madeAs: string | null
  readonly tries: number
  /** Milliseconds of the epoch; null before the first attempt. */
  readonly triedAt: number | null
  /** The error of the last attempt; null before one, and after one that only failed on the network. */
  readonly error: FetchResponse | null
  /** The server's version of the record, after it rejected the write because the record is newer. */
  readonly conflict: Conflict | null
}

/** Another version of a record. */
export interface Conflict {
  readonly weakEtag: number
  /** The server's values of the fields that the write would change. */
  readonly theirs: Readonly<Record<string, unknown>>
}

/** The header that makes a write idempotent, however often it is sent. */
export const keyHeader = 'Idempotency-Key'
/** The header that rejects a change of a newer version. */
export const versionHeader = 'If-Match'

/** Statuses from an intermediary, or from a server that is not ready: the write may be retried. */
const unreachable = new Set([0, 401, 429, 502, 503, 504])

export function isUnreachable({ status }: FetchResponse): boolean {
  return unreachable.has(status)
}

/** Whether the server has rejected a write, so that it is not resent automatically. */
export function isRefused({ error }: QueuedWrite): boolean {
  return error !== null && !isUnreachable(error)
}

/** Whether two writes are of the same record, so that they are sent in order. */
export function sharesRecord(write: QueuedWrite, other: QueuedWrite): boolean {
  const ids = [other.recordId, other.about]
  return ids.includes(write.recordId) || (write.about !== null && ids.includes(write.about))
}

/** Returns the earlier writes of the queue that must precede this one, in order. */
export function waitsFor(write: QueuedWrite, queue: readonly QueuedWrite[]): readonly QueuedWrite[] {
  return queue.filter(
    (other) =>
      other.number < write.number &&
      (sharesRecord(write, other) || (other.kind === 'create' && mentions(write, other.recordId))),
  )
}

/** Returns that write and all that cannot be made without it, in order. */
export function withDependents(write: QueuedWrite, queue: readonly QueuedWrite[]): readonly QueuedWrite[] {
  const found = new Set([write])
  for (const later of queue) {
    const isLost = [...found].some(
      (lost) =>
        lost.kind === 'create' && (lost.recordId === later.recordId || mentions(later, lost.recordId)),
    )
    if (isLost) found.add(later)
  }
  return [...found]
}

/** Returns a write whose request and values name the created record instead of its temporary id. */
export function withRecordMade(write: QueuedWrite, draftId: string, recordId: string): QueuedWrite {
  if (write.recordId !== draftId && !mentions(write, draftId)) return write
  const replaced = (value: unknown): unknown => {
    if (value === draftId) return recordId
    if (Array.isArray(value)) return value.map(replaced)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, replaced(part)]))
  }
  return replaced(write) as QueuedWrite
}

/** Returns the write with the version that an earlier one of the queue has produced for the same record. */
export function withVersion(write: QueuedWrite, recordId: string, weakEtag: unknown): QueuedWrite {
  const { headers } = write.request
  if (write.recordId !== recordId || !(versionHeader in headers) || typeof weakEtag !== 'number') return write
  return withHeaders(write, { ...headers, [versionHeader]: `"${weakEtag}"` })
}

/** Whether the write created its record; false for writes stored by an older version, which lack the information. */
export function isMade({ madeAs }: QueuedWrite): boolean {
  return (madeAs ?? null) !== null
}

/** Returns what remains of a write that has created its record: only the record's id. */
export function asMade(write: QueuedWrite, madeAs: string): QueuedWrite {
  return { ...write, madeAs, fields: {}, base: null, showIn: [], request: { ...write.request, body: null } }
}

/** Returns a write with other values than it was queued with, as chosen in resolving a conflict. */
export function withFields(write: QueuedWrite, fields: QueuedWrite['fields']): QueuedWrite {
  const { body } = write.request
  const changed = typeof body === 'object' && body !== null && 'fields' in body ? { ...body, fields } : body
  return { ...write, fields, request: { ...write.request, body: changed } }
}

export function withHeaders(write: QueuedWrite, headers: ResourceRequest['headers']): QueuedWrite {
  return { ...write, request: { ...write.request, headers } }
}

function mentions({ request }: QueuedWrite, id: string): boolean {
  return JSON.stringify([request.urlParams, request.body]).includes(`"${id}"`)
}

import type { PorchlightError } from '@porchlight/errors'
import type { FieldScalar, RecordRepresentation, Viewer, WriteGrant } from '@porchlight/metadata'
import type { Queryable } from './database/queryable'

/** The requested fields of a record. Names are unqualified and may span: `Name`, `Account.Brand.Name`. */
export interface FieldSelection {
  /** Every one must exist and be readable by the viewer, or the call fails with `unknownField`. */
  readonly fields: readonly string[]
  /** Omitted from the response when they do not exist or may not be read. */
  readonly optionalFields: readonly string[]
}

/** An ordering by a field that may span. */
export interface Ordering {
  readonly field: string
  readonly ascending: boolean
}

/**
 * A page of a list: from the start, after one of our tokens, or at an offset within the first 2,000 rows. `only` is the
 * first page when no other is requested: no extra row is read, and no neighbour is named.
 */
export type PagePosition =
  | { readonly kind: 'start' | 'only' }
  | { readonly kind: 'token'; readonly token: string }

/**
 * A condition over fields, as used in the `where` of list calls and the filters of list views. A date or a timestamp
 * may be compared with days relative to the current date: `{ literal: 'LAST_N_DAYS:7' }`. A `like` pattern treats every
 * backslash literally unless it is passed as `{ escapedPattern }`.
 */
export type Condition =
  | {
      readonly kind: 'compare'
      readonly field: string
      readonly operator: ComparisonOperator
      readonly value: unknown
    }
  | { readonly kind: 'and' | 'or'; readonly conditions: readonly Condition[] }
  | { readonly kind: 'not'; readonly condition: Condition }

export type ComparisonOperator = 'eq' | 'ne' | 'lt' | 'lte' | 'gt' | 'gte' | 'like' | 'in' | 'nin'

/** The parameters of a list of records. `pageSize` is within 1 and 2000; the caller has checked it. */
export interface ListRequest {
  readonly objectApiName: string
  readonly selection: FieldSelection
  readonly condition: Condition | null
  /** The records whose reference field `fieldApiName` is `recordId`; for related lists. */
  readonly parent: { readonly fieldApiName: string; readonly recordId: string } | null
  readonly orderings: readonly Ordering[]
  readonly searchTerm: string | null
  readonly pageSize: number
  readonly position: PagePosition
}

/** Which records are counted. */
export type CountRequest = Pick<ListRequest, 'objectApiName' | 'condition' | 'parent' | 'searchTerm'>

/** The number of records; with `hasMore`, there are more than `count`. */
export interface RecordCount {
  readonly count: number
  readonly hasMore: boolean
}

/** A page of records. Tokens are opaque, signed and bound to viewer and request. */
export interface RecordPage {
  readonly records: readonly RecordRepresentation[]
  readonly currentPageToken: string
  readonly nextPageToken: string | null
  readonly previousPageToken: string | null
}

/** The version of a record, and who reaches it. */
export interface RecordAudience {
  readonly id: string
  readonly apiName: string
  readonly weakEtag: number
  /** Whether the viewer could read the record when its audience was read; no statement is sent for it. */
  isReachedBy(viewer: Viewer): boolean
}

/** A search for records of an object. The best 500 can be paged through. */
export interface SearchRequest {
  readonly objectApiName: string
  readonly selection: FieldSelection
  /** The search term; the object declares which of its fields are searched. */
  readonly term: string
  readonly condition: Condition | null
  /** Within 1 and 200; the caller has checked it. */
  readonly pageSize: number
  /** How many of the best are passed over. */
  readonly offset: number
}

/** A record that fits a search. */
export interface FoundRecord {
  readonly record: RecordRepresentation
  /** Whether one of its identifiers is the whole term. */
  readonly isExact: boolean
}

/** The records that fit, the best first. */
export interface SearchPage {
  readonly found: readonly FoundRecord[]
  readonly hasMore: boolean
}

/** Values of one record, as sent in a request. */
export interface RecordInput {
  readonly fields: Readonly<Record<string, unknown>>
  /** Whether the object's assignment rule chooses the owner unless `fields` does; false by default. */
  readonly useDefaultRule?: boolean
}

/** The version that the writer last saw; either part may be absent. */
export interface ExpectedVersion {
  /** `systemModstamp` in milliseconds; compared exactly. */
  readonly weakEtag?: number
  /** An HTTP date in milliseconds; the record must not be newer than the second it names. */
  readonly ifUnmodifiedSinceMs?: number
}

/** One write of a batch. Ids have 18 characters. */
export type WriteOperation =
  | {
      readonly type: 'create'
      readonly objectApiName: string
      readonly fields: Readonly<Record<string, unknown>>
      readonly useDefaultRule?: boolean
    }
  | {
      readonly type: 'update'
      readonly recordId: string
      readonly fields: Readonly<Record<string, unknown>>
      readonly useDefaultRule?: boolean
      readonly expected?: ExpectedVersion
    }
  | { readonly type: 'delete'; readonly recordId: string; readonly expected?: ExpectedVersion }

/** Writes that are sent together. */
export interface WriteBatch {
  readonly allOrNone: boolean
  readonly operations: readonly WriteOperation[]
  /** Fields that these writes may set although the viewer's access does not include them; never from a request. */
  readonly grants?: readonly WriteGrant[]
}

/** The result of one write of a batch; if another write rolled it back, the error is `batchUndone`. */
export type WriteResult =
  | { readonly kind: 'written'; readonly recordId: string }
  | { readonly kind: 'refused'; readonly error: PorchlightError }

/** Records of one object that belong to one owner, of which something or everything is to go for good. */
export interface ErasureRequest {
  readonly objectApiName: string
  /** From a record to its owner: a field, after references that lead to it (`['Bill__c', 'Account__c', 'ContactId']`). */
  readonly path: readonly string[]
  /** The value at the end of the path. */
  readonly ownerId: string
  /** The new values of fields, with `{id}` for the record's own id, if the record remains; null deletes it. */
  readonly remaining: Readonly<Record<string, string | boolean | null>> | null
  /** The maximum number of records. */
  readonly limit: number
}

/** An answer, and whether it comes from an earlier request with the same key. */
export interface IdempotentAnswer<Answer> {
  readonly answer: Answer
  readonly isReplayed: boolean
}

/** A change as reported to one viewer: without values, which the viewer reads itself. */
export interface VisibleChange {
  /** Identifies this change; the same at every reading. */
  readonly id: string
  readonly objectApiName: string
  /** 18 characters. */
  readonly recordId: string
  readonly kind: 'create' | 'update' | 'delete'
  /** Api names of those changed fields that the viewer may read; none of a deletion. */
  readonly fields: readonly string[]
  /** ISO form, in UTC, with milliseconds. */
  readonly occurredAt: string
}

/** Changes in the order in which each record was written. */
export interface VisibleChangePage {
  readonly changes: readonly VisibleChange[]
  /** The position to continue from; opaque, and valid only for this viewer with its current rights. */
  readonly position: string
  /**
   * Whether nothing more can be read for now; may also be false on pages without changes, after many that are not
   * visible.
   */
  readonly isCaughtUp: boolean
}

/** An engine whose writes are gathered. Its reads see only stored records. */
export interface Gathering extends Pick<RecordEngine, 'createRecord' | 'listRecords' | 'readRecord'> {
  /** Changes a record that is gathered. */
  readonly updateRecord: (viewer: Viewer, recordId: string, input: RecordInput) => Promise<void>
  /** The current values of a gathered record; null for others. */
  readonly valuesOf: (recordId: string) => Readonly<Record<string, FieldScalar>> | null
}

/** The reads of records that are one statement each, or one for each object. */
export type RecordReader = Pick<
  RecordEngine,
  'readRecord' | 'readRecords' | 'listRecords' | 'countRecords' | 'searchRecords'
>

/**
 * The only way to records. A record that the viewer may not reach is indistinguishable from one that
 * does not exist: null from reads, `notFound` from writes. Errors are those of `platform/errors`.
 */
export interface RecordEngine {
  /** Reads one record; null when it does not exist for this viewer. `recordId` has 18 characters. */
  readRecord(
    viewer: Viewer,
    recordId: string,
    selection: FieldSelection,
  ): Promise<RecordRepresentation | null>
  /** Reads several records of any objects, in the order of `recordIds`; null for each one that is missing. */
  readRecords(
    viewer: Viewer,
    recordIds: readonly string[],
    selection: FieldSelection,
  ): Promise<readonly (RecordRepresentation | null)[]>
  /** Reads one page of an object's records. */
  listRecords(viewer: Viewer, request: ListRequest): Promise<RecordPage>
  /** Counts the records that `listRecords` would list, up to `max`; fails in the same cases. */
  countRecords(viewer: Viewer, request: CountRequest, max: number): Promise<RecordCount>
  /** Finds the records of an object that match a term, using only what the viewer can read of them. */
  searchRecords(viewer: Viewer, request: SearchRequest): Promise<SearchPage>
  /** Creates a record through the write pipeline and returns its id. */
  createRecord(viewer: Viewer, objectApiName: string, input: RecordInput): Promise<string>
  /** Changes a record through the write pipeline; `notFound`, `modifiedSince` or a field error when it cannot. */
  updateRecord(
    viewer: Viewer,
    recordId: string,
    input: RecordInput,
    expected?: ExpectedVersion,
  ): Promise<void>
  /** Deletes a record through the write pipeline; fails like a change. */
  deleteRecord(viewer: Viewer, recordId: string, expected?: ExpectedVersion): Promise<void>
  /**
   * Runs up to 200 writes in order and returns one result for each, in the same order. With `allOrNone`, one rejected
   * write rolls back the others; without it, each succeeds or fails independently. Fails as a whole with
   * `tooManyValues`, or when the database is unreachable before any write has been settled.
   */
  writeBatch(viewer: Viewer, batch: WriteBatch): Promise<readonly WriteResult[]>
  /**
   * Runs `run` once for all requests that carry `key` within 30 days, and returns the same answer to the later ones.
   * What `run` writes through its engine is stored together with the answer or not at all: a request whose process dies
   * leaves nothing behind. `run` executes inside a transaction throughout, so it accesses the database only through its
   * engine and calls no external service. An answer can be any JSON value; when `run` fails nothing is stored, so the
   * same request may be retried.
   *
   * Fails with `invalidParameter` unless `key` is a UUID of version 4, `invalidSession` for guests,
   * `idempotencyConflict` while a first request is still running or when the key belongs to another user, and
   * `idempotencyMismatch` when `requestHash` differs from the first request's (`docs/specification/ui-api.md`).
   */
  withIdempotencyKey<Answer>(
    viewer: Viewer,
    key: string,
    requestHash: string,
    run: (engine: RecordEngine) => Promise<Answer>,
  ): Promise<IdempotentAnswer<Answer>>
  /**
   * Runs `run` inside one transaction: everything it writes through its engine and `connection` is committed or, when
   * it fails, rolled back. Meant for work that must be atomic with records, such as enqueuing a job. `run` awaits one
   * operation at a time and calls no external service.
   */
  inOneTransaction<Result>(
    run: (engine: RecordEngine, connection: Queryable) => Promise<Result>,
  ): Promise<Result>
  /**
   * Runs `run` with an engine that builds new records in memory, through all steps of the pipeline and with all their
   * consequences, and stores them when it ends with one statement per object, or not at all when it fails. Meant for
   * the history of one owner, who is new as well. Each record is stored in its final state, as one creation. `run` uses
   * no other engine; a consequence that would change already stored records fails.
   */
  gather<Result>(run: (gathering: Gathering) => Promise<Result>): Promise<Result>
  /**
   * Reads up to `limit` changes, after a position of an earlier page, of records that the viewer can see now or could
   * see when they were deleted; without `after`, from the current position of the feed. Examines at most 2,000 changes.
   * Fails with `invalidChangePosition`, and with `changesExpired` once changes after the position are no longer stored.
   */
  readVisibleChanges(
    viewer: Viewer,
    request: { readonly after: string | null; readonly limit: number },
  ): Promise<VisibleChangePage>
  /** Returns those of `recordIds`, of any objects, that the viewer can currently see. */
  visibleRecordIds(viewer: Viewer, recordIds: readonly string[]): Promise<ReadonlySet<string>>
  /**
   * Erases as the platform itself: it checks no access, rule or state table and triggers no consequences, so the
   * decision is the caller's. Readers of the change feed are notified, references from other records to deleted ones
   * become empty, and what the audit log recorded of the records becomes unreadable. Returns the ids of the erased
   * records; empty when nothing is left to erase.
   */
  eraseRecords(request: ErasureRequest): Promise<readonly string[]>
  /**
   * Returns who can reach each of the `recordIds` that exist. For decisions about many viewers at once, which would
   * otherwise read each record as each viewer. None of it may be passed on to anyone who cannot reach the record.
   */
  readAudiences(recordIds: readonly string[]): Promise<readonly RecordAudience[]>
}

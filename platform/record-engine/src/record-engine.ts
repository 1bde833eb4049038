import type { PorchlightError } from '@porchlight/errors'
import type { FieldScalar, RecordRepresentation, Viewer, WriteGrant } from '@porchlight/metadata'
import type { Queryable } from './database/queryable'

/** Which fields of a record are wanted. Names are unqualified and may span: `Name`, `Account.Brand.Name`. */
export interface FieldSelection {
  /** Every one must exist and be readable by the viewer, or the call fails with `unknownField`. */
  readonly fields: readonly string[]
  /** Absent from the answer when they do not exist or may not be read. */
  readonly optionalFields: readonly string[]
}

/** An ordering by a field that may span. */
export interface Ordering {
  readonly field: string
  readonly ascending: boolean
}

/**
 * A page of a list: from the start, after a token of ours, or at an offset within the first 2,000 rows. `only` is the
 * first page where no other is requested: no further row is read, and no neighbour is named.
 */
export type PagePosition =
  | { readonly kind: 'start' | 'only' }
  | { readonly kind: 'token'; readonly token: string }

/**
 * A condition over fields, as the `where` of list calls and the filters of list views give it. A date or a
 * moment may be compared with days that move with the clock: `{ literal: 'LAST_N_DAYS:7' }`. A pattern of
 * `like` takes every backslash as it is, unless it is given as `{ escapedPattern }`.
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

/** How many records there are; when `hasMore`, there are more than `count`. */
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

/** What records of an object are searched with. The best 500 can be paged through. */
export interface SearchRequest {
  readonly objectApiName: string
  readonly selection: FieldSelection
  /** What was typed; the object declares which of its fields it is looked for in. */
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

/** Values of one record as a request gives them. */
export interface RecordInput {
  readonly fields: Readonly<Record<string, unknown>>
  /** Whether the object's assignment rule names whom the record is given to, unless `fields` does; false by default. */
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
  /** Fields that these writes may give although the viewer's access does not name them; never from a request. */
  readonly grants?: readonly WriteGrant[]
}

/** What became of one write of a batch; where another write undid it, the error is `batchUndone`. */
export type WriteResult =
  | { readonly kind: 'written'; readonly recordId: string }
  | { readonly kind: 'refused'; readonly error: PorchlightError }

/** Records of one object that belong to one owner, of which something or everything is to go for good. */
export interface ErasureRequest {
  readonly objectApiName: string
  /** From a record to its owner: a field, after references that lead to it (`['Bill__c', 'Account__c', 'ContactId']`). */
  readonly path: readonly string[]
  /** What stands at the end of the path. */
  readonly ownerId: string
  /** What fields hold from then on, with `{id}` for the record's own id, where the record stays; null: it is deleted. */
  readonly remaining: Readonly<Record<string, string | boolean | null>> | null
  /** Of so many records at most. */
  readonly limit: number
}

/** An answer and whether it comes from an earlier request with the same key. */
export interface IdempotentAnswer<Answer> {
  readonly answer: Answer
  readonly isReplayed: boolean
}

/** A change as one viewer learns of it: without values, which it reads as itself. */
export interface VisibleChange {
  /** The same at every reading, of this change alone. */
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
  /** Where to go on; opaque, and good for this viewer with its present rights only. */
  readonly position: string
  /** Whether nothing more can be read for now; false also on pages without changes, after a lot that is not visible. */
  readonly isCaughtUp: boolean
}

/**
 * An engine whose writes are gathered. Its reads see what is stored alone.
 */
export interface Gathering extends Pick<RecordEngine, 'createRecord' | 'listRecords' | 'readRecord'> {
  /** Changes a record that is gathered. */
  readonly updateRecord: (viewer: Viewer, recordId: string, input: RecordInput) => Promise<void>
  /** What a record that is gathered holds by now; null for others. */
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
  /** Reads several records of any objects, in the order of `recordIds`; null in the place of each that is missing. */
  readRecords(
    viewer: Viewer,
    recordIds: readonly string[],
    selection: FieldSelection,
  ): Promise<readonly (RecordRepresentation | null)[]>
  /** Reads one page of an object's records. */
  listRecords(viewer: Viewer, request: ListRequest): Promise<RecordPage>
  /** Counts what `listRecords` would list, up to `max`; fails as it does. */
  countRecords(viewer: Viewer, request: CountRequest, max: number): Promise<RecordCount>
  /** Finds the records of an object that fit a term, by what the viewer can read of them alone. */
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
   * Runs up to 200 writes in their order and gives one result for each, in that order. With `allOrNone` one
   * refused write undoes the others; without, each succeeds or fails on its own. Fails as a whole with `tooManyValues`,
   * or when the database cannot be reached before anything is settled.
   */
  writeBatch(viewer: Viewer, batch: WriteBatch): Promise<readonly WriteResult[]>
  /**
   * Runs `run` once for all requests that carry `key` within 30 days, and gives the others the same answer.
   * What `run` writes by its engine and the answer are stored together or not at all: a request whose process
   * dies leaves nothing behind. `run` is inside a transaction all the while: it reaches the database by its
   * engine only and calls no service outside. An answer is anything that JSON can hold; when `run` fails
   * nothing is stored, so that the same request may be sent again.
   *
   * Fails with `invalidParameter` unless `key` is a UUID of version 4, `invalidSession` for guests,
   * `idempotencyConflict` while a first request still runs or when the key is another user's, and
   * `idempotencyMismatch` when `requestHash` differs from the first request's (`docs/specification/ui-api.md`).
   */
  withIdempotencyKey<Answer>(
    viewer: Viewer,
    key: string,
    requestHash: string,
    run: (engine: RecordEngine) => Promise<Answer>,
  ): Promise<IdempotentAnswer<Answer>>
  /**
   * Runs `run` inside one transaction: all that it writes by its engine and by `connection` stays or, when it
   * fails, nothing. For what has to stand or fall with records, such as a job that is enqueued. `run` awaits one
   * thing at a time and calls no service outside.
   */
  inOneTransaction<Result>(
    run: (engine: RecordEngine, connection: Queryable) => Promise<Result>,
  ): Promise<Result>
  /**
   * Runs `run` with an engine that makes new records in memory, by all steps of the pipeline and with all that follows from
   * them, and stores them when it ends by a statement for each object, or nothing when it fails: for the history of one
   * owner, who is new as well. Each record is stored as it is in the end, as one creation. `run` uses no other engine; a
   * consequence that would change what is stored already fails.
   */
  gather<Result>(run: (gathering: Gathering) => Promise<Result>): Promise<Result>
  /**
   * Reads up to `limit` changes, after a position of an earlier page, of records that the viewer can see now or could
   * see when they were deleted; without `after`, where the feed is now. Looks at 2,000 changes at most. Fails with
   * `invalidChangePosition`, and with `changesExpired` once changes after the position are no longer stored.
   */
  readVisibleChanges(
    viewer: Viewer,
    request: { readonly after: string | null; readonly limit: number },
  ): Promise<VisibleChangePage>
  /** Those of `recordIds` that the viewer can see at this moment, of any objects. */
  visibleRecordIds(viewer: Viewer, recordIds: readonly string[]): Promise<ReadonlySet<string>>
  /**
   * Erases as the platform itself: no access, rule, state table or consequence is asked, so whoever calls it has decided.
   * Readers of the change feed learn of it, references of other records to what is deleted become empty, and nobody can
   * read what the audit log says the records held. Gives the ids of those records; none when nothing is left to erase.
   */
  eraseRecords(request: ErasureRequest): Promise<readonly string[]>
  /**
   * Who reaches each of `recordIds` that exist: for what is decided for many viewers at once, which would otherwise
   * read each record as each of them. Nothing of it may be passed on to whom the record is not reached by.
   */
  readAudiences(recordIds: readonly string[]): Promise<readonly RecordAudience[]>
}

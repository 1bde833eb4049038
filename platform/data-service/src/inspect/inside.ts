import type { CachePolicy } from '../adapter/cache-policy'
import type { FetchResponse, ResourceRequest } from '../network/resource-request'
import type { OfflineAdapter } from '../offline/offline-adapter'
import type { Snapshot } from '../snapshot/snapshot'

interface InspectedTimes {
  readonly key: string
  /** Milliseconds of the epoch. */
  readonly ingestedAt: number
  /** The last millisecond at which it is fresh; not finite for data that is never fresh, or never expires. */
  readonly expiresAt: number
}

/** A record in the cache, with the fields of all the responses that carried it. */
export interface InspectedRecord extends InspectedTimes {
  readonly kind: 'record'
  readonly head: { readonly id: string; readonly apiName: string }
  readonly fields: Readonly<Record<string, unknown>>
  readonly version: number
  /** Whether a write in flight has yet to create it. */
  readonly isDraft: boolean
}

/** A response that is not a record; links replace the records in it. */
export interface InspectedValue extends InspectedTimes {
  readonly kind: 'value'
  readonly template: unknown
}

/** A remembered 404. */
export interface InspectedError extends InspectedTimes {
  readonly kind: 'error'
  readonly error: FetchResponse
}

export type InspectedEntry = InspectedRecord | InspectedValue | InspectedError

/** One config of one adapter, and its readers. */
export interface InspectedQuery {
  readonly key: string
  readonly adapter: {
    readonly name: string
    readonly isCollection: boolean
    key(config: unknown): string
  }
  readonly config: unknown
  readonly observations: ReadonlySet<{
    readonly cachePolicy: CachePolicy | undefined
    /** The snapshot that it was shown last. */
    readonly snapshot: Snapshot<unknown>
  }>
  /** The keys whose changes notify it; empty while it has no readers. */
  readonly watchedKeys: readonly string[]
  /**
   * Returns its data in the cache at `now`, and the `keys` that this depends on; `missingFields` are the fields that a
   * record lacks, as paths below the object.
   */
  lookUp(now: number): {
    readonly found: 'data' | 'error' | 'nothing'
    readonly expiresAt: number
    readonly missingFields: readonly string[]
    readonly keys: readonly string[]
  }
}

/** A read request: everything that one config of an adapter requests in one tick, by the keys of the configs. */
export interface InspectedAsk {
  readonly adapter: { readonly name: string }
  readonly parts: ReadonlyMap<string, unknown>
}

/** The events that a data service reports to those who inspect it. */
export type TraceEvent =
  /** A reader started: what it received immediately (null: it waits), and whether a request is sent. */
  | readonly [
      what: 'read',
      query: InspectedQuery,
      policy: CachePolicy | undefined,
      served: Snapshot<unknown> | null,
      network: boolean,
    ]
  /**
   * A query requests `config`, which may be a part of its own config. `cause` is `refresh`, `incomplete` (a part was
   * dropped from the cache), `repeat` (the response was older than the cache), `clear`, or the source of a `change`;
   * undefined for the preceding read.
   */
  | readonly [what: 'ask', query: InspectedQuery, config: unknown, cause: string | undefined]
  /** A request is sent, for reads or for the write adapter of that name. The response never rejects. */
  | readonly [
      what: 'send',
      request: ResourceRequest,
      answer: Promise<FetchResponse>,
      sender: readonly InspectedAsk[] | string,
    ]
  /**
   * A change is about to be applied: by a write adapter of that name, by a notification, or by `applyChanges`. The ids
   * of `touched` are complete afterwards; the `stale` and `changed` events that follow directly result from it.
   */
  | readonly [what: 'change', source: string, touched: ReadonlySet<string>]
  /** The content under these keys was added, changed or removed. */
  | readonly [what: 'changed', keys: ReadonlySet<string>]
  /** The entry under `key` became stale; undefined: everything was dropped. */
  | readonly [what: 'stale', key: string | undefined]

/** The live internals of a data service, for tools; changes made through them notify readers. */
export interface Inside {
  readonly store: {
    readonly entries: ReadonlyMap<string, InspectedEntry>
    /** By the key of a record, the drafts of writes in flight over its fields; without any for one being deleted. */
    readonly drafts: ReadonlyMap<string, readonly Readonly<Record<string, unknown>>[]>
    /** Runs `change`, then notifies the readers of what it changed. */
    transact<Result>(change: () => Result): Result
    /** Expires an entry without rereading it. */
    expire(key: string, now: number): void
    /** Evicts an entry; within `transact` only. */
    evict(key: string): void
  }
  /** By key: queries that were read and not released since. */
  readonly queries: ReadonlyMap<string, InspectedQuery>
  /**
   * Sends a request; `forced` with a no-cache header. One that no one awaits is aborted once the query has no
   * observers.
   */
  fetch(
    query: InspectedQuery,
    forced: boolean,
    cause?: string,
    isAwaited?: boolean,
  ): Promise<Snapshot<unknown>>
  /** Milliseconds of the epoch, by the data service's own clock. */
  now(): number
  /** Where writes wait while the server cannot be reached; undefined without one. */
  readonly offline: OfflineAdapter | undefined
  /** Called with each event; undefined while nothing inspects. A listener that replaces another calls it first. */
  trace: ((...event: TraceEvent) => void) | undefined
}

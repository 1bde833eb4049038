import type { CachePolicy } from '../adapter/cache-policy'
import type { FetchResponse, ResourceRequest } from '../network/resource-request'
import type { OfflineAdapter } from '../offline/offline-adapter'
import type { Snapshot } from '../snapshot/snapshot'

interface InspectedTimes {
  readonly key: string
  /** Milliseconds of the epoch. */
  readonly ingestedAt: number
  /** The last millisecond at which it is fresh; not finite for what is kept for nobody, or for good. */
  readonly expiresAt: number
}

/** A record as the cache holds it, with the fields of all the answers that carried it. */
export interface InspectedRecord extends InspectedTimes {
  readonly kind: 'record'
  readonly head: { readonly id: string; readonly apiName: string }
  readonly fields: Readonly<Record<string, unknown>>
  readonly version: number
  /** Whether a write on its way is yet to make it. */
  readonly isDraft: boolean
}

/** An answer that is no record; links stand in the place of the records in it. */
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
    /** What it was shown last. */
    readonly snapshot: Snapshot<unknown>
  }>
  /** The keys whose changes it is told of; none while it has no readers. */
  readonly watchedKeys: readonly string[]
  /**
   * What the cache holds for it at `now`, and the `keys` that this depends on; `missingFields` are what a record lacks,
   * as paths below the object.
   */
  lookUp(now: number): {
    readonly found: 'data' | 'error' | 'nothing'
    readonly expiresAt: number
    readonly missingFields: readonly string[]
    readonly keys: readonly string[]
  }
}

/** A request of reads: everything of one tick that one config of an adapter asks for, by the keys of the configs. */
export interface InspectedAsk {
  readonly adapter: { readonly name: string }
  readonly parts: ReadonlyMap<string, unknown>
}

/** What a data service tells whoever looks into it, as it happens. */
export type TraceEvent =
  /** A reader came: what it got at once (null: it waits), and whether the network is asked. */
  | readonly [
      what: 'read',
      query: InspectedQuery,
      policy: CachePolicy | undefined,
      served: Snapshot<unknown> | null,
      network: boolean,
    ]
  /**
   * A query asks the network for `config`, which may be a part of its own. `cause` is `refresh`, `incomplete` (the
   * cache lost a part of it), `repeat` (the answer was older than the cache), `clear`, or the source of a `change`;
   * undefined for the read before.
   */
  | readonly [what: 'ask', query: InspectedQuery, config: unknown, cause: string | undefined]
  /** A request leaves, for reads or for the write adapter of that name. The answer never rejects. */
  | readonly [
      what: 'send',
      request: ResourceRequest,
      answer: Promise<FetchResponse>,
      sender: readonly InspectedAsk[] | string,
    ]
  /**
   * What changed is about to be taken in: by a write adapter of that name, by a notice, or by `applyChanges`. The ids
   * of `touched` are complete once it has been; `stale` and `changed` that follow at once came of it.
   */
  | readonly [what: 'change', source: string, touched: ReadonlySet<string>]
  /** The content under these keys came, changed or went. */
  | readonly [what: 'changed', keys: ReadonlySet<string>]
  /** What is under `key` lost its freshness; undefined: everything was dropped. */
  | readonly [what: 'stale', key: string | undefined]

/** The inside of a data service, live. Tools look at it; what they change, readers are told of. */
export interface Inside {
  readonly store: {
    readonly entries: ReadonlyMap<string, InspectedEntry>
    /** By the key of a record, what writes on their way hope for over its fields; without any for one that is to go. */
    readonly drafts: ReadonlyMap<string, readonly Readonly<Record<string, unknown>>[]>
    /** Runs `change`, and then tells the readers of what it changed. */
    transact<Result>(change: () => Result): Result
    /** Makes an entry expire; nobody reads it again for that. */
    expire(key: string, now: number): void
    /** Forgets an entry; within `transact` only. */
    evict(key: string): void
  }
  /** By their key: what was read and not let go since. */
  readonly queries: ReadonlyMap<string, InspectedQuery>
  /** Asks the server; `forced` with a no-cache header. What is not awaited is given up once nobody observes it. */
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
  /** Is told of what happens; undefined while nobody looks. Whoever puts theirs here calls the one before. */
  trace: ((...event: TraceEvent) => void) | undefined
}

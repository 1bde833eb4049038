import type { CacheLookup } from '../cache-policies/cache-decision'
import type { AnyReadAdapter } from '../network/request-queue'
import type { FetchResponse } from '../network/resource-request'
import { errorSnapshot, unfulfilled } from '../snapshot/make-snapshot'
import type { Snapshot } from '../snapshot/snapshot'
import { missing } from '../store/missing'
import { Selection } from '../store/selection'
import type { Store } from '../store/store'
import type { Observation } from './observation'

/** The cache's content for a query. */
export interface QueryLookup extends CacheLookup {
  /** Fulfilled with the data, Error with the remembered error, or Unfulfilled. */
  readonly snapshot: Snapshot<unknown>
  /** The fields that a record lacks, as paths below the object; for adapters that combine. */
  readonly missingFields: readonly string[]
  /** Everything that the lookup depends on. */
  readonly keys: readonly string[]
}

/** One config of one adapter: its data in the cache, and its observers. */
export class Query {
  readonly key: string
  readonly adapter: AnyReadAdapter
  readonly config: unknown
  readonly observations = new Set<Observation>()
  /** The unforced read in flight; later ones wait for the same. */
  flight: Promise<Snapshot<unknown>> | null = null
  /** How many reads are in flight, including forced ones. */
  flights = 0
  /** How many callers wait for a read in flight, in addition to observers. */
  waiting = 0
  /** When it was read last, in the order of reads. */
  usedAt = 0
  /** The keys that this query is registered for as a reader; empty while it has no observers. */
  watchedKeys: readonly string[] = []
  readonly #store: Store
  #lookup: QueryLookup | null = null
  #revision = -1
  #fulfilled: Extract<Snapshot<unknown>, { readonly data: unknown }> | null = null
  #stale: Snapshot<unknown> | null = null
  #staleOf: Snapshot<unknown> | null = null
  #refreshError: FetchResponse | undefined
  #repairs = 0
  #repairsSince = Number.NEGATIVE_INFINITY

  constructor(key: string, adapter: AnyReadAdapter, config: unknown, store: Store) {
    this.key = key
    this.adapter = adapter
    this.config = config
    this.#store = store
  }

  get isWanted(): boolean {
    return this.observations.size + this.waiting > 0
  }

  /** The cached data at `now`; equal data returns the same snapshot. */
  lookUp(now: number): QueryLookup {
    const known = this.#lookup
    // The expiry is extended without a new revision when a response confirms the known data.
    if (known !== null && this.#revision === this.#store.revision && now <= known.expiresAt) return known
    const lookup = this.#select(false)
    this.#lookup = lookup
    this.#revision = this.#store.revision
    return lookup
  }

  /** The same, when fields of an older version will do. */
  lookUpOutdated(): QueryLookup {
    return this.#select(true)
  }

  /** The data of the last lookup as Stale; the same object for the same data. */
  staleSnapshot(): Snapshot<unknown> {
    if (this.#stale === null || this.#staleOf !== this.#fulfilled) {
      this.#staleOf = this.#fulfilled
      this.#stale = Object.freeze({ data: undefined, ...this.#fulfilled, state: 'Stale' })
    }
    return this.#stale
  }

  /** Records why the data could not be refreshed, or that it could. */
  noteRefresh(error: FetchResponse | undefined): void {
    this.#lookup = null
    this.#refreshError = error
  }

  /**
   * Whether this query may send another request by itself after its data became incomplete: at most ten times in ten
   * seconds, so that a server that answers every read with a newer version does not cause an endless loop.
   */
  mayRepair(now: number): boolean {
    if (now - this.#repairsSince > 10_000) {
      this.#repairsSince = now
      this.#repairs = 0
    }
    this.#repairs += 1
    return this.#repairs <= 10
  }

  #select(acceptOutdated: boolean): QueryLookup {
    const selection = new Selection(this.#store, acceptOutdated)
    const data = this.adapter.select(this.config, selection)
    const { error, expiresAt, missingFields, keys } = selection
    const found = error !== null ? 'error' : data === missing ? 'nothing' : 'data'
    const snapshot =
      error !== null ? errorSnapshot(error.error) : data === missing ? unfulfilled : this.#fulfil(data)
    return { found, snapshot, expiresAt, missingFields, keys }
  }

  #fulfil(data: unknown): Snapshot<unknown> {
    const refreshError = this.#refreshError
    let snapshot = this.#fulfilled
    if (snapshot === null || snapshot.data !== data || snapshot.refreshError !== refreshError) {
      snapshot = Object.freeze({ state: 'Fulfilled', data, ...(refreshError && { refreshError }) })
      this.#fulfilled = snapshot
    }
    return snapshot
  }
}

import type { CachePolicy } from '../adapter/cache-policy'
import type { ReadAdapter } from '../adapter/read-adapter'
import { decide, forcesNetwork } from '../cache-policies/decide'
import type { DataServiceOptions } from '../data-service-api'
import * as clientErrors from '../errors/client-errors'
import type { Inside, InspectedAsk } from '../inspect/inside'
import type { HeldRecord } from '../live/live-wire'
import { type AnyReadAdapter, aborted, RequestQueue } from '../network/request-queue'
import type { FetchResponse, ResourceRequest } from '../network/resource-request'
import { sendRequest } from '../network/send-request'
import { afterTimeout } from '../schedule'
import { deepFreeze } from '../snapshot/freeze'
import { errorSnapshot, gatewayTimeout, ownAnswer, pending } from '../snapshot/make-snapshot'
import type { Snapshot } from '../snapshot/snapshot'
import { createStoreWriter } from '../store/create-store-writer'
import { Selection } from '../store/selection'
import { Store } from '../store/store'
import { entryKey } from '../store/store-key'
import { ConfigMemo } from './config-memo'
import { Comparison, type Observation } from './observation'
import { Query } from './query'
import { dropExpired, dropLeastRead } from './retention'
import { Watchers } from './watchers'

/** How often the store is trimmed at most, in milliseconds (`docs/specification/data-service.md` section 9). */
const trimIntervalMs = 5_000

const defaultMaxEntries = 10_000

const notFetchable = ownAnswer(clientErrors.notFetchable)

/** Reads: from the cache to the network and back to all who observe. */
export class QueryEngine {
  readonly store = new Store(
    (changedKeys) => {
      this.trace?.('changed', changedKeys)
      this.#tellReaders(changedKeys)
      this.#tellRecordListeners(changedKeys)
      this.#tellContentListeners([...changedKeys].some((key) => !this.store.entries.has(key)))
    },
    (key) => {
      this.trace?.('stale', key)
      this.#tellContentListeners(true)
    },
  )
  trace: Inside['trace']
  readonly now: () => number
  readonly offline: Inside['offline']
  /** By their key. */
  readonly queries = new Map<string, Query>()
  /** Called with records as they enter the store. */
  readonly recordListeners = new Set<(records: readonly HeldRecord[]) => void>()
  /** Called when the contents of the cache have changed; with true when they have shrunk. */
  readonly contentListeners = new Set<(isLess: boolean) => void>()
  /** Errors of a rendered page, by query; each is served once instead of a request. */
  readonly takenOverErrors = new Map<string, Snapshot<never>>()
  readonly watchers = new Watchers()
  readonly #options: DataServiceOptions
  readonly #queue: RequestQueue
  readonly #memo = new ConfigMemo()
  #flights = 0
  #uses = 0
  /** Whether a reader left while responses were in flight. */
  #isTrimDue = false
  #trimmedAt: number

  constructor(options: DataServiceOptions) {
    this.#options = options
    this.now = options.now
    this.offline = options.offline
    this.#trimmedAt = options.now()
    this.#queue = new RequestQueue({
      send: (...sent) => this.send(...sent),
      // Called without a receiver: browsers reject it as a method of anything but the window.
      schedule: options.schedule ?? ((task) => queueMicrotask(task)),
      sequence: () => this.store.nextSequence(),
      accept: (...answered) => this.#accept(...answered),
    })
  }

  /** The query of a config; null when the config is not valid. */
  queryOf<Config, Checked, Data>(adapter: ReadAdapter<Config, Checked, Data>, config: Config): Query | null {
    const anyAdapter: AnyReadAdapter = adapter
    const memoKey = typeof config === 'object' ? config : null
    const remembered = memoKey === null ? undefined : this.#memo.find(anyAdapter, memoKey)
    if (remembered !== undefined) return remembered
    const checked = config === null || config === undefined ? null : anyAdapter.checkConfig(config)
    if (checked === null) return null
    const key = entryKey(adapter.name, anyAdapter.key(checked))
    let query = this.queries.get(key)
    if (query === undefined) {
      query = new Query(key, anyAdapter, checked, this.store)
      this.queries.set(key, query)
    }
    if (memoKey !== null) this.#memo.remember(anyAdapter, memoKey, query)
    return query
  }

  /** Returns what `policy` serves immediately, null when the reader has to wait; and whether to send a request. */
  consult(
    query: Query,
    policy: CachePolicy | undefined,
  ): { readonly snapshot: Snapshot<unknown> | null; readonly network: boolean } {
    const takenOver = this.takenOverErrors.get(query.key)
    if (takenOver !== undefined && !forcesNetwork(policy)) return { snapshot: takenOver, network: false }
    this.#noteUse(query)
    const now = this.now()
    const lookup = query.lookUp(now)
    const { serve, network } = decide(policy, lookup, now)
    if (serve === 'cached') return { snapshot: lookup.snapshot, network }
    if (serve === 'stale') return { snapshot: query.staleSnapshot(), network }
    return { snapshot: serve === 'gatewayTimeout' ? gatewayTimeout : null, network }
  }

  read(query: Query, policy: CachePolicy | undefined): Snapshot<unknown> | Promise<Snapshot<unknown>> {
    const { snapshot, network } = this.consult(query, policy)
    this.takenOverErrors.delete(query.key)
    this.trace?.('read', query, policy, snapshot, network)
    if (snapshot === null) return this.fetch(query, forcesNetwork(policy))
    if (network) void this.fetch(query, false)
    return snapshot
  }

  /** Returns what an observation shows before it has started: previously shown data is better than nothing. */
  preview(query: Query, observation: Observation): Snapshot<unknown> {
    const { snapshot } = this.consult(query, observation.cachePolicy)
    if (snapshot !== null) {
      observation.snapshot = snapshot
    } else if (!('data' in observation.snapshot)) {
      observation.snapshot = pending
    }
    return observation.snapshot
  }

  /** Starts an observation: from here on it is notified of changes. */
  observe(query: Query, observation: Observation): void {
    const { snapshot, network } = this.consult(query, observation.cachePolicy)
    this.preview(query, observation)
    this.trace?.('read', query, observation.cachePolicy, snapshot, network)
    this.takenOverErrors.delete(query.key)
    query.observations.add(observation)
    this.watchers.watch(query, query.lookUp(this.now()).keys)
    if (network) void this.fetch(query, forcesNetwork(observation.cachePolicy), undefined, false)
  }

  unobserve(query: Query, observation: Observation): void {
    query.observations.delete(observation)
    if (query.observations.size === 0) this.watchers.unwatch(query)
    // An observer that returns in this tick, as when a view remounts, finds the read still in flight.
    if (query.flights > 0) (this.#options.after ?? afterTimeout)(0, () => this.#queue.abortUnwanted())
    this.#trim()
  }

  /** Sends a request of reads, or of the write adapter of that name. */
  send(
    request: ResourceRequest,
    sender: readonly InspectedAsk[] | string,
    signal?: AbortSignal,
  ): Promise<FetchResponse> {
    const answer = sendRequest(this.#options.network, request, signal)
    this.trace?.('send', request, answer, sender)
    return answer
  }

  /**
   * Requests the data of a query; `forced` with a no-cache header and without waiting for earlier requests. `cause` is
   * for tracing. A request that no one awaits is aborted once the query has no observers.
   */
  fetch(query: Query, forced: boolean, cause?: string, isAwaited = true): Promise<Snapshot<unknown>> {
    this.#noteUse(query)
    const flight = (forced ? null : query.flight) ?? this.#begin(query, forced, cause)
    if (isAwaited) {
      query.waiting += 1
      void flight.finally(() => {
        query.waiting -= 1
      })
    }
    return flight
  }

  #begin(query: Query, forced: boolean, cause?: string): Promise<Snapshot<unknown>> {
    this.takenOverErrors.delete(query.key)
    query.flights += 1
    this.#flights += 1
    const flight = this.#fetchComplete(query, forced, cause).finally(() => {
      query.flights -= 1
      this.#flights -= 1
      if (this.#isTrimDue) this.#trim()
      this.#keepBounded()
      if (query.flight === flight) query.flight = null
    })
    if (!forced) query.flight = flight
    return flight
  }

  /** After a write: responses in flight may show the state before it, so later reads send new requests. */
  forgetFlights(): void {
    this.#queue.forgetOnTheirWay()
    for (const query of this.queries.values()) query.flight = null
  }

  /** Expires everything that `isTouched` matches; observed queries are requested again. */
  refreshWhere(
    isTouched: (query: Query, now: number) => boolean,
    cause: string,
  ): readonly Promise<unknown>[] {
    const now = this.now()
    const touched = [...this.queries.values()].filter((query) => isTouched(query, now))
    return touched.flatMap((query) => {
      this.store.expire(query.adapter.storeKey(query.config), now)
      return query.observations.size > 0 ? [this.fetch(query, true, cause, false)] : []
    })
  }

  /** Drops everything; observers wait for new responses. */
  clear(): void {
    this.store.clear()
    this.takenOverErrors.clear()
    this.forgetFlights()
    const notified: Observation[] = []
    for (const query of this.queries.values()) {
      if (query.observations.size === 0) {
        this.queries.delete(query.key)
        continue
      }
      for (const observation of query.observations) {
        if (observation.take(pending)) notified.push(observation)
      }
      void this.fetch(query, false, 'clear', false)
    }
    this.#memo.clear()
    notifyAll(notified)
  }

  async #fetchComplete(query: Query, forced: boolean, cause: string | undefined): Promise<Snapshot<unknown>> {
    let config = this.#remainderOf(query, !forced)
    for (let round = 1; ; round += 1) {
      this.trace?.('ask', query, config, round === 1 ? cause : 'repeat')
      const response = await this.#queue.ask(query.adapter, config, forced, query)
      if (response === aborted) return errorSnapshot(aborted)
      if (response.ok || response.status === 404) query.noteRefresh(undefined)
      const lookup = query.lookUp(this.now())
      const isError = !response.ok && !(response.status === 404 && lookup.found === 'error')
      if (isError) return this.#deliverError(query, response)
      if (lookup.found !== 'nothing') return this.#deliver(query, lookup.snapshot)
      // The response coincided with a newer version or an eviction: request everything once more, then use what is
      // there.
      if (round === 2) {
        const outdated = query.lookUpOutdated()
        return outdated.found === 'nothing'
          ? this.#deliverError(query, notFetchable)
          : this.#deliver(query, outdated.snapshot)
      }
      config = this.#remainderOf(query, false)
    }
  }

  /**
   * Returns the config to request: with `narrow`, only the unknown part of a record or list whose known part is fresh.
   */
  #remainderOf(query: Query, narrow: boolean): unknown {
    const { adapter, config } = query
    const isFresh = narrow && this.#isFreshInPart(query)
    if (isFresh && adapter.combination !== null) {
      const { missingFields } = query.lookUp(this.now())
      if (missingFields.length > 0) return adapter.combination.narrow(config, missingFields)
    }
    return adapter.remainder(config, new Selection(this.store, false), isFresh)
  }

  #isFreshInPart(query: Query): boolean {
    const now = this.now()
    const { found, expiresAt } = query.lookUp(now)
    return found === 'nothing' && now <= expiresAt
  }

  #accept(
    adapter: AnyReadAdapter,
    config: unknown,
    response: FetchResponse,
    sentAt: number,
    forced: boolean,
  ): void {
    const keep = !forced || adapter.keepsForcedReads
    if (!response.ok && (response.status !== 404 || !keep)) return
    const writer = createStoreWriter(this.store, { now: this.now(), sentAt }, keep)
    this.store.transact(() => {
      if (response.ok) adapter.ingest(response.body, config, writer)
      else writer.putError(adapter.storeKey(config), response, adapter.notFoundTtlMs)
    })
  }

  #deliver(query: Query, snapshot: Snapshot<unknown>): Snapshot<unknown> {
    if (query.observations.size === 0) return snapshot
    const comparison = new Comparison()
    const notified = [...query.observations].filter((observation) => observation.take(snapshot, comparison))
    notifyAll(notified)
    return snapshot
  }

  /** Delivers an uncached error to waiting readers; others retain their data, with the error beside it. */
  #deliverError(query: Query, refreshError: FetchResponse): Snapshot<never> {
    const snapshot = errorSnapshot(refreshError)
    this.#options.onLog?.({
      event: 'readFailed',
      adapter: query.adapter.name,
      status: refreshError.status,
    })
    const notified = [...query.observations].filter((observation) => {
      const { snapshot: shown } = observation
      if (!('data' in shown)) return observation.take(snapshot)
      query.noteRefresh(refreshError)
      return observation.take(Object.freeze({ ...shown, refreshError }))
    })
    notifyAll(notified)
    return snapshot
  }

  #tellReaders(changedKeys: ReadonlySet<string>): void {
    const now = this.now()
    const notified: Observation[] = []
    const incomplete: Query[] = []
    const comparison = new Comparison()
    for (const query of this.watchers.readersOf(changedKeys)) {
      const lookup = query.lookUp(now)
      this.watchers.watch(query, lookup.keys)
      if (lookup.found === 'nothing') {
        incomplete.push(query)
        continue
      }
      const isFresh = now <= lookup.expiresAt
      for (const observation of query.observations) {
        const { state } = observation.snapshot
        if (state === 'Pending' && !isFresh) continue
        const next = state === 'Stale' && !isFresh ? query.staleSnapshot() : lookup.snapshot
        if (observation.take(next, comparison)) notified.push(observation)
      }
    }
    notifyAll(notified)
    for (const query of incomplete) {
      if (query.flights === 0 && query.mayRepair(now)) void this.fetch(query, false, 'incomplete', false)
    }
  }

  #tellContentListeners(isLess: boolean): void {
    for (const listener of this.contentListeners) listener(isLess)
  }

  /** Returns the cached records under those keys, without those still to be created. */
  heldUnder(keys: Iterable<string>): readonly HeldRecord[] {
    return [...keys].flatMap((key) => {
      const entry = this.store.entries.get(key)
      return entry?.kind === 'record' && !entry.isDraft
        ? [{ id: entry.head.id, weakEtag: entry.version }]
        : []
    })
  }

  #tellRecordListeners(changedKeys: ReadonlySet<string>): void {
    if (this.recordListeners.size === 0) return
    const records = this.heldUnder(changedKeys)
    if (records.length > 0) for (const listener of this.recordListeners) listener(records)
  }

  /** Runs after a response, and only while no other response is in flight: evicts what exceeds the limit. */
  #keepBounded(): void {
    if (this.#flights > 0) return
    this.store.forgetEvictions()
    const limit = this.#options.maxEntries ?? defaultMaxEntries
    if (this.store.entries.size <= limit) return
    dropLeastRead(this, limit, this.now())
    this.#memo.clear()
  }

  #noteUse(query: Query): void {
    this.#uses += 1
    query.usedAt = this.#uses
  }

  /** Runs once a reader has left: drops expired data that has no readers, while no response is in flight. */
  #trim(): void {
    const now = this.now()
    this.#isTrimDue = this.#flights > 0
    if (this.#isTrimDue || now - this.#trimmedAt < trimIntervalMs) return
    this.#trimmedAt = now
    dropExpired(this, now)
    this.#memo.clear()
    this.store.forgetEvictions()
  }
}

function notifyAll(observations: readonly Observation[]): void {
  for (const observation of observations) observation.notify()
}

/** Returns errors of another data service's state in a form that is served once. */
export function toTakenOverError(error: FetchResponse): Snapshot<never> {
  return errorSnapshot(deepFreeze(error))
}

import type { ReadAdapter } from './adapter/read-adapter'
import type { WriteAdapter } from './adapter/write-adapter'
import { isCachePolicy } from './cache-policies/decide'
import { checkRecordId } from './config-checks/record-id'
import type { DataService, DataServiceOptions, Observer, ReadOptions, WriteOptions } from './data-service-api'
import * as clientErrors from './errors/client-errors'
import { DataServiceError } from './errors/data-service-error'
import type { LiveChanges } from './live/live-wire'
import { createSeenChanges } from './live/seen-changes'
import type { FetchResponse, ResourceRequest } from './network/resource-request'
import { type ChangeNotifier, MergedNotices } from './query/change-notices'
import { mayHold, mayList } from './query/collections'
import { Observation } from './query/observation'
import { QueryEngine } from './query/query-engine'
import { RateLimit } from './query/rate-limit'
import { RenderedReads } from './query/rendered-reads'
import { afterTimeout } from './schedule'
import { invalidConfig, unknownCachePolicy } from './snapshot/make-snapshot'
import type { Snapshot } from './snapshot/snapshot'
import { createStoreWriter } from './store/create-store-writer'
import { type Draft, showDraft } from './store/drafts'
import { recordIdOf, recordKey } from './store/store-key'
import type { StoreWriter } from './store/store-writer'

/** Change notices of one kind: at most 60 calls in 60000 ms (`docs/specification/data-service.md` section 9). */
const notifyLimit = { calls: 60, windowMs: 60_000 }

/** Creates a data service with its own cache. */
export function createDataService(given: DataServiceOptions): DataService {
  const seenChanges = createSeenChanges(given.now)
  const options = { ...given, network: seenChanges.marked(given.network) }
  const engine = new QueryEngine(options)
  const rendered = new RenderedReads(engine, options.now)
  const notices = new Map<string, MergedNotices<unknown>>()

  /** The notices of one kind, which wait together when there are too many. */
  function noticesOf<Change>(
    kind: string,
    run: (changes: readonly Change[]) => Promise<void>,
  ): MergedNotices<Change> {
    let known = notices.get(kind) as MergedNotices<Change> | undefined
    if (known === undefined) {
      const limit = new RateLimit(notifyLimit.calls, notifyLimit.windowMs)
      const { now, after = afterTimeout } = options
      const onWait = () => options.onLog?.({ event: 'notifyLimitReached', adapter: kind })
      known = new MergedNotices(run, { limit, now, after, onWait })
      notices.set(kind, known as MergedNotices<unknown>)
    }
    return known
  }

  options.offline?.attach?.(openWrite)
  if (options.initialState !== undefined && !rendered.takeOver(options.initialState)) {
    options.onLog?.({ event: 'stateRefused' })
  }

  function read<Config, Checked, Data>(
    adapter: ReadAdapter<Config, Checked, Data>,
    config: Config,
    readOptions?: ReadOptions,
  ) {
    if (!isCachePolicy(readOptions?.cachePolicy)) return unknownCachePolicy
    const query = engine.queryOf(adapter, config)
    if (query === null) return invalidConfig
    return engine.read(query, readOptions?.cachePolicy) as Snapshot<Data> | Promise<Snapshot<Data>>
  }

  function readOnce<Config, Checked, Data>(adapter: ReadAdapter<Config, Checked, Data>, config: Config) {
    const query = engine.queryOf(adapter, config)
    return query === null ? invalidConfig : (rendered.read(query) as Snapshot<Data> | Promise<Snapshot<Data>>)
  }

  async function refresh<Config, Checked, Data>(
    adapter: ReadAdapter<Config, Checked, Data>,
    config: Config,
  ): Promise<Snapshot<Data>> {
    const query = engine.queryOf(adapter, config)
    return query === null ? invalidConfig : (engine.fetch(query, true, 'refresh') as Promise<Snapshot<Data>>)
  }

  function observe<Config, Checked, Data>(
    adapter: ReadAdapter<Config, Checked, Data>,
    config: Config,
    readOptions?: ReadOptions,
  ): Observer<Data> {
    if (!isCachePolicy(readOptions?.cachePolicy)) return observerOf(unknownCachePolicy)
    const query = engine.queryOf(adapter, config)
    if (query === null) return observerOf(invalidConfig)
    const observation = new Observation(readOptions?.cachePolicy)
    return {
      getSnapshot: () =>
        (observation.isLive ? observation.snapshot : engine.preview(query, observation)) as Snapshot<Data>,
      getInitialSnapshot: () => rendered.initialSnapshot(query, observation) as Snapshot<Data>,
      subscribe: (onChange) => {
        if (!observation.isLive) engine.observe(query, observation)
        observation.add(onChange)
        return () => {
          observation.remove(onChange)
          if (!observation.isLive) engine.unobserve(query, observation)
        }
      },
      refresh: () => engine.fetch(query, true, 'refresh') as Promise<Snapshot<Data>>,
    }
  }

  function subscribe<Config, Checked, Data>(
    adapter: ReadAdapter<Config, Checked, Data>,
    config: Config,
    listener: (snapshot: Snapshot<Data>) => void,
    readOptions?: ReadOptions,
  ): () => void {
    const observer = observe(adapter, config, readOptions)
    const notify = () => {
      const snapshot = observer.getSnapshot()
      if (snapshot.state !== 'Pending') listener(snapshot)
    }
    const unsubscribe = observer.subscribe(notify)
    notify()
    return unsubscribe
  }

  async function write<Input, Checked, Result>(
    adapter: WriteAdapter<Input, Checked, Result>,
    input: Input,
    writeOptions: WriteOptions = {},
  ): Promise<Result> {
    // Each adapter rejects an empty input with its own message, and a missing one is treated the same.
    const config = adapter.checkConfig(input ?? ({} as Input))
    if (config === null) {
      throw new DataServiceError(clientErrors.invalidWriteConfig, { adapter: adapter.name })
    }
    const { optimistic, showIn = [], onQueued } = writeOptions
    const draft = adapter.draft?.(config) ?? null
    const keys = showIn.flatMap((shown) => {
      const query = engine.queryOf(shown.adapter, shown.config)
      return query === null ? [] : [query.adapter.headKey(query.config)]
    })
    const { send, show, giveUp, takeIn, settle } = openWrite(adapter.name, keys, (response, writer) =>
      adapter.ingest(response, config, writer),
    )
    if (draft !== null && optimistic) show(draft)
    const request = adapter.resourceRequest(config)
    const drafted =
      adapter.isDraftAware &&
      options.offline &&
      (await options.offline.write(request, {
        adapter: adapter.name,
        draft,
        showIn: keys,
        send,
        entries: engine.store.entries,
        wait(recordId, shown) {
          show(shown)
          onQueued?.({ recordId })
        },
        show,
        settle,
      }))
    // The result of record adapters for an unknown record.
    if (drafted === 'queued') return null as Result
    const response = drafted || (await send(request))
    if (response.ok) return takeIn(response)
    giveUp(draft, response)
    throw response
  }

  /** A write from its first draft to its response, which `ingest` stores; `showIn` are store keys of lists. */
  function openWrite<Result>(
    name: string,
    showIn: readonly string[],
    ingest: (response: FetchResponse, writer: StoreWriter) => Result,
  ) {
    let takeBack = () => {}
    let shown: Draft | null = null
    let sentAt = engine.store.nextSequence()
    const giveUp = (draft: Draft | null, response: FetchResponse | null) => {
      engine.store.transact(takeBack)
      // The server has a different version than the cache, or no longer has the record.
      if (draft && 'recordId' in draft && (response?.status === 404 || response?.status === 412))
        void rereadRecords([draft.recordId], name)
    }
    const takeIn = (response: FetchResponse): Result => {
      engine.forgetFlights()
      const writer = createStoreWriter(engine.store, { now: options.now(), sentAt }, true)
      const touched = new Set<string>()
      engine.trace?.('change', name, touched)
      const result = engine.store.transact(() => {
        takeBack()
        return ingest(response, notingTouched(writer, touched))
      })
      if (touched.size > 0)
        engine.refreshWhere((query, now) => query.adapter.isCollection && mayHold(query, touched, now), name)
      return result
    }
    return {
      giveUp,
      takeIn,
      send(request: ResourceRequest) {
        sentAt = engine.store.nextSequence()
        return engine.send(request, name)
      },
      show: (draft: Draft) =>
        engine.store.transact(() => {
          takeBack()
          takeBack = showDraft(engine.store, draft, showIn)
          shown = draft
        }),
      settle(response: FetchResponse | null) {
        sentAt = engine.store.nextSequence()
        if (response?.ok) takeIn(response)
        else giveUp(shown, response)
      },
    }
  }

  function applyChanges({ touched, gone, missed }: LiveChanges, position?: string): void {
    const { store } = engine
    if (touched.length + gone.length > 0 || missed) seenChanges.note(position)
    const newer = touched.filter(({ id, weakEtag }) => {
      const entry = store.entries.get(recordKey(id))
      return entry?.kind !== 'record' || entry.version !== weakEtag
    })
    const keys = new Set(newer.map(({ id }) => recordKey(id)))
    const names = new Set(newer.map(({ apiName }) => apiName))
    engine.trace?.('change', 'applyChanges', new Set([...newer.map(({ id }) => id), ...gone]))
    store.transact(() => {
      for (const id of gone) store.evict(recordKey(id))
    })
    const now = options.now()
    for (const key of missed ? store.entries.keys() : keys) store.expire(key, now)
    engine.refreshWhere(
      (query) =>
        missed ||
        query.lookUp(now).keys.some((key) => keys.has(key)) ||
        (query.adapter.isCollection && names.size > 0 && mayList(query, store, names, now)),
      'applyChanges',
    )
  }

  const evictKey = (key: string) => engine.store.transact(() => engine.store.evict(key))

  const notifyRecordUpdateAvailable = (recordIds: readonly string[]) =>
    noticesOf('notifyRecordUpdateAvailable', rereadRecords).notify(recordIds)

  const notifyUpdateAvailable = <Change>(notifier: ChangeNotifier<Change>, changes: readonly Change[]) =>
    noticesOf<Change>(notifier.name, (all) => rereadTouched(notifier, all)).notify(changes)

  async function rereadTouched<Change>(
    { name, touches }: ChangeNotifier<Change>,
    changes: readonly Change[],
  ): Promise<void> {
    engine.trace?.('change', name, new Set())
    await Promise.all(
      engine.refreshWhere(
        ({ adapter, config }) => changes.some((change) => touches(change, adapter.name, config)),
        name,
      ),
    )
  }

  async function rereadRecords(
    recordIds: readonly string[],
    cause = 'notifyRecordUpdateAvailable',
  ): Promise<void> {
    const now = options.now()
    const keys = recordIds.flatMap((recordId) => {
      const checked = checkRecordId(recordId)
      return checked === null ? [] : [recordKey(checked)]
    })
    engine.trace?.('change', cause, new Set(recordIds))
    for (const key of keys) engine.store.expire(key, now)
    await Promise.all(
      [...engine.watchers.readersOf(keys)].map((query) => engine.fetch(query, true, cause, false)),
    )
  }

  return {
    read,
    readOnce,
    subscribe,
    observe,
    write,
    refresh,
    evict(adapter, config) {
      const query = engine.queryOf(adapter, config)
      if (query !== null) evictKey(query.adapter.storeKey(query.config))
    },
    evictRecord(recordId) {
      const checked = checkRecordId(recordId)
      if (checked !== null) evictKey(recordKey(checked))
    },
    notifyRecordUpdateAvailable,
    notifyUpdateAvailable,
    applyChanges,
    watchRecords: (listener) => listenIn(engine.recordListeners, listener),
    watchContents: (listener) => listenIn(engine.contentListeners, listener),
    heldRecords: () => engine.heldUnder(engine.store.entries.keys()),
    serialise: () => rendered.serialise(),
    inspect: () => engine,
    clear() {
      rendered.clear()
      engine.clear()
    },
  }
}

function listenIn<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Returns a writer that records the ids of the records it stores. */
function notingTouched(writer: StoreWriter, touched: Set<string>): StoreWriter {
  return {
    ...writer,
    putRecord(record, requestedFields) {
      touched.add(record.id)
      writer.putRecord(record, requestedFields)
    },
    evict(key) {
      const recordId = recordIdOf(key)
      if (recordId !== null) touched.add(recordId)
      writer.evict(key)
    },
  }
}

/** Returns the observer of a read that never changes. */
function observerOf(snapshot: Snapshot<never>): Observer<never> {
  return {
    getSnapshot: () => snapshot,
    getInitialSnapshot: () => snapshot,
    subscribe: () => () => undefined,
    refresh: async () => snapshot,
  }
}

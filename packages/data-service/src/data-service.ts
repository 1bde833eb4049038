import type { ReadAdapter } from './adapter/read-adapter'
import type { WriteAdapter } from './adapter/write-adapter'
import { checkRecordId } from './config-checks/record-id'
import type { DataService, DataServiceOptions, Observer, ReadOptions } from './data-service-api'
import { clientErrors } from './errors/client-errors'
import { DataServiceError } from './errors/data-service-error'
import { sendRequest } from './network/send-request'
import { Observation } from './query/observation'
import { QueryEngine } from './query/query-engine'
import { RateLimit } from './query/rate-limit'
import { RenderedReads } from './query/rendered-reads'
import { invalidConfig } from './snapshot/make-snapshot'
import type { Snapshot } from './snapshot/snapshot'
import { createStoreWriter } from './store/create-store-writer'
import { recordKey } from './store/store-key'

/** Change notices: at most 60 calls in 60000 ms (`spec/data-service.md` section 9). */
const notifyLimit = { calls: 60, windowMs: 60_000 }

/** Makes a data service with a cache of its own. */
export function createDataService(options: DataServiceOptions): DataService {
  const engine = new QueryEngine(options)
  const rendered = new RenderedReads(engine, options.now)
  const notices = new RateLimit(notifyLimit.calls, notifyLimit.windowMs)
  if (options.initialState !== undefined && !rendered.takeOver(options.initialState)) {
    options.onLog?.({ event: 'stateRefused' })
  }

  function read<Config, Checked, Data>(
    adapter: ReadAdapter<Config, Checked, Data>,
    config: Config,
    readOptions?: ReadOptions,
  ) {
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
    return query === null ? invalidConfig : (engine.fetch(query, true) as Promise<Snapshot<Data>>)
  }

  function observe<Config, Checked, Data>(
    adapter: ReadAdapter<Config, Checked, Data>,
    config: Config,
    readOptions?: ReadOptions,
  ): Observer<Data> {
    const query = engine.queryOf(adapter, config)
    if (query === null) return invalidObserver
    const observation = new Observation(readOptions?.cachePolicy)
    return {
      getSnapshot: () =>
        (observation.isLive ? observation.snapshot : engine.preview(query, observation)) as Snapshot<Data>,
      getInitialSnapshot: () => rendered.initialSnapshot(query, observation) as Snapshot<Data>,
      subscribe: (onChange) => {
        const isFirst = !observation.isLive
        if (isFirst) engine.observe(query, observation)
        observation.add(onChange)
        return () => {
          observation.remove(onChange)
          if (!observation.isLive) engine.unobserve(query, observation)
        }
      },
      refresh: () => engine.fetch(query, true) as Promise<Snapshot<Data>>,
    }
  }

  function subscribe<Config, Checked, Data>(
    adapter: ReadAdapter<Config, Checked, Data>,
    config: Config,
    listener: (snapshot: Snapshot<Data>) => void,
    readOptions?: ReadOptions,
  ): () => void {
    const observer = observe(adapter, config, readOptions)
    const tell = () => {
      const snapshot = observer.getSnapshot()
      if (snapshot.state !== 'Pending') listener(snapshot)
    }
    const unsubscribe = observer.subscribe(tell)
    tell()
    return unsubscribe
  }

  async function write<Input, Checked, Result>(
    adapter: WriteAdapter<Input, Checked, Result>,
    input: Input,
  ): Promise<Result> {
    const config = adapter.checkConfig(input)
    if (config === null) {
      throw new DataServiceError(clientErrors.invalidWriteConfig, { adapter: adapter.name })
    }
    const sentAt = engine.store.nextSequence()
    const response = await sendRequest(options.network, adapter.resourceRequest(config))
    if (!response.ok) throw response
    engine.forgetFlights()
    const writer = createStoreWriter(engine.store, { now: options.now(), sentAt }, true)
    return engine.store.transact(() => adapter.ingest(response, config, writer))
  }

  async function notifyRecordUpdateAvailable(recordIds: readonly string[]): Promise<void> {
    const now = options.now()
    if (!notices.allows(now)) {
      options.onLog?.({ event: 'notifyLimitReached' })
      return
    }
    const keys = recordIds.flatMap((recordId) => {
      const checked = checkRecordId(recordId)
      return checked === null ? [] : [recordKey(checked)]
    })
    for (const key of keys) engine.store.expire(key, now)
    await Promise.all([...engine.watchers.readersOf(keys)].map((query) => engine.fetch(query, true)))
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
      if (query !== null)
        engine.store.transact(() => engine.store.evict(query.adapter.storeKey(query.config)))
    },
    evictRecord(recordId) {
      const checked = checkRecordId(recordId)
      if (checked !== null) engine.store.transact(() => engine.store.evict(recordKey(checked)))
    },
    notifyRecordUpdateAvailable,
    serialise: () => rendered.serialise(),
    clear() {
      rendered.clear()
      engine.clear()
    },
  }
}

const invalidObserver: Observer<never> = {
  getSnapshot: () => invalidConfig,
  getInitialSnapshot: () => invalidConfig,
  subscribe: () => () => undefined,
  refresh: async () => invalidConfig,
}

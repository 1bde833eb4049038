import {
  type CachePolicy,
  type DataService,
  type FetchResponse,
  type Observer,
  type ReadAdapter,
  type Snapshot,
  type SnapshotState,
  unfulfilled,
} from '@porchlight/data-service'
import { use, useMemo, useSyncExternalStore } from 'react'
import { useDataServiceBinding } from './data-service-context'

/** The result of a read hook. `data` is present in Fulfilled and Stale, `error` in Error; both are frozen. */
export interface ReadResult<Data> {
  readonly state: SnapshotState
  readonly data: Data | undefined
  readonly error: FetchResponse | undefined
  /** Why the last attempt to read `data` again failed; undefined once one has succeeded. */
  readonly refreshError: FetchResponse | undefined
  /** Requests the data again; resolves with the result, and notifies every reader of it. */
  readonly refresh: () => Promise<Snapshot<Data>>
}

export interface ReadHookOptions {
  /** `cache-then-network` by default. */
  readonly cachePolicy?: CachePolicy
}

/**
 * Reads `config` through `adapter`; undefined requests nothing yet and is Unfulfilled. Configs are plain JSON data.
 * `hookName` is named in the error when there is no provider above.
 */
export function useReadAdapter<Config, Checked, Data>(
  hookName: string,
  adapter: ReadAdapter<Config, Checked, Data>,
  config: Config | undefined,
  options: ReadHookOptions | undefined,
): ReadResult<Data> {
  const { dataService, suspend } = useDataServiceBinding(hookName)
  // Views write configs as literals: only the content counts, so the observer depends on its serialized form.
  const requested = config === undefined ? undefined : JSON.stringify([config, options ?? {}])
  const observer = useMemo((): Observer<Data> => {
    if (requested === undefined) return idleObserver
    const [ownConfig, ownOptions]: [Config, ReadHookOptions] = JSON.parse(requested)
    return dataService.observe(adapter, ownConfig, ownOptions)
  }, [dataService, adapter, requested])
  if (suspend) use<unknown>(answerOf(dataService, adapter, config))
  const snapshot = useSyncExternalStore(observer.subscribe, observer.getSnapshot, observer.getInitialSnapshot)
  return useMemo(() => toResult(snapshot, observer.refresh), [snapshot, observer])
}

/** Creates the hook that reads through `adapter`, once per adapter: call it at the top level of a module. */
export function readHook<Config, Checked, Data>(
  hookName: string,
  adapter: ReadAdapter<Config, Checked, Data>,
) {
  return (config: Config | undefined, options?: ReadHookOptions): ReadResult<Data> =>
    useReadAdapter(hookName, adapter, config, options)
}

function toResult<Data>(snapshot: Snapshot<Data>, refresh: () => Promise<Snapshot<Data>>): ReadResult<Data> {
  return {
    state: snapshot.state,
    data: 'data' in snapshot ? snapshot.data : undefined,
    error: 'error' in snapshot ? snapshot.error : undefined,
    refreshError: 'data' in snapshot ? snapshot.refreshError : undefined,
    refresh,
  }
}

/**
 * The promise that a suspending component waits for. React identifies the promises of a component by their order, so
 * every read uses one, whether or not its data is known.
 */
export function answerOf<Config, Checked, Data>(
  dataService: DataService,
  adapter: ReadAdapter<Config, Checked, Data>,
  config: Config | undefined,
): Promise<unknown> {
  const answer = config === undefined ? settled : dataService.readOnce(adapter, config)
  return answer instanceof Promise ? answer : settled
}

/** A promise that React treats as already fulfilled. */
const settled = Object.assign(Promise.resolve(), { status: 'fulfilled' as const, value: undefined })

const idleObserver: Observer<never> = {
  getSnapshot: () => unfulfilled,
  getInitialSnapshot: () => unfulfilled,
  subscribe: () => () => undefined,
  refresh: async () => unfulfilled,
}

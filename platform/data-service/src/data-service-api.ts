import type { CachePolicy } from './adapter/cache-policy'
import type { ReadAdapter } from './adapter/read-adapter'
import type { WriteAdapter } from './adapter/write-adapter'
import type { Inside } from './inspect/inside'
import type { HeldRecord, LiveChanges } from './live/live-wire'
import type { NetworkAdapter } from './network/resource-request'
import type { OfflineAdapter } from './offline/offline-adapter'
import type { ChangeNotifier } from './query/change-notices'
import type { Schedule } from './schedule'
import type { Snapshot } from './snapshot/snapshot'
import type { DataServiceState } from './store/state'

export interface DataServiceOptions {
  readonly network: NetworkAdapter
  /** Milliseconds of the epoch. */
  readonly now: () => number
  /** Runs `task` at the end of the tick, when the reads of the tick are known; a microtask by default. */
  readonly schedule?: (task: () => void) => void
  /** The result of another data service's `serialise`; loaded as if it had just been read. */
  readonly initialState?: DataServiceState | undefined
  /** Handles writes of records while the server cannot be reached; none by default. */
  readonly offline?: OfflineAdapter | undefined
  /** Runs something after a time; `setTimeout` by default. */
  readonly after?: Schedule
  /** The maximum number of records and responses in the cache, in addition to those on screen; 10,000 by default. */
  readonly maxEntries?: number
  /** Called for events that the caller cannot see, such as a change notice beyond the limit. */
  readonly onLog?: (entry: DataServiceLogEntry) => void
}

export interface DataServiceLogEntry {
  readonly event: 'notifyLimitReached' | 'readFailed' | 'stateRefused'
  readonly adapter?: string
  readonly status?: number
}

export interface ReadOptions {
  /** `cache-then-network` by default. */
  readonly cachePolicy?: CachePolicy
}

/** Options of a write. */
export interface WriteOptions {
  /**
   * Shows the expected outcome immediately: new values in every reader of the record, a new record at the top of the
   * lists `showIn`. If the write is rejected, it is rolled back.
   */
  readonly optimistic?: boolean
  /** Lists in which a record being created is shown first; of configs that have been read. */
  readonly showIn?: readonly ShownIn[]
  /**
   * Called when the write is queued on the device instead of being sent: the result of the write is then null. For a
   * record still to be created, `recordId` identifies it in further writes.
   */
  readonly onQueued?: (queued: { readonly recordId: string }) => void
}

/** A config of a read adapter, whatever its types. */
export interface ShownIn {
  readonly adapter: ReadAdapter<unknown, unknown, unknown>
  readonly config: unknown
}

/** A reader of one config; what a view binds to. */
export interface Observer<Data> {
  /** The latest snapshot; the same object until it changes. Does not send a request. */
  readonly getSnapshot: () => Snapshot<Data>
  /** The snapshot that the page was rendered with on the server: like `getSnapshot`, whatever the age of the data. */
  readonly getInitialSnapshot: () => Snapshot<Data>
  /** Starts reading; `onChange` is called after each change of the snapshot. Ends with the returned function. */
  readonly subscribe: (onChange: () => void) => () => void
  /** Requests the data again with a no-cache header; resolves with the resulting snapshot. */
  readonly refresh: () => Promise<Snapshot<Data>>
}

/**
 * The client of the data service: reads through a cache of records that all calls share, and writes.
 * It knows no endpoint; adapters do.
 */
export interface DataService {
  /**
   * Reads according to the cache policy: returns the snapshot itself when the cache can answer, otherwise its promise,
   * which never rejects. An invalid config returns an Error snapshot with status 400, INVALID_CONFIG.
   */
  read<Config, Checked, Data>(
    adapter: ReadAdapter<Config, Checked, Data>,
    config: Config,
    options?: ReadOptions,
  ): Snapshot<Data> | Promise<Snapshot<Data>>
  /**
   * Like `read`, but sends at most one request per config and then returns its result every time, errors included: for
   * rendering a page, which may read the same config repeatedly.
   */
  readOnce<Config, Checked, Data>(
    adapter: ReadAdapter<Config, Checked, Data>,
    config: Config,
  ): Snapshot<Data> | Promise<Snapshot<Data>>
  /** Subscribes to one config: `listener` receives the first result and then every different one. */
  subscribe<Config, Checked, Data>(
    adapter: ReadAdapter<Config, Checked, Data>,
    config: Config,
    listener: (snapshot: Snapshot<Data>) => void,
    options?: ReadOptions,
  ): () => void
  observe<Config, Checked, Data>(
    adapter: ReadAdapter<Config, Checked, Data>,
    config: Config,
    options?: ReadOptions,
  ): Observer<Data>
  /**
   * Writes. Throws a `DataServiceError` for an invalid input, and the frozen `FetchResponse` when the server rejects
   * the write or cannot be reached.
   */
  write<Input, Checked, Result>(
    adapter: WriteAdapter<Input, Checked, Result>,
    input: Input,
    options?: WriteOptions,
  ): Promise<Result>
  /** Reads past the cache, with a no-cache header, and notifies every reader of the changes. */
  refresh<Config, Checked, Data>(
    adapter: ReadAdapter<Config, Checked, Data>,
    config: Config,
  ): Promise<Snapshot<Data>>
  /** Drops the cached data of `config`; active readers request it again. */
  evict<Config, Checked, Data>(adapter: ReadAdapter<Config, Checked, Data>, config: Config): void
  /** Drops a record (id of 15 or 18 characters) from the cache; active readers request it again. */
  evictRecord(recordId: string): void
  /**
   * Notifies that records changed elsewhere: every live reader of them is reread; resolves when they have been
   * notified. Beyond 60 calls in 60000 ms they are merged into one, as soon as that limit allows.
   */
  notifyRecordUpdateAvailable(recordIds: readonly string[]): Promise<void>
  /** The same for other kinds of change, such as to list views; each kind has its own limit. */
  notifyUpdateAvailable<Change>(notifier: ChangeNotifier<Change>, changes: readonly Change[]): Promise<void>
  /**
   * Applies changes made elsewhere: rereads the readers of changed records and the lists of their objects, and drops
   * deleted records. Records already cached in that version are not reread. Later requests carry the event's `position`
   * in the server's feed; without one, they request the latest data for two seconds.
   */
  applyChanges(changes: LiveChanges, position?: string): void
  /** Calls `listener` with the records that enter the cache, until the returned function is called. */
  watchRecords(listener: (records: readonly HeldRecord[]) => void): () => void
  /**
   * Calls `listener` when the contents of the cache have changed, until the returned function is called; `isLess` when
   * something was dropped or expired early.
   */
  watchContents(listener: (isLess: boolean) => void): () => void
  /** The cached records with their versions, for those who subscribe to them on the server. */
  heldRecords(): readonly HeldRecord[]
  /** Returns the contents of the cache as plain JSON data without undefined; for `initialState`. */
  serialise(): DataServiceState
  /** The inside, live, for developer tools. */
  inspect(): Inside
  /** Drops everything, as at sign-out; active readers request their data again. */
  clear(): void
}

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
  /** What `serialise` of another data service gave; taken over as if it had been read just now. */
  readonly initialState?: DataServiceState | undefined
  /** Takes writes of records over while there is no way to the server; absent: none is installed. */
  readonly offline?: OfflineAdapter | undefined
  /** Runs something after a time; `setTimeout` by default. */
  readonly after?: Schedule
  /** How many records and answers the cache holds at most, in addition to those on screen; 10,000 by default. */
  readonly maxEntries?: number
  /** Told about what the caller cannot see, such as a change notice beyond the limit. */
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

/** How a write is made. */
export interface WriteOptions {
  /**
   * Shows what the write hopes for at once: new values in every reader of the record, a new record at the
   * head of the lists `showIn`. A write that is refused takes it back.
   */
  readonly optimistic?: boolean
  /** Lists in which a record that is being made is shown first; of configs that have been read. */
  readonly showIn?: readonly ShownIn[]
  /**
   * Told when the write waits on the device instead of having been made: the write's result is null then. Of a record
   * that is yet to be made, `recordId` stands for it in further writes.
   */
  readonly onQueued?: (queued: { readonly recordId: string }) => void
}

/** A config of a read adapter, whatever its types. */
export interface ShownIn {
  readonly adapter: ReadAdapter<unknown, unknown, unknown>
  readonly config: unknown
}

/** One reader of one config; what a view binds to. */
export interface Observer<Data> {
  /** The newest snapshot; the same object until something changed. It asks for nothing. */
  readonly getSnapshot: () => Snapshot<Data>
  /** What the page was rendered with on the server: like `getSnapshot`, whatever the age of the data. */
  readonly getInitialSnapshot: () => Snapshot<Data>
  /** Starts reading; `onChange` is called after each change of the snapshot. Ends with the returned function. */
  readonly subscribe: (onChange: () => void) => () => void
  /** Asks the server again with a no-cache header; the snapshot that came of it. */
  readonly refresh: () => Promise<Snapshot<Data>>
}

/**
 * The client of the data service: reads through a cache of records that all calls share, and writes.
 * It knows no endpoint; adapters do.
 */
export interface DataService {
  /**
   * Reads by the cache policy: the snapshot itself when the cache can answer, otherwise its promise, which
   * never rejects. A config that is not valid gives an Error snapshot with status 400, INVALID_CONFIG.
   */
  read<Config, Checked, Data>(
    adapter: ReadAdapter<Config, Checked, Data>,
    config: Config,
    options?: ReadOptions,
  ): Snapshot<Data> | Promise<Snapshot<Data>>
  /**
   * Like `read`, but asks the server at most once for each config and then keeps to what came, errors too:
   * for rendering a page, which may come to the same place several times.
   */
  readOnce<Config, Checked, Data>(
    adapter: ReadAdapter<Config, Checked, Data>,
    config: Config,
  ): Snapshot<Data> | Promise<Snapshot<Data>>
  /** Follows one config: `listener` gets the first result and then each that differs. */
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
   * Writes. Throws a `DataServiceError` for an input that is not valid, and the frozen `FetchResponse` when
   * the server refuses or cannot be reached.
   */
  write<Input, Checked, Result>(
    adapter: WriteAdapter<Input, Checked, Result>,
    input: Input,
    options?: WriteOptions,
  ): Promise<Result>
  /** Reads past the cache, with a no-cache header, and tells every reader of what changed. */
  refresh<Config, Checked, Data>(
    adapter: ReadAdapter<Config, Checked, Data>,
    config: Config,
  ): Promise<Snapshot<Data>>
  /** Forgets what the cache holds for `config`; live readers ask again. */
  evict<Config, Checked, Data>(adapter: ReadAdapter<Config, Checked, Data>, config: Config): void
  /** Forgets a record (15 or 18 characters); live readers ask again. */
  evictRecord(recordId: string): void
  /**
   * Says that records changed elsewhere: every live reader of them is read again; resolves when they have
   * been notified. Beyond 60 calls in 60000 ms they are merged into one, for as soon as that limit allows.
   */
  notifyRecordUpdateAvailable(recordIds: readonly string[]): Promise<void>
  /** The same for changes of another kind, such as of list views; each kind has a limit of its own. */
  notifyUpdateAvailable<Change>(notifier: ChangeNotifier<Change>, changes: readonly Change[]): Promise<void>
  /**
   * Takes in what became of records elsewhere: readers of newer records and the lists of their objects are
   * read again, what is gone is forgotten. What the cache holds in that very version is left alone. Requests from then on
   * name the `position` of the event in the server's feed; without one, they ask for the latest for two seconds.
   */
  applyChanges(changes: LiveChanges, position?: string): void
  /** Tells `listener` of records as they come into the cache; ends with the returned function. */
  watchRecords(listener: (records: readonly HeldRecord[]) => void): () => void
  /**
   * Tells `listener` that what the cache holds has changed; `isLess` when something was forgotten or has lost its
   * freshness. Ends with the returned function.
   */
  watchContents(listener: (isLess: boolean) => void): () => void
  /** The records that the cache holds, with their versions; for whoever watches them on the server. */
  heldRecords(): readonly HeldRecord[]
  /** What the cache holds, as plain JSON data without undefined; for `initialState`. */
  serialise(): DataServiceState
  /** The inside, live, for developer tools. */
  inspect(): Inside
  /** Forgets everything, as at sign-out; live readers ask again. */
  clear(): void
}

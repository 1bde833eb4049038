import type { FetchResponse, NetworkAdapter, ResourceRequest } from '../network/resource-request'
import type { Draft } from '../store/drafts'
import type { StoreEntry } from '../store/entry'
import type { StoreWriter } from '../store/store-writer'

/** Stores writes of records as drafts on the device, to send them once the server can be reached. */
export interface OfflineAdapter {
  /**
   * Returns the response to a write: the server's, or a draft's in the same form; `queued` after `wait` was called, and
   * until `settle` is; null leaves the write to the data service.
   */
  write(request: ResourceRequest, context: OfflineContext): Promise<FetchResponse | 'queued' | null>
  /**
   * Called once by the data service that the adapter is installed in: earlier pending writes can be displayed through
   * `open`.
   */
  attach?(open: OpenWrite): void
}

/**
 * Opens a write that is already queued: `show` displays its draft instead of the previous one, at the top of the lists
 * under the keys `showIn`; `settle` ends it with the server's response, which `ingest` stores unless it is an error, or
 * with null when it was discarded unsent.
 */
export type OpenWrite = (
  adapter: string,
  showIn: readonly string[],
  ingest: (response: FetchResponse, writer: StoreWriter) => void,
) => Pick<OfflineContext, 'show' | 'settle'>

/** What an offline adapter receives with a write, and how it reports back. */
export interface OfflineContext {
  /** The name of the write adapter. */
  readonly adapter: string
  /** The expected outcome of the write; null when it cannot be displayed. */
  readonly draft: Draft | null
  /** The keys of the store's lists that show a record still to be created first. */
  readonly showIn: readonly string[]
  /** Sends the request as the data service does, so that inspecting tools see it. */
  readonly send: NetworkAdapter
  /** The contents of the cache, records under their `recordKey`. */
  readonly entries: ReadonlyMap<string, StoreEntry>
  /**
   * Queues the write, possibly for longer than the page lives, and displays `shown` in the meantime. `recordId` is the
   * record that is changed, or identifies one that is still to be created.
   */
  wait(recordId: string, shown: Draft): void
  /** Displays another draft instead of the previous one. */
  show(draft: Draft): void
  /** The server's response to a queued write: a rejected one is rolled back; null when it was discarded unsent. */
  settle(response: FetchResponse | null): void
}

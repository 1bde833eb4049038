import type { FetchResponse, NetworkAdapter, ResourceRequest } from '../network/resource-request'
import type { Draft } from '../store/drafts'
import type { StoreEntry } from '../store/entry'
import type { StoreWriter } from '../store/store-writer'

/** Keeps writes of records as drafts on the device, to send them once the server can be reached. */
export interface OfflineAdapter {
  /**
   * The answer to a write: the server's, or a draft's as the server would have given it; `queued` after `wait` was called,
   * and until `settle` is; null leaves the write to the data service.
   */
  write(request: ResourceRequest, context: OfflineContext): Promise<FetchResponse | 'queued' | null>
  /** Called once by the data service that the adapter is installed in: what waits from before can be shown through `open`. */
  attach?(open: OpenWrite): void
}

/**
 * Opens a write that waits already: `show` shows its draft, in the place of the one before, first in the lists under the
 * keys `showIn`; `settle` ends it with the server's answer, which `ingest` takes in when it is no refusal, or null when it was given up unsent.
 */
export type OpenWrite = (
  adapter: string,
  showIn: readonly string[],
  ingest: (response: FetchResponse, writer: StoreWriter) => void,
) => Pick<OfflineContext, 'show' | 'settle'>

/** What an offline adapter is told of a write, and tells of it. */
export interface OfflineContext {
  /** The name of the write adapter. */
  readonly adapter: string
  /** What the write hopes for; null when that cannot be shown. */
  readonly draft: Draft | null
  /** The keys of the store's lists in which a record that is yet to be made is shown first. */
  readonly showIn: readonly string[]
  /** Sends the request as the data service does, so that whoever looks into it sees it. */
  readonly send: NetworkAdapter
  /** What the cache holds, records under their `recordKey`. */
  readonly entries: ReadonlyMap<string, StoreEntry>
  /**
   * The write waits, possibly longer than the page lives: `shown` is shown in its place. `recordId` is the record that is
   * changed, or stands for one that is yet to be made.
   */
  wait(recordId: string, shown: Draft): void
  /** Shows another draft in the place of the one before. */
  show(draft: Draft): void
  /** The server's answer to a write that waited: what it refused is taken back; null when it was given up unsent. */
  settle(response: FetchResponse | null): void
}

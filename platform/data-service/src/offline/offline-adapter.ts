import type { FetchResponse, NetworkAdapter, ResourceRequest } from '../network/resource-request'
import type { Draft } from '../store/drafts'

/** Keeps writes of records as drafts on the device, to send them once the server can be reached. */
export interface OfflineAdapter {
  /**
   * The answer to a write: the server's, or a draft's as the server would have given it; or that it is queued, and
   * stays shown as a draft until it is settled; null leaves the write to the data service.
   */
  write(request: ResourceRequest, context: OfflineContext): Promise<FetchResponse | QueuedAnswer | null>
}

/** What an offline adapter is told of a write. */
export interface OfflineContext {
  /** The name of the write adapter. */
  readonly adapter: string
  /** What the write hopes for; null when that cannot be shown. */
  readonly draft: Draft | null
  /** The record that is changed, as the cache holds it; null without one. */
  readonly held: { readonly apiName: string; readonly weakEtag: number } | null
  /** Sends the request as the data service does, so that whoever looks into it sees it. */
  readonly send: NetworkAdapter
}

/** A write that waits for its answer, possibly longer than the page lives. */
export interface QueuedAnswer {
  /** The record that is changed; of one that is yet to be made, the id that stands for it until then. */
  readonly recordId: string
  /** The server's answer once it has come; null when the write was given up. */
  readonly settled: Promise<FetchResponse | null>
}

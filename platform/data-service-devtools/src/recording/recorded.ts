/** Why something was read: the reader's key, and the reason as a sentence. */
export interface RecordedReader {
  readonly key: string
  readonly reason: string
}

/** The source of a reader's data; `joined`: from a request that was already in flight. */
export type RecordedSource = 'cache' | 'network' | 'joined'

/** A read that the cache answered, or a request. */
export interface RecordedRequest {
  readonly id: number
  /** Milliseconds of the epoch. */
  readonly at: number
  readonly source: RecordedSource
  readonly adapter: string
  /** Empty if no request was sent. */
  readonly method: string
  readonly address: string
  readonly isForced: boolean
  /** Grows while others join the request. */
  readonly readers: RecordedReader[]
  /** For a request: null while in flight, 0 when there was no response. For a read: the state that it received. */
  status: number | string | null
  tookMs: number | null
  error: RecordedError | null
}

/** An error's shape: its origin, and its body. */
export interface RecordedError {
  readonly errorType: string
  readonly body: unknown
}

/** A write, or a change from elsewhere, and what it affected. */
export interface RecordedChange {
  readonly id: number
  readonly at: number
  /** The name of the write adapter or of the notice. */
  readonly source: string
  readonly method: string
  readonly address: string
  state: 'sending' | 'refused' | 'taken in'
  status: number | null
  tookMs: number | null
  error: RecordedError | null
  touched: readonly string[]
  /** The keys whose content it added, changed or removed, and which of these. */
  readonly changed: { readonly key: string; readonly why: string }[]
  /** The keys that lost their freshness by it, and why. */
  readonly stale: { readonly key: string; readonly why: string }[]
  /** The keys of the readers that are reread because of it. */
  readonly readAgain: string[]
}

/** Why something was read: the reader's key, and the reason in words. */
export interface RecordedReader {
  readonly key: string
  readonly reason: string
}

/** Where what a reader got came from; `joined`: from a request that was on its way already. */
export type RecordedSource = 'cache' | 'network' | 'joined'

/** A read that the cache answered, or a request. */
export interface RecordedRequest {
  readonly id: number
  /** Milliseconds of the epoch. */
  readonly at: number
  readonly source: RecordedSource
  readonly adapter: string
  /** Empty for what was not sent. */
  readonly method: string
  readonly address: string
  readonly isForced: boolean
  /** Grows while others join the request. */
  readonly readers: RecordedReader[]
  /** Of a request: null while it is on its way, 0 when nothing answered. Of a read: the state it was given. */
  status: number | string | null
  tookMs: number | null
  error: RecordedError | null
}

/** An error by its shape: who made it, and what the body says. */
export interface RecordedError {
  readonly errorType: string
  readonly body: unknown
}

/** A write, or a change from elsewhere, and what it touched. */
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
  /** The keys whose content came, changed or went with it, and what became of each. */
  readonly changed: { readonly key: string; readonly why: string }[]
  /** The keys that lost their freshness by it, and why. */
  readonly stale: { readonly key: string; readonly why: string }[]
  /** The keys of the readers that are read again because of it. */
  readonly readAgain: string[]
}

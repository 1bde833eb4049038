import type { FetchResponse } from '../network/resource-request'
import type { RecordValue } from './record'

/** Entries that belong together, such as the pages of a list, are of one edition of it. */
export interface Edition {
  /** What the entries are of. */
  readonly of: string
  /** Such as the eTag of the list's definition. */
  readonly mark: string
}

/** What adapters may do to the store with an answer. */
export interface StoreWriter {
  /**
   * Takes a record in, nested records too. `requestedFields` are the paths below the object that the request
   * named; those that the record does not carry are remembered as absent.
   */
  putRecord(record: RecordValue, requestedFields?: readonly string[]): void
  /**
   * Keeps `value` under `key` for `ttlMs`; records inside it are taken in and linked. With an `edition`, a
   * mark that differs from that of the entries kept so far evicts those.
   */
  putEntry(key: string, value: unknown, ttlMs: number, edition?: Edition): void
  /**
   * Keeps what `change` makes of the plain data under `key`, whose answers come in any order; it is given null
   * when there is none. Gives what is kept now; null when the answer came too late to be kept.
   */
  changeEntry<Value>(
    key: string,
    change: (known: Value | null, isFresh: boolean) => Value,
    ttlMs: number,
    edition?: Edition,
  ): Value | null
  /** Removes the entry and tells its readers. */
  evict(key: string): void
  /** Remembers a 404 under `key` for `ttlMs`. */
  putError(key: string, error: FetchResponse, ttlMs: number): void
}

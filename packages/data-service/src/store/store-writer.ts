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
   * Takes a record in, nested records too. `askedFields` are the paths below the object that the request
   * named; those that the record does not carry are remembered as absent.
   */
  putRecord(record: RecordValue, askedFields?: readonly string[]): void
  /**
   * Keeps `value` under `key` for `ttlMs`; records inside it are taken in and linked. With an `edition`, a
   * mark that differs from that of the entries kept so far evicts those.
   */
  putEntry(key: string, value: unknown, ttlMs: number, edition?: Edition): void
  /** Removes the entry and tells its readers. */
  evict(key: string): void
  /** Remembers a 404 under `key` for `ttlMs`. */
  putError(key: string, error: FetchResponse, ttlMs: number): void
}

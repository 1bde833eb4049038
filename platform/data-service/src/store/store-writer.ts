import type { FetchResponse } from '../network/resource-request'
import type { RecordValue } from './record'

/** Entries that belong together, such as the pages of a list, are of one edition of it. */
export interface Edition {
  /** What the entries belong to. */
  readonly of: string
  /** Such as the eTag of the list's definition. */
  readonly mark: string
}

/** The adapters' write access to the store for a response. */
export interface StoreWriter {
  /**
   * Stores a record and its nested records. `requestedFields` are the paths below the object that the request named;
   * those that the record does not contain are recorded as absent.
   */
  putRecord(record: RecordValue, requestedFields?: readonly string[]): void
  /**
   * Stores `value` under `key` for `ttlMs`; records inside it are stored and linked. With an `edition`, a mark that
   * differs from that of the existing entries evicts those.
   */
  putEntry(key: string, value: unknown, ttlMs: number, edition?: Edition): void
  /**
   * Stores the result of `change` for the plain data under `key`, whose responses arrive in any order; it receives null
   * when there is none. Returns the data stored now; null when the response arrived too late to be stored.
   */
  changeEntry<Value>(
    key: string,
    change: (known: Value | null, isFresh: boolean) => Value,
    ttlMs: number,
    edition?: Edition,
  ): Value | null
  /** Removes the entry and notifies its readers. */
  evict(key: string): void
  /** Remembers a 404 under `key` for `ttlMs`. */
  putError(key: string, error: FetchResponse, ttlMs: number): void
}

import type { Missing } from './missing'

/** What adapters may read of the store; it notes all that was read. */
export interface StoreReader {
  /** The named fields (paths below the object) of a record. */
  record<Data>(recordId: string, fields: readonly string[]): Data | Missing
  /** The entry under `key`, with the records that it links to. */
  entry<Data>(key: string): Data | Missing
}

import type { Missing } from './missing'

/** What adapters may read of the store; it notes all that was read. */
export interface StoreReader {
  /** The named fields (paths below the object) of a record. */
  record<Data>(recordId: string, fields: readonly string[]): Data | Missing
  /** The entry under `key`, with the records that it links to. */
  entry<Data>(key: string): Data | Missing
  /** The same, where a remembered error counts as nothing: for parts of a whole. */
  find<Data>(key: string): Data | Missing
  /** The named fields of a record that is a part of a whole: a remembered error counts as nothing. */
  findRecord<Data>(recordId: string, fields: readonly string[]): Data | Missing
}

/** The same reader for the parts of a whole: a remembered error of a part is not one of the whole. */
export function partsOnly(reader: StoreReader): StoreReader {
  return {
    record: (recordId, fields) => reader.findRecord(recordId, fields),
    entry: (key) => reader.find(key),
    find: (key) => reader.find(key),
    findRecord: (recordId, fields) => reader.findRecord(recordId, fields),
  }
}

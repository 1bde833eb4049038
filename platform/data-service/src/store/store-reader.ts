import type { Missing } from './missing'

/** The adapters' read access to the store; it records everything that was read. */
export interface StoreReader {
  /** The named fields (paths below the object) of a record. */
  record<Data>(recordId: string, fields: readonly string[]): Data | Missing
  /** The entry under `key`, with the records that it links to. */
  entry<Data>(key: string): Data | Missing
  /** The same, but a cached error counts as missing: for parts of a whole. */
  find<Data>(key: string): Data | Missing
  /** The named fields of a record that is a part of a whole: a cached error counts as missing. */
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

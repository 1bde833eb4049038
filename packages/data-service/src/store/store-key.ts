/** The store's key of a record. `recordId` has 18 characters. */
export function recordKey(recordId: string): string {
  return 'UiApi::Record:' + recordId
}

/** The store's key of an answer that is kept whole. */
export function entryKey(adapterName: string, configKey: string): string {
  return adapterName + ':' + configKey
}

const recordPrefix = 'UiApi::Record:'

/** The store's key of a record. `recordId` has 18 characters. */
export function recordKey(recordId: string): string {
  return recordPrefix + recordId
}

/** Returns the id of the record that `key` belongs to; null for keys of other entries. */
export function recordIdOf(key: string): string | null {
  return key.startsWith(recordPrefix) ? key.slice(recordPrefix.length) : null
}

/** The store key of a response that is stored whole. */
export function entryKey(adapterName: string, configKey: string): string {
  return adapterName + ':' + configKey
}

import type { DurablePlace } from './durable-place'

const storeName = 'owned'
const formerStoreName = 'texts'
const ownerKey = 'owner'
const textKey = 'text'

/** Storage in a database of the browser (`indexedDB`) named `databaseName`. */
export function createIndexedDbPlace(indexedDb: IDBFactory, databaseName: string): DurablePlace {
  let opened: Promise<IDBDatabase> | null = null
  const open = () => {
    opened ??= new Promise((resolve, reject) => {
      const request = indexedDb.open(databaseName, 2)
      request.onupgradeneeded = () => {
        const { result } = request
        if (result.objectStoreNames.contains(formerStoreName)) result.deleteObjectStore(formerStoreName)
        result.createObjectStore(storeName)
      }
      request.onsuccess = () => {
        const { result } = request
        // This page does not block one of a later version; it then continues without the database.
        result.onversionchange = () => result.close()
        resolve(result)
      }
      request.onblocked = () => reject(new DOMException('Another page holds the database.', 'AbortError'))
      request.onerror = () => reject(request.error)
    })
    return opened
  }

  /** Runs `work` in one transaction, so that no other page writes in between. */
  const run = async <Result>(work: (store: IDBObjectStore, give: (result: Result) => void) => void) => {
    const database = await open()
    return new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(storeName, 'readwrite')
      let given: { readonly result: Result } | null = null
      work(transaction.objectStore(storeName), (result) => {
        given = { result }
      })
      transaction.oncomplete = () => {
        if (given !== null) resolve(given.result)
      }
      transaction.onerror = () => reject(transaction.error)
      transaction.onabort = () => reject(transaction.error)
    })
  }

  return {
    claim: (owner) =>
      run<string | null>((store, give) => {
        const held = store.getAll(IDBKeyRange.bound(ownerKey, textKey))
        held.onsuccess = () => {
          const [heldBy, text] = held.result
          give(heldBy === owner && typeof text === 'string' ? text : null)
          if (heldBy === owner) return
          store.clear()
          store.put(owner, ownerKey)
        }
      }),
    write: (owner, text) =>
      run<boolean>((store, give) => {
        const heldBy = store.get(ownerKey)
        heldBy.onsuccess = () => {
          give(heldBy.result === owner)
          if (heldBy.result === owner) store.put(text, textKey)
        }
      }),
    wipe: () =>
      run<undefined>((store, give) => {
        store.clear()
        give(undefined)
      }),
  }
}

import type { QueuedWrite } from './queued-write'

/** Storage on the device for the queued writes of each of its users, such as a database in the browser. */
export interface DraftPlace {
  /** Returns this user's pending writes, in no particular order. */
  all(owner: string): Promise<readonly QueuedWrite[]>
  /** Stores and removes in one step. */
  change(
    owner: string,
    change: { readonly put: readonly QueuedWrite[]; readonly remove: readonly string[] },
  ): Promise<void>
}

const storeName = 'writes'

/** Storage in a database of the browser (`indexedDB`) named `databaseName`. */
export function createIndexedDbDraftPlace(indexedDb: IDBFactory, databaseName: string): DraftPlace {
  let opened: Promise<IDBDatabase> | null = null
  const open = () => {
    opened ??= new Promise((resolve, reject) => {
      const request = indexedDb.open(databaseName, 1)
      request.onupgradeneeded = () => request.result.createObjectStore(storeName)
      request.onsuccess = () => {
        const { result } = request
        result.onversionchange = () => result.close()
        resolve(result)
      }
      request.onblocked = () => reject(new DOMException('Another page holds the database.', 'AbortError'))
      request.onerror = () => reject(request.error)
    })
    return opened
  }
  const run = async <Result>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => () => Result) => {
    const transaction = (await open()).transaction(storeName, mode, { durability: 'strict' })
    return new Promise<Result>((resolve, reject) => {
      const give = work(transaction.objectStore(storeName))
      transaction.oncomplete = () => resolve(give())
      transaction.onerror = () => reject(transaction.error)
      transaction.onabort = () => reject(transaction.error)
    })
  }
  return {
    all: (owner) =>
      run('readonly', (store) => {
        const held = store.getAll(IDBKeyRange.bound([owner], [owner, []]))
        return () => held.result as readonly QueuedWrite[]
      }),
    change: (owner, { put, remove }) =>
      run('readwrite', (store) => {
        for (const write of put) store.put(write, [owner, write.id])
        for (const id of remove) store.delete([owner, id])
        return () => undefined
      }),
  }
}

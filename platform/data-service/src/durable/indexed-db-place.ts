import type { DurablePlace } from './durable-store'

const storeName = 'texts'

/** Keeps texts in a database of the browser (`indexedDB`), under `databaseName`. */
export function createIndexedDbPlace(indexedDb: IDBFactory, databaseName: string): DurablePlace {
  let opened: Promise<IDBDatabase> | null = null
  const open = () => {
    opened ??= new Promise((resolve, reject) => {
      const request = indexedDb.open(databaseName, 1)
      request.onupgradeneeded = () => void request.result.createObjectStore(storeName)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    return opened
  }
  const run = async <Result>(
    mode: IDBTransactionMode,
    use: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> => {
    const database = await open()
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(storeName, mode)
      const request = use(transaction.objectStore(storeName))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onerror = () => reject(transaction.error)
      transaction.onabort = () => reject(transaction.error)
    })
  }
  return {
    async read(name) {
      const text = await run<unknown>('readonly', (store) => store.get(name))
      return typeof text === 'string' ? text : null
    },
    write: async (name, text) => void (await run('readwrite', (store) => store.put(text, name))),
    wipe: async () => void (await run('readwrite', (store) => store.clear())),
  }
}

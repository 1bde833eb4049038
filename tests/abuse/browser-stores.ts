import type { Page } from 'playwright-core'

/** One store of a browser, with all its content as text. */
export interface FoundStore {
  readonly place: 'localStorage' | 'sessionStorage' | 'caches' | 'indexedDB' | 'serviceWorker' | 'history'
  /** The key of an entry; the name of a cache or a database; the path of a worker. */
  readonly name: string
  readonly text: string
}

/** Returns every store that scripts of the page's site can leave something in. */
export function storesOf(tab: Page): Promise<readonly FoundStore[]> {
  return readPage(tab, lookIntoStores)
}

/** Returns the tab page's response; retries if that page is left meanwhile. */
export function readPage<Answer>(tab: Page, expression: string): Promise<Answer> {
  return tab.evaluate<Answer>(expression).catch((error: unknown) => {
    if (!String(error).includes('context was destroyed')) throw error
    return readPage(tab, expression)
  })
}

const lookIntoStores = `(async () => {
  const found = []
  for (const [place, storage] of [['localStorage', localStorage], ['sessionStorage', sessionStorage]])
    for (const [name, text] of Object.entries({ ...storage })) found.push({ place, name, text })
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    const pages = await cache.matchAll()
    found.push({ place: 'caches', name, text: (await Promise.all(pages.map((page) => page.text()))).join() })
  }
  for (const { name } of await indexedDB.databases()) {
    const database = await new Promise((resolve) => { indexedDB.open(name).onsuccess = (event) => resolve(event.target.result) })
    const rows = []
    for (const store of database.objectStoreNames) {
      rows.push(await new Promise((resolve) => { database.transaction(store).objectStore(store).getAll().onsuccess = (event) => resolve(event.target.result) }))
    }
    database.close()
    found.push({ place: 'indexedDB', name, text: JSON.stringify(rows) })
  }
  for (const { active, installing, waiting } of await navigator.serviceWorker.getRegistrations()) {
    const worker = active ?? waiting ?? installing
    if (worker !== null) found.push({ place: 'serviceWorker', name: new URL(worker.scriptURL).pathname, text: '' })
  }
  if (history.state !== null) found.push({ place: 'history', name: 'state', text: JSON.stringify(history.state) })
  return found
})()`

import {
  createDataService,
  createIndexedDbPlace,
  type NetworkAdapter,
  openDurableStore,
} from '@porchlight/data-service-client'

/** A cache that outlives the page. Another user's data is removed before anything is read. */
export async function openDurably(network: NetworkAdapter, userId: string) {
  const store = openDurableStore({ place: createIndexedDbPlace(indexedDB, 'data-service'), userId })
  const dataService = createDataService({ network, now: () => Date.now(), initialState: await store.load() })
  store.keep(dataService)
  const signOut = async () => {
    dataService.clear()
    await store.wipe()
  }
  return { dataService, signOut }
}

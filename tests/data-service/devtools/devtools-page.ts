import {
  createDataService,
  createHttpNetwork,
  createIndexedDbDraftPlace,
  type DataServiceState,
  getListRecordsByName,
  getRecord,
  OfflineQueue,
  updateRecord,
} from '@porchlight/data-service-client'
import { mountDevtools } from '@porchlight/data-service-devtools'

const given = new URLSearchParams(location.hash.slice(1))
const recordId = given.get('record') ?? ''
let laterMs = 0

const network = createHttpNetwork({
  fetch: (address, init) => fetch(address, init),
  origin: given.get('origin') ?? '',
  language: 'en',
  headers: { authorization: `Bearer ${given.get('token')}` },
})
const offline = given.has('queue')
  ? new OfflineQueue({
      place: createIndexedDbDraftPlace(indexedDB, 'devtools-page'),
      userId: 'somebody',
      network,
      now: () => Date.now(),
      makeId: () => crypto.randomUUID(),
      connection: window,
      locks: navigator.locks,
    })
  : undefined

const dataService = createDataService({
  network,
  offline,
  now: () => Date.now() + laterMs,
  initialState: given.has('entries') ? filled(Number(given.get('entries'))) : undefined,
  maxEntries: 20_000,
})

mountDevtools(dataService, document.body.appendChild(document.createElement('div')))

/** Functions called by the test; the page is standalone, and no server serves it. */
Object.assign(window, {
  readCase: async () => (await dataService.read(getRecord, { recordId, fields: ['Case.Subject'] })).state,
  followCases: () => {
    const config = { objectApiName: 'Case', listViewApiName: 'AllCases', fields: ['Case.Subject'] } as const
    dataService.subscribe(getListRecordsByName, config, () => undefined)
  },
  rename: (Subject: string) =>
    dataService
      .write(updateRecord, { fields: { Id: recordId, Subject } })
      .then(() => 'written')
      .catch(() => 'refused'),
  passTime: (ms: number) => {
    laterMs += ms
  },
})

/** Returns a cache with many entries, as a page would have saved it. */
function filled(count: number): DataServiceState {
  const now = Date.now()
  const times = { ingestedAt: now, expiresAt: now + 3_600_000 }
  const entries = Array.from({ length: count }, (_none, index) => ({
    ...times,
    key: `getThings:${index}`,
    kind: 'value' as const,
    template: { index },
    edition: null,
  }))
  return { version: 1, savedAt: now, entries, errors: {} }
}

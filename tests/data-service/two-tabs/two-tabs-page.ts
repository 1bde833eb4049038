import {
  createDataService,
  createHttpNetwork,
  createIndexedDbDraftPlace,
  createRecord,
  getRecord,
  OfflineQueue,
  updateRecord,
} from '@porchlight/data-service-client'

const given = new URLSearchParams(location.hash.slice(1))
const network = createHttpNetwork({
  fetch: (address, init) => fetch(address, init),
  origin: given.get('origin') ?? '',
  language: 'en',
  headers: { authorization: `Bearer ${given.get('token')}` },
})
const offline = new OfflineQueue({
  place: createIndexedDbDraftPlace(indexedDB, 'two-tabs'),
  userId: given.get('user') ?? '',
  network,
  now: () => Date.now(),
  makeId: () => crypto.randomUUID(),
  connection: window,
  locks: navigator.locks,
})
const dataService = createDataService({ network, offline, now: () => Date.now() })

/** Functions called by the test; the page is standalone, and no server of ours serves it. */
Object.assign(window, {
  make: async (apiName: string, fields: Readonly<Record<string, string>>) => {
    let draftId = ''
    const onQueued = ({ recordId }: { readonly recordId: string }) => {
      draftId = recordId
    }
    const made = await dataService.write(createRecord, { apiName, fields }, { onQueued })
    return made?.id ?? draftId
  },
  change: (Id: string, fields: Readonly<Record<string, string>>) =>
    dataService.write(updateRecord, { fields: { Id, ...fields } }).then(
      (record) => record?.id ?? 'queued',
      (error) => `refused ${error.status}`,
    ),
  read: async (recordId: string) => {
    const snapshot = await dataService.read(getRecord, { recordId, fields: ['Case.Subject'] })
    return 'data' in snapshot ? snapshot.data.fields.Subject?.value : snapshot.state
  },
  queued: async () => {
    await offline.replay()
    return offline.list().map(({ kind, error }) => `${kind} ${error?.status ?? ''}`)
  },
})

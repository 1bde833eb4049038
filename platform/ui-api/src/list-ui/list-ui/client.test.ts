import { createDataService, type ResourceRequest, requestAddress } from '@porchlight/data-service'
import { expect, test } from 'vitest'
import { updateListInfoByName } from '../../list-info/list-info/client'
import { updateListPreferences } from '../../list-preferences/list-preferences/client'
import { getListRecordsById, getListRecordsByName } from '../../list-records/list-records/client'
import { getMruListRecords } from '../../mru-list-records/mru-list-records/client'
import { getMruListUi } from '../../mru-list-ui/mru-list-ui/client'
import { getListViewSummaries } from '../list-view-summaries/client'
import { getListUi } from './client'

const listReference = {
  id: '00B000000000001EAA',
  objectApiName: 'Case',
  listViewApiName: 'Mine',
  type: 'listView',
}

/** Creates a service whose server returns every list in the edition that the test sets. */
function makeService() {
  const world = { now: 0, eTag: 'one' }
  const requests: ResourceRequest[] = []
  const dataService = createDataService({
    network: async (request) => {
      requests.push(request)
      const records = { records: [{ id: '500000000000001AAA', apiName: 'Case', weakEtag: 1, fields: {} }] }
      const page = { ...records, listInfoETag: world.eTag, listReference }
      const info = { eTag: world.eTag, listReference }
      const body = request.basePath.includes('list-ui')
        ? { info, records: page, lists: [] }
        : request.basePath.includes('list-records')
          ? page
          : info
      return { status: 200, statusText: 'OK', ok: true, headers: {}, body }
    },
    now: () => world.now,
  })
  const addresses = () =>
    requests.map((request) => requestAddress(request).replace('/services/data/v65.0/ui-api', ''))
  return { dataService, requests, addresses, world }
}

const mine = { objectApiName: 'Case', listViewApiName: 'Mine' }

test('each form of the config is its own call', async () => {
  const { dataService, addresses } = makeService()
  await dataService.read(getListUi, { ...mine, pageSize: 10, sortBy: ['-Case.CreatedDate'] })
  await dataService.read(getListUi, { listViewId: '00B000000000001', fields: 'Case.Subject' })
  await dataService.read(getListUi, {
    objectApiName: ' Case ',
    listViewApiName: '__RECENT',
    sortBy: 'Case.Name',
  })
  await dataService.read(getListUi, { objectApiName: 'Case', q: 'open', recentListsOnly: true, pageSize: 5 })
  await dataService.read(getMruListUi, { objectApiName: 'Case', pageToken: '50' })
  await dataService.read(getMruListRecords, { objectApiName: 'Case' })
  await dataService.read(getListRecordsById, { listViewId: '00B000000000001EAA', where: { Id: { eq: 'x' } } })
  expect(addresses()).toEqual([
    '/list-ui/Case/Mine?pageSize=10&sortBy=-Case.CreatedDate',
    '/list-ui/00B000000000001EAA?fields=Case.Subject',
    '/mru-list-ui/Case',
    '/list-ui/Case?q=open&recentListsOnly=true&pageSize=5',
    '/mru-list-ui/Case?pageToken=50',
    '/mru-list-records/Case',
    `/list-records/00B000000000001EAA?where=${encodeURIComponent('{"Id":{"eq":"x"}}')}`,
  ])
})

test('what is no config of a list at all throws; what is an incomplete one gives an error', async () => {
  const { dataService, requests } = makeService()
  expect(() => dataService.read(getListUi, {})).toThrow('unrecognized config')
  for (const config of [
    { listViewId: 'short' },
    { objectApiName: ' ' },
    { objectApiName: 'Case', listViewApiName: '' },
  ]) {
    expect(await dataService.read(getListUi, config)).toMatchObject({
      state: 'Error',
      error: { status: 400 },
    })
  }
  expect(requests).toEqual([])
})

test('an opened list is fresh for 30 s, the lists of an object for 30 days', async () => {
  const { dataService, requests, world } = makeService()
  const read = async () => {
    await dataService.read(getListUi, mine)
    await dataService.read(getListUi, { objectApiName: 'Case' })
    await dataService.read(getListViewSummaries, { objectApiName: 'Case' })
  }
  await read()
  world.now = 30_000
  await read()
  expect(requests).toHaveLength(3)
  world.now = 30_001
  await read()
  expect(requests).toHaveLength(4)
  world.now = 2_592_000_000
  await read()
  expect(requests).toHaveLength(5)
})

test('a page of another edition lets go of the list as it was', async () => {
  const { dataService, requests, world } = makeService()
  await dataService.read(getListUi, mine)
  world.eTag = 'two'
  await dataService.read(getListRecordsByName, mine)
  await dataService.read(getListUi, mine)
  expect(requests.map(({ basePath }) => basePath.split('/')[2])).toEqual([
    'list-ui',
    'list-records',
    'list-ui',
  ])
  await dataService.read(getListRecordsByName, mine)
  expect(requests).toHaveLength(3)
})

test('a list that is changed, or arranged by its viewer, is read again', async () => {
  const { dataService, requests, world } = makeService()
  const read = async () => {
    await dataService.read(getListUi, mine)
    await dataService.read(getListUi, { objectApiName: 'Case' })
  }
  await read()
  world.eTag = 'two'
  await dataService.write(updateListInfoByName, { ...mine, label: 'New' })
  await read()
  expect(requests).toHaveLength(5)
  world.eTag = 'three'
  await dataService.write(updateListPreferences, { ...mine, columnWidths: { Subject: 100 } })
  await read()
  expect(requests.slice(5).map(({ method }) => method)).toEqual(['PATCH', 'GET'])
})

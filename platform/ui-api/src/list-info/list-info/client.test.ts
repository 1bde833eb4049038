import { createDataService, type ResourceRequest, requestAddress } from '@porchlight/data-service'
import { expect, test } from 'vitest'
import { getListInfosByObjectName } from '../list-info-summaries/client'
import {
  createListInfo,
  deleteListInfo,
  getListInfoByName,
  getListInfosByIds,
  getListInfosByName,
  updateListInfoByName,
} from './client'

const info = {
  eTag: 'one',
  listReference: {
    id: '00B000000000001EAA',
    objectApiName: 'Case',
    listViewApiName: 'Mine',
    type: 'listView',
  },
}

function makeService() {
  const requests: ResourceRequest[] = []
  const dataService = createDataService({
    network: async (request) => {
      requests.push(request)
      const gone = request.method === 'DELETE'
      const body = request.basePath === '/ui-api/list-info/{objectApiName}' ? { lists: [], ...info } : info
      return {
        status: gone ? 204 : 200,
        statusText: '',
        ok: true,
        headers: {},
        body: gone ? undefined : body,
      }
    },
    now: () => 0,
  })
  return { dataService, requests }
}

const mine = { objectApiName: 'Case', listViewApiName: 'Mine' }

test('definitions are asked for by their names and by their ids', async () => {
  const { dataService, requests } = makeService()
  await dataService.read(getListInfoByName, { objectApiName: ' Case', listViewApiName: '__recent' })
  await dataService.read(getListInfosByName, { names: ['Case.Mine', ' Account.All '] })
  await dataService.read(getListInfosByIds, { ids: ['00B000000000001', '00B000000000002EAA'] })
  await dataService.read(getListInfosByObjectName, { objectApiName: 'Case', q: ' open ' })
  expect(
    requests.map((request) => requestAddress(request).replace('/services/data/v65.0/ui-api', '')),
  ).toEqual([
    '/list-info/Case/__Recent',
    '/list-info/batch?names=Case.Mine%2CAccount.All',
    '/list-info/batch?ids=00B000000000001EAA%2C00B000000000002EAA',
    '/list-info/Case?q=open',
  ])
})

test('invalid configs ask for nothing', async () => {
  const { dataService, requests } = makeService()
  const results = await Promise.all([
    dataService.read(getListInfoByName, { objectApiName: '', listViewApiName: 'Mine' }),
    dataService.read(getListInfosByName, { names: ['Mine'] }),
    dataService.read(getListInfosByName, { names: [] }),
    dataService.read(getListInfosByIds, { ids: ['short'] }),
    dataService.read(getListInfosByObjectName, { objectApiName: ' ' }),
  ])
  expect(results.map(({ state }) => state)).toEqual(['Error', 'Error', 'Error', 'Error', 'Error'])
  expect(requests).toEqual([])
})

test('a list view that is made, changed or deleted is sent by its parts', async () => {
  const { dataService, requests } = makeService()
  await dataService.write(createListInfo, {
    ...mine,
    label: ' My list ',
    filteredByInfo: [{ fieldApiName: 'Status', operandLabels: ['New'], operator: 'Equals' }],
    includeDefaultAttributes: true,
  })
  await dataService.write(updateListInfoByName, {
    ...mine,
    newListViewApiName: 'Ours',
    filterLogicString: null,
  })
  await dataService.write(deleteListInfo, { objectApiName: 'Case', listViewApiName: 'Ours' })
  expect(requests.map(({ method, urlParams, body }) => ({ method, urlParams, body }))).toEqual([
    {
      method: 'POST',
      urlParams: { objectApiName: 'Case' },
      body: {
        label: 'My list',
        listViewApiName: 'Mine',
        filteredByInfo: [{ fieldApiName: 'Status', operandLabels: ['New'], operator: 'Equals' }],
        includeDefaultAttributes: true,
      },
    },
    { method: 'PATCH', urlParams: mine, body: { listViewApiName: 'Ours', filterLogicString: null } },
    { method: 'DELETE', urlParams: { objectApiName: 'Case', listViewApiName: 'Ours' }, body: null },
  ])
})

test.each([
  { label: '' },
  { label: 7 },
  { label: 'L', displayColumns: 'Subject' },
  { label: 'L', filteredByInfo: [{ fieldApiName: 'Status', operandLabels: 'New', operator: 'Equals' }] },
  { label: 'L', scope: {} },
  { label: 'L', visibility: 'Secret' },
  { label: 'L', filterLogicString: 1 },
  { label: 'L', listViewApiName: ' ' },
])('%o is refused before it is sent', async (input) => {
  const { dataService, requests } = makeService()
  const given = { ...mine, ...input } as Parameters<typeof createListInfo.checkConfig>[0]
  await expect(dataService.write(createListInfo, given)).rejects.toThrow(
    'Invalid config for "createListInfo"',
  )
  expect(requests).toEqual([])
})

test('after a write the definition is what the server answered, and the lists of the object are read again', async () => {
  const { dataService, requests } = makeService()
  await dataService.read(getListInfosByObjectName, { objectApiName: 'Case' })
  await dataService.write(createListInfo, { ...mine, label: 'L' })
  expect(await dataService.read(getListInfoByName, mine)).toMatchObject({ state: 'Fulfilled', data: info })
  expect(requests).toHaveLength(2)
  await dataService.read(getListInfosByObjectName, { objectApiName: 'Case' })
  expect(requests).toHaveLength(3)
  await dataService.write(deleteListInfo, { ...mine, listViewId: info.listReference.id })
  await dataService.read(getListInfoByName, mine)
  await dataService.read(getListInfosByObjectName, { objectApiName: 'Case' })
  expect(requests).toHaveLength(6)
})

import { createDataService, type ResourceRequest } from '@porchlight/data-service'
import { expect, test } from 'vitest'
import { getListObjectInfo } from '../../list-object-info/list-object-info/client'
import { getListViewSummaries } from '../../list-ui/list-view-summaries/client'
import { getListPreferences, updateListPreferences } from './client'

const listReference = {
  id: '00B000000000001AAA',
  objectApiName: 'Case',
  listViewApiName: 'Mine',
  type: 'listView',
}

function makeService() {
  const requests: ResourceRequest[] = []
  const dataService = createDataService({
    network: async (request) => {
      requests.push(request)
      const body = { columnWidths: { Subject: requests.length }, listReference }
      return { status: 200, statusText: 'OK', ok: true, headers: {}, body }
    },
    now: () => 0,
  })
  return { dataService, requests }
}

const mine = { objectApiName: 'Case', listViewApiName: 'Mine' }

test('what is kept is what the server answered, and is read from the cache', async () => {
  const { dataService, requests } = makeService()
  await dataService.read(getListPreferences, mine)
  await dataService.write(updateListPreferences, {
    ...mine,
    columnWidths: { Subject: 200 },
    orderedBy: [{ fieldApiName: 'Subject', isAscending: true }],
  })
  expect(await dataService.read(getListPreferences, mine)).toMatchObject({
    state: 'Fulfilled',
    data: { columnWidths: { Subject: 2 } },
  })
  expect(requests[1]).toMatchObject({
    method: 'PATCH',
    urlParams: mine,
    body: { columnWidths: { Subject: 200 }, orderedBy: [{ fieldApiName: 'Subject', isAscending: true }] },
  })
  expect(requests).toHaveLength(2)
})

test('a pin leaves the rows of the list, and has its object’s list views read again', async () => {
  const { dataService, requests } = makeService()
  const lists = { objectApiName: 'Case' }
  await dataService.read(getListViewSummaries, lists)
  await dataService.read(getListViewSummaries, lists)
  expect(requests).toHaveLength(1)
  await dataService.write(updateListPreferences, { ...mine, pinned: true })
  expect(requests[1]).toMatchObject({ method: 'PATCH', body: { pinned: true } })
  await dataService.read(getListViewSummaries, lists)
  expect(requests).toHaveLength(3)
})

test.each([
  { pinned: 'yes' },
  { columnWidths: { Subject: 1.5 } },
  { columnWidths: { Subject: '200' } },
  { columnWrap: { Subject: 'yes' } },
  { orderedBy: [{ fieldApiName: 'Subject' }] },
  { orderedBy: {} },
  { listViewApiName: '' },
])('%o is refused before it is sent', async (input) => {
  const { dataService, requests } = makeService()
  const given = { ...mine, ...input } as Parameters<typeof updateListPreferences.checkConfig>[0]
  await expect(dataService.write(updateListPreferences, given)).rejects.toThrow(
    'Invalid config for "updateListPreferences"',
  )
  expect(requests).toEqual([])
})

test('what lists of an object are made of is asked for by the object', async () => {
  const { dataService, requests } = makeService()
  await dataService.read(getListObjectInfo, { objectApiName: { objectApiName: ' Case ' } })
  expect(requests).toMatchObject([
    {
      method: 'GET',
      basePath: '/ui-api/list-object-info/{objectApiName}',
      urlParams: { objectApiName: 'Case' },
    },
  ])
  expect(dataService.read(getListObjectInfo, { objectApiName: ' ' })).toMatchObject({ state: 'Error' })
})

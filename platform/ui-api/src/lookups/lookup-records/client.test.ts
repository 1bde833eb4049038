import { createDataService, type ResourceRequest, requestAddress } from '@porchlight/data-service'
import { expect, test } from 'vitest'
import { getSearchFilterOptions } from '../../search-info/filter-options/client'
import { getSearchFilterMetadata } from '../../search-info/filters/client'
import { getLookupMetadata } from '../../search-info/lookup/client'
import { getLookupRecords } from './client'

function makeService() {
  const requests: ResourceRequest[] = []
  let nowMs = 0
  const dataService = createDataService({
    network: async (request) => {
      requests.push(request)
      return { status: 200, statusText: 'OK', ok: true, headers: {}, body: {} }
    },
    now: () => nowMs,
  })
  const advance = (milliseconds: number) => {
    nowMs += milliseconds
  }
  return { dataService, requests, advance, addresses: () => requests.map(requestAddress) }
}

test('a lookup is posted with the record that is edited', async () => {
  const { dataService, requests, addresses } = makeService()
  await dataService.read(getLookupRecords, {
    fieldApiName: { objectApiName: 'Case', fieldApiName: 'AccountId' },
    searchType: 'Search',
    q: 'main',
    page: 2,
    sourceRecordId: '500000000000001',
    sourceRecord: { fields: { Id: null, ContactId: '003000000000001AAA' } },
    orderBy: [{ fieldApiName: 'Name', isAscending: true }],
    ...JSON.parse('{"pageSize": "many", "targetApiName": 7}'),
  })
  expect(addresses()).toEqual([
    '/services/data/v65.0/ui-api/lookups/Case/AccountId?page=2&q=main&searchType=Search&sourceRecordId=500000000000001AAA',
  ])
  expect(requests[0]).toMatchObject({
    method: 'POST',
    body: {
      sourceRecord: { fields: { Id: null, ContactId: '003000000000001AAA' } },
      orderBy: [{ fieldApiName: 'Name', isAscending: true }],
    },
  })
})

test('a field may be named with its object or apart from it', async () => {
  const { dataService, addresses } = makeService()
  await dataService.read(getLookupMetadata, { fieldApiName: 'Case.AccountId' })
  await dataService.read(getLookupMetadata, { objectApiName: ' Case', fieldApiName: 'AccountId' })
  expect(addresses()).toEqual(['/services/data/v65.0/ui-api/search-info/Case/lookup/AccountId'])
})

test('filters and their options are asked for by name', async () => {
  const { dataService, addresses } = makeService()
  await dataService.read(getSearchFilterMetadata, { objectApiName: 'Case', channel: 'Mobile' })
  await dataService.read(getSearchFilterOptions, { objectApiName: 'Case', filterApiName: 'Status', q: 'clo' })
  expect(addresses()).toEqual([
    '/services/data/v65.0/ui-api/search-info/Case/filters?channel=Mobile',
    '/services/data/v65.0/ui-api/search-info/Case/filters/Status/options?q=clo',
  ])
})

test('all of these are fresh for 30 seconds', async () => {
  const { dataService, requests, advance } = makeService()
  const readAll = async () => {
    await dataService.read(getLookupRecords, { objectApiName: 'Case', fieldApiName: 'AccountId' })
    await dataService.read(getLookupMetadata, { objectApiName: 'Case', fieldApiName: 'AccountId' })
    await dataService.read(getSearchFilterMetadata, { objectApiName: 'Case' })
    await dataService.read(getSearchFilterOptions, { objectApiName: 'Case', filterApiName: 'Status' })
  }
  await readAll()
  advance(30_000)
  await readAll()
  expect(requests).toHaveLength(4)
  advance(1)
  await readAll()
  expect(requests).toHaveLength(8)
})

test('a field without its object, an order without its parts and a filter without a name are not valid', async () => {
  const { dataService, requests } = makeService()
  const invalid = { state: 'Error', error: { status: 400 } }
  expect(await dataService.read(getLookupRecords, { fieldApiName: 'AccountId' })).toMatchObject(invalid)
  const orderBy = JSON.parse('[{"fieldApiName": "Name"}]')
  expect(await dataService.read(getLookupRecords, { fieldApiName: 'Case.AccountId', orderBy })).toMatchObject(
    invalid,
  )
  expect(await dataService.read(getSearchFilterMetadata, { objectApiName: '' })).toMatchObject(invalid)
  expect(
    await dataService.read(getSearchFilterOptions, { objectApiName: 'Case', filterApiName: ' ' }),
  ).toMatchObject(invalid)
  expect(requests).toEqual([])
})

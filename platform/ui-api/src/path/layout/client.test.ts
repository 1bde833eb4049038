import { createDataService, type ResourceRequest, requestAddress } from '@porchlight/data-service'
import { expect, test } from 'vitest'
import { type GetPathLayoutConfig, getPathLayout } from './client'

function makeService() {
  const requests: ResourceRequest[] = []
  const dataService = createDataService({
    network: async (request) => {
      requests.push(request)
      return { status: 200, statusText: 'OK', ok: true, headers: {}, body: {} }
    },
    now: () => 0,
  })
  return { dataService, addresses: () => requests.map(requestAddress) }
}

test('a path is asked for by its name, with what else is known', async () => {
  const { dataService, addresses } = makeService()
  await dataService.read(getPathLayout, { objectApiName: 'Order', layoutOverride: 'Default' })
  await dataService.read(getPathLayout, {
    objectApiName: 'Order',
    layoutOverride: 'Stage__c',
    mode: 'Edit',
    formFactor: 'Large',
    recordTypeId: '012000000000000',
  })
  expect(addresses()).toEqual([
    '/services/data/v65.0/ui-api/path/layout/Order?layoutOverride=Default',
    '/services/data/v65.0/ui-api/path/layout/Order?layoutOverride=Stage__c&formFactor=Large&mode=Edit&recordTypeId=012000000000000AAA',
  ])
})

test.each([
  { objectApiName: 'Order' },
  { objectApiName: '', layoutOverride: 'Default' },
  { objectApiName: 'Order', layoutOverride: 'Default', recordTypeId: null },
])('%o is not a valid config', async (config) => {
  const { dataService, addresses } = makeService()
  const snapshot = await dataService.read(getPathLayout, config as unknown as GetPathLayoutConfig)
  expect(snapshot).toMatchObject({ state: 'Error', error: { status: 400 } })
  expect(addresses()).toEqual([])
})

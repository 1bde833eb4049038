import { createDataService, type ResourceRequest, requestAddress } from '@porchlight/data-service'
import { expect, test } from 'vitest'
import { getDuplicateConfiguration } from './client'

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

test('the rules of an object are asked for, with the record type when it is one', async () => {
  const { dataService, addresses } = makeService()
  await dataService.read(getDuplicateConfiguration, { objectApiName: 'Lead' })
  await dataService.read(getDuplicateConfiguration, { objectApiName: 'Lead', recordTypeId: 'no id' })
  await dataService.read(getDuplicateConfiguration, {
    objectApiName: 'Lead',
    recordTypeId: '012000000000000',
  })
  expect(addresses()).toEqual([
    '/services/data/v65.0/ui-api/duplicates/Lead',
    '/services/data/v65.0/ui-api/duplicates/Lead?recordTypeId=012000000000000AAA',
  ])
})

test('no object is not a valid config', async () => {
  const { dataService, addresses } = makeService()
  expect(await dataService.read(getDuplicateConfiguration, { objectApiName: '' })).toMatchObject({
    state: 'Error',
  })
  expect(addresses()).toEqual([])
})

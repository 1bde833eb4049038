import { createDataService, type ResourceRequest, requestAddress } from '@porchlight/data-service'
import { expect, test } from 'vitest'
import { getPicklistValues, getPicklistValuesByRecordType } from './client'

const recordTypeId = '012000000000000AAA'

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

test.each([
  { fieldApiName: 'Case.Status', recordTypeId },
  { fieldApiName: { objectApiName: 'Case', fieldApiName: 'Status' }, recordTypeId: '012000000000000' },
  { objectApiName: 'Case', fieldApiName: ' Status ', recordTypeId },
])('%o asks for one picklist of one record type', async (config) => {
  const { dataService, addresses } = makeService()
  await dataService.read(getPicklistValues, config)
  expect(addresses()).toEqual([
    `/services/data/v65.0/ui-api/object-info/Case/picklist-values/${recordTypeId}/Status`,
  ])
})

test('all picklists of an object are asked for together', async () => {
  const { dataService, addresses } = makeService()
  await dataService.read(getPicklistValuesByRecordType, { objectApiName: 'Case', recordTypeId })
  expect(addresses()).toEqual([
    `/services/data/v65.0/ui-api/object-info/Case/picklist-values/${recordTypeId}`,
  ])
})

test.each([
  { fieldApiName: 'Case.Status', recordTypeId: 'Complaint' },
  { fieldApiName: 'Status', recordTypeId },
  { fieldApiName: 'Case.Account.Status__c', recordTypeId },
  { fieldApiName: '', objectApiName: 'Case', recordTypeId },
])('%o is not a valid config', async (config) => {
  const { dataService, addresses } = makeService()
  expect(await dataService.read(getPicklistValues, config)).toMatchObject({ state: 'Error' })
  expect(addresses()).toEqual([])
})

import { createDataService, type ResourceRequest, requestAddress } from '@porchlight/data-service'
import { expect, test } from 'vitest'
import { type GetDuplicatesConfig, getDuplicates } from './client'

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
  return { dataService, requests, advance }
}

const config = { apiName: 'Lead', fields: { LastName: 'Whitcombe', Email: 'dana.whitcombe@example.com' } }

test('values are sent in the body, without those that no field can have', async () => {
  const { dataService, requests } = makeService()
  const odd = { ...config.fields, Plan__c: null, IsTest: true, Extra: ['a'] }
  await dataService.read(getDuplicates, { ...config, fields: odd } as unknown as GetDuplicatesConfig)
  expect(requests.map((request) => [request.method, requestAddress(request), request.body])).toEqual([
    [
      'POST',
      '/services/data/v65.0/ui-api/predupe',
      {
        apiName: 'Lead',
        fields: { Email: 'dana.whitcombe@example.com', IsTest: true, LastName: 'Whitcombe', Plan__c: null },
        allowSaveOnDuplicate: undefined,
      },
    ],
  ])
})

test('the same values in another order are the same check, for 30 seconds', async () => {
  const { dataService, requests, advance } = makeService()
  await dataService.read(getDuplicates, config)
  const { LastName, Email } = config.fields
  advance(30_000)
  await dataService.read(getDuplicates, { apiName: ' Lead ', fields: { Email, LastName } })
  expect(requests).toHaveLength(1)
  advance(1)
  await dataService.read(getDuplicates, config)
  expect(requests).toHaveLength(2)
})

test.each([{ apiName: 'Lead' }, { apiName: '', fields: {} }, { apiName: 'Lead', fields: ['LastName'] }])(
  '%o is not a valid config',
  async (invalid) => {
    const { dataService, requests } = makeService()
    const snapshot = await dataService.read(getDuplicates, invalid as unknown as GetDuplicatesConfig)
    expect(snapshot).toMatchObject({ state: 'Error', error: { status: 400 } })
    expect(requests).toEqual([])
  },
)

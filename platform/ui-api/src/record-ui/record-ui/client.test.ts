import { createDataService, type ResourceRequest, requestAddress } from '@porchlight/data-service'
import { expect, test } from 'vitest'
import { getRecord } from '../../records/record/client'
import { getRecordUi } from './client'

const [first, second] = ['500000000000001AAA', '500000000000002AAA'] as const

function makeService(status = 200) {
  const requests: ResourceRequest[] = []
  let now = 0
  const dataService = createDataService({
    network: async (request) => {
      requests.push(request)
      const fields = { Subject: { displayValue: null, value: 'Meter' } }
      const record = { apiName: 'Case', id: first, weakEtag: 1, fields }
      const body = {
        eTag: 'e',
        layoutUserStates: {},
        layouts: {},
        objectInfos: {},
        records: { [first]: record },
      }
      return { status, statusText: '', ok: status === 200, headers: {}, body }
    },
    now: () => now,
  })
  const advance = (milliseconds: number) => {
    now += milliseconds
  }
  return { dataService, requests, advance }
}

const config = { recordIds: first, layoutTypes: 'Full', modes: 'View' } as const

test('ids, layouts and modes are asked for in one canonical form', async () => {
  const { dataService, requests } = makeService()
  await dataService.read(getRecordUi, {
    recordIds: [second, first.slice(0, 15), first],
    layoutTypes: ['Compact', 'Full'],
    modes: ['Edit', 'View'],
    optionalFields: ['Case.Status', { objectApiName: 'Case', fieldApiName: 'Account.Name' }],
    childRelationships: ['Case.CaseComments'],
    pageSize: 3,
    formFactor: 'Small',
    updateMru: true,
  })
  expect(requests.map(requestAddress)).toEqual([
    `/services/data/v65.0/ui-api/record-ui/${first}%2C${second}?layoutTypes=Full%2CCompact&modes=View%2CEdit&optionalFields=Case.Account.Name%2CCase.Status&childRelationships=Case.CaseComments&pageSize=3&formFactor=Small&updateMru=true`,
  ])
})

test.each([
  { ...config, recordIds: [] },
  { ...config, recordIds: [first, 'nobody'] },
  { ...config, layoutTypes: 'Tiny' },
  { ...config, modes: [] },
  { recordIds: first, layoutTypes: 'Full' },
])('%j is not a valid config', (odd) => {
  const { dataService } = makeService()
  const read = dataService.read(getRecordUi, odd as unknown as typeof config)
  expect(read).toMatchObject({ state: 'Error', error: { status: 400 } })
})

test('its records are the cache’s, and with them the answer ages', async () => {
  const { dataService, requests, advance } = makeService()
  await dataService.read(getRecordUi, config)
  await dataService.read(getRecord, { recordId: first, fields: 'Case.Subject' })
  expect(requests).toHaveLength(1)
  advance(30_001)
  await dataService.read(getRecordUi, config)
  expect(requests).toHaveLength(2)
})

test('a 404 is remembered as an error', async () => {
  const { dataService, requests } = makeService(404)
  await dataService.read(getRecordUi, config)
  expect(await dataService.read(getRecordUi, config)).toMatchObject({
    state: 'Error',
    error: { status: 404 },
  })
  expect(requests).toHaveLength(1)
})

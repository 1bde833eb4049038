import { createDataService, type ResourceRequest, requestAddress } from '@porchlight/data-service'
import { expect, test } from 'vitest'
import { getRecordCreateDefaults } from './create/client'
import { getRecordTemplateClone } from './template-clone/client'
import { getRecordTemplateCreate } from './template-create/client'

const recordId = '500000000000001AAA'

function makeService() {
  const requests: ResourceRequest[] = []
  let now = 0
  const dataService = createDataService({
    network: async (request) => {
      requests.push(request)
      const record = { apiName: 'Case', id: null, fields: {} }
      return { status: 200, statusText: 'OK', ok: true, headers: {}, body: { objectInfos: {}, record } }
    },
    now: () => now,
  })
  const advance = (milliseconds: number) => {
    now += milliseconds
  }
  return { dataService, requests, advance }
}

const odd = { recordTypeId: 'complaint', formFactor: 'Huge', optionalFields: ['Unqualified'] } as const
const optionalFields = [{ objectApiName: 'Case', fieldApiName: 'Type' }]
const query = 'recordTypeId=012000000000001AAA&optionalFields=Case.Type'

test('the defaults of a new record are asked for by object, record type and fields', async () => {
  const { dataService, requests } = makeService()
  const objectApiName = { objectApiName: ' Case ' }
  const recordTypeId = '012000000000001'
  await dataService.read(getRecordCreateDefaults, {
    objectApiName,
    recordTypeId,
    formFactor: 'Small',
    optionalFields,
  })
  await dataService.read(getRecordTemplateCreate, { objectApiName: 'Case', recordTypeId, optionalFields })
  await dataService.read(getRecordTemplateClone, {
    recordId: recordId.slice(0, 15),
    recordTypeId,
    optionalFields,
  })
  expect(requests.map(requestAddress)).toEqual([
    '/services/data/v65.0/ui-api/record-defaults/create/Case?recordTypeId=012000000000001AAA&formFactor=Small&optionalFields=Case.Type',
    `/services/data/v65.0/ui-api/record-defaults/template/create/Case?${query}`,
    `/services/data/v65.0/ui-api/record-defaults/template/clone/${recordId}?${query}`,
  ])
})

test('values of the wrong kind are dropped, so that they ask for the same', async () => {
  const { dataService, requests } = makeService()
  const config = JSON.parse(JSON.stringify({ objectApiName: 'Case', ...odd }))
  await dataService.read(getRecordCreateDefaults, config)
  await dataService.read(getRecordCreateDefaults, { objectApiName: 'Case' })
  expect(requests.map(({ queryParams }) => Object.values(queryParams).filter(Boolean))).toEqual([[]])
})

test('an object or a record has to be named', () => {
  const { dataService } = makeService()
  const refused = { state: 'Error', error: { status: 400 } }
  expect(dataService.read(getRecordCreateDefaults, { objectApiName: ' ' })).toMatchObject(refused)
  expect(dataService.read(getRecordTemplateCreate, { objectApiName: '' })).toMatchObject(refused)
  expect(dataService.read(getRecordTemplateClone, { recordId: 'nobody' })).toMatchObject(refused)
})

test('defaults are fresh for 15 minutes, a template for 30 seconds, that of a clone for one', async () => {
  const { dataService, requests, advance } = makeService()
  const readAll = async () => {
    await dataService.read(getRecordCreateDefaults, { objectApiName: 'Case' })
    await dataService.read(getRecordTemplateCreate, { objectApiName: 'Case' })
    await dataService.read(getRecordTemplateClone, { recordId })
    return requests.splice(0).map(({ basePath }) => basePath.split('/').slice(3, -1).join('/'))
  }
  expect(await readAll()).toEqual(['create', 'template/create', 'template/clone'])
  advance(1_000)
  expect(await readAll()).toEqual([])
  advance(1)
  expect(await readAll()).toEqual(['template/clone'])
  advance(28_999)
  expect(await readAll()).toEqual(['template/clone'])
  advance(1)
  expect(await readAll()).toEqual(['template/create'])
  advance(900_000 - 30_001)
  expect(await readAll()).toEqual(['template/create', 'template/clone'])
  advance(1)
  expect(await readAll()).toEqual(['create'])
})

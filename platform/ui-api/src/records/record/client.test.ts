import {
  createDataService,
  type FetchResponse,
  type ResourceRequest,
  requestAddress,
} from '@porchlight/data-service'
import { expect, test } from 'vitest'
import { createRecord, deleteRecord, type FieldName, fieldName, getRecord, updateRecord } from './client'

const recordId = '500000000000001AAA'

function makeService(answer: (request: ResourceRequest) => Partial<FetchResponse> = () => ({})) {
  const requests: ResourceRequest[] = []
  const dataService = createDataService({
    network: async (request) => {
      requests.push(request)
      const body = { id: recordId, apiName: 'Case', weakEtag: 5, fields: fieldsOf(request) }
      return { status: 200, statusText: 'OK', ok: true, headers: {}, body, ...answer(request) }
    },
    now: () => 0,
  })
  return { dataService, requests }
}

function fieldsOf(request: ResourceRequest) {
  const { fields, optionalFields } = request.queryParams
  const names = [fields, optionalFields].flatMap((list) => (Array.isArray(list) ? list : []))
  return Object.fromEntries(names.map((name: string) => [name.slice(5), { displayValue: null, value: name }]))
}

test('a record is asked for with its 18-character id and its names in one canonical form', async () => {
  const { dataService, requests } = makeService()
  await dataService.read(getRecord, {
    recordId: '500000000000001',
    fields: [
      fieldName(' Case.Subject '),
      { objectApiName: 'Case', fieldApiName: 'Status' },
      fieldName('Unqualified'),
    ],
    optionalFields: ['Case.Subject', 'Case.Account.Name'],
  })
  expect(requests.map(requestAddress)).toEqual([
    `/services/data/v65.0/ui-api/records/${recordId}?fields=Case.Status%2CCase.Subject&optionalFields=Case.Account.Name`,
  ])
})

test('reads of one tick share a request; a field that one of them requires is required', async () => {
  const { dataService, requests } = makeService()
  await Promise.all([
    dataService.read(getRecord, { recordId, optionalFields: 'Case.Subject' }),
    dataService.read(getRecord, { recordId, fields: 'Case.Subject', optionalFields: 'Case.Status' }),
  ])
  expect(requests.map(({ queryParams }) => queryParams)).toEqual([
    { fields: ['Case.Subject'], optionalFields: ['Case.Status'] },
  ])
  await dataService.read(getRecord, { recordId, fields: ['Case.Subject', 'Case.Origin'] })
  expect(requests[1]?.queryParams).toEqual({ fields: ['Case.Origin'], optionalFields: undefined })
})

test.each([
  { recordId: 'short', fields: ['Case.Subject' as FieldName] },
  { recordId },
  { recordId, fields: [] },
  { recordId, fields: ['Subject', ''].map(fieldName) },
])(
  '%o is not a valid config',
  async (config: { readonly recordId: string; readonly fields?: FieldName[] | undefined }) => {
    const { dataService, requests } = makeService()
    expect(await dataService.read(getRecord, config)).toMatchObject({
      state: 'Error',
      error: { status: 400 },
    })
    expect(requests).toEqual([])
  },
)

test('an update sends the versions that the writer saw', async () => {
  const { dataService, requests } = makeService()
  await dataService.write(updateRecord, {
    fields: { Id: recordId, Subject: 'New' },
    ifUnmodifiedSince: '2026-07-04T12:30:15.987Z',
    weakEtag: 1_783_168_215_987,
  })
  expect(requests[0]).toMatchObject({
    method: 'PATCH',
    urlParams: { recordId },
    headers: { 'If-Unmodified-Since': 'Sat, 04 Jul 2026 12:30:15 GMT', 'If-Match': '"1783168215987"' },
    body: { fields: { Subject: 'New' } },
  })
})

test('an update without fields, without an id or of no record is refused before it is sent', async () => {
  const { dataService, requests } = makeService()
  const writeInput = (input: unknown) =>
    dataService.write(updateRecord, input as Parameters<typeof updateRecord.checkConfig>[0])
  await expect(writeInput({})).rejects.toThrow('Invalid recordInput')
  await expect(writeInput(null)).rejects.toThrow('Invalid recordInput')
  await expect(writeInput({ fields: { Id: 'x' } })).rejects.toThrow('Invalid config for "updateRecord"')
  await expect(dataService.write(deleteRecord, 'x')).rejects.toThrow('Invalid config for "deleteRecord"')
  expect(requests).toEqual([])
})

test('an update that is answered with 204 evicts the record; a create gives nothing', async () => {
  const { dataService, requests } = makeService(({ method }) =>
    method === 'GET' ? {} : { status: 204, body: undefined },
  )
  const config = { recordId, fields: ['Case.Subject'] } as const
  await dataService.read(getRecord, config)
  expect(await dataService.write(updateRecord, { fields: { Id: recordId, Subject: 'New' } })).toBeNull()
  await dataService.read(getRecord, config)
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'PATCH', 'GET'])
  expect(await dataService.write(createRecord, { apiName: 'Case', fields: {} })).toBeNull()
})

test('a deleted record is evicted', async () => {
  const { dataService } = makeService(({ method }) =>
    method === 'DELETE' ? { status: 204, body: undefined } : {},
  )
  await dataService.read(getRecord, { recordId, fields: ['Case.Subject'] })
  await dataService.write(deleteRecord, recordId.slice(0, 15))
  expect(dataService.serialise().entries).toEqual([])
})

test('switches and the key of a write are sent, wrong-typed switches are not', async () => {
  const { dataService, requests } = makeService()
  const key = '5b0c9c52-2f0c-4c3e-9b55-6f2f0e5f1a01'
  await dataService.write(createRecord, {
    apiName: 'Case',
    fields: {},
    includeFieldsInBody: true,
    useDefaultRule: true,
    idempotencyKey: key,
  })
  const odd = JSON.parse('{"handleOwnerChange": "yes", "triggerUserEmail": false}')
  await dataService.write(updateRecord, { fields: { Id: recordId }, idempotencyKey: key, ...odd })
  expect(requests.map(requestAddress)).toEqual([
    '/services/data/v65.0/ui-api/records?useDefaultRule=true&includeFieldsInBody=true',
    `/services/data/v65.0/ui-api/records/${recordId}?triggerUserEmail=false`,
  ])
  expect(requests.map(({ headers }) => headers)).toEqual([
    { 'Idempotency-Key': key },
    { 'Idempotency-Key': key },
  ])
})

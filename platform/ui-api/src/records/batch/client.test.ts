import {
  createDataService,
  type FetchResponse,
  type ResourceRequest,
  requestAddress,
} from '@porchlight/data-service'
import { expect, test } from 'vitest'
import { fieldName, getRecord } from '../record/client'
import { executeBatchRecordOperations, getRecords } from './client'

const [first, second] = ['500000000000001AAA', '500000000000002AAA'] as const

function recordOf(id: string, subject: string, weakEtag = 1) {
  return { apiName: 'Case', id, weakEtag, fields: { Subject: { displayValue: null, value: subject } } }
}

function makeService(answer: (request: ResourceRequest) => Partial<FetchResponse>) {
  const requests: ResourceRequest[] = []
  let now = 0
  const dataService = createDataService({
    network: async (request) => {
      requests.push(request)
      return { status: 200, statusText: 'OK', ok: true, headers: {}, body: null, ...answer(request) }
    },
    now: () => now,
  })
  const advance = (milliseconds: number) => {
    now += milliseconds
  }
  return { dataService, requests, advance }
}

const found = (id: string, subject: string) => ({ statusCode: 200, result: recordOf(id, subject) })
const absent = { statusCode: 404, result: [{ errorCode: 'NOT_FOUND', message: 'No.' }] }
const read = (...results: readonly object[]) => ({ body: { hasErrors: false, results } })

test('entries without ids or fields are dropped, the others are one request', async () => {
  const { dataService, requests } = makeService(() => read(found(first, 'A'), found(second, 'B')))
  await dataService.read(getRecords, {
    records: [
      { recordIds: [first.slice(0, 15), 'no id'], fields: ['Case.Subject'], optionalFields: ['Case.Status'] },
      { recordIds: [], fields: [fieldName('Case.Nothing')] },
      { recordIds: ['500000000000009AAA'] },
      { recordIds: [second, first], optionalFields: 'Case.Subject' },
    ],
  })
  expect(requests.map(requestAddress)).toEqual([
    `/services/data/v65.0/ui-api/records/batch/${first}%2C${second}?fields=Case.Subject&optionalFields=Case.Status`,
  ])
})

test.each([
  { records: [] },
  { records: [{ recordIds: [], fields: ['Case.Subject'] }] },
  { records: [{ recordIds: [first] }] },
  JSON.parse('{}'),
  JSON.parse('{"records": [null, 7, {"recordIds": "500000000000001AAA", "fields": "Case.Subject"}]}'),
])('%j is not a valid config', (config) => {
  const { dataService } = makeService(() => read())
  expect(dataService.read(getRecords, config)).toMatchObject({ state: 'Error', error: { status: 400 } })
})

test('records that are not found are absent and evicted; the others are the cache’s, for 30 seconds', async () => {
  let results: readonly object[] = [found(first, 'A'), found(second, 'B')]
  const { dataService, requests, advance } = makeService(() => read(...results))
  const config = { records: [{ recordIds: [first, second], fields: ['Case.Subject'] }] } as const
  await dataService.read(getRecords, config)
  const single = { recordId: second, fields: 'Case.Subject' } as const
  expect(await dataService.read(getRecord, single)).toMatchObject({ data: { id: second } })
  expect(requests).toHaveLength(1)
  results = [found(first, 'A'), absent]
  advance(30_001)
  expect(await dataService.read(getRecords, config)).toMatchObject({
    state: 'Fulfilled',
    data: { results: [{ statusCode: 200, result: { id: first } }] },
  })
  expect(requests).toHaveLength(2)
  void dataService.read(getRecord, single)
  await Promise.resolve()
  expect(requests).toHaveLength(3)
})

test('an item that failed otherwise stays as the error that it is', async () => {
  const refused = { statusCode: 400, result: [{ errorCode: 'INVALID_FIELD', message: 'No such column.' }] }
  const { dataService } = makeService(() => ({
    body: { hasErrors: true, results: [found(first, 'A'), refused] },
  }))
  const config = { records: [{ recordIds: [first, second], fields: ['Case.Subject'] }] } as const
  expect(await dataService.read(getRecords, config)).toMatchObject({
    state: 'Fulfilled',
    data: { hasErrors: true, results: [{ statusCode: 200 }, refused] },
  })
})

const operations = [
  { type: 'create', records: [{ apiName: 'Case', fields: { Subject: 'New' } }] },
  { type: 'UPDATE', records: [{ fields: { Id: first, Subject: 'Changed' } }] },
  { type: 'Delete', records: [{ fields: { Id: second.slice(0, 15) } }] },
]

test('a batch is sent as it is, with its key, and brings the cache up to date', async () => {
  const { dataService, requests } = makeService(({ method }) =>
    method === 'GET'
      ? read(found(first, 'Old'), found(second, 'Old'))
      : read(
          { statusCode: 201, result: recordOf('500000000000003AAA', 'New') },
          { statusCode: 200, result: recordOf(first, 'Changed', 2) },
          { statusCode: 204, result: null },
        ),
  )
  await dataService.read(getRecords, { records: [{ recordIds: [first, second], fields: 'Case.Subject' }] })
  const key = '5b0c9c52-2f0c-4c3e-9b55-6f2f0e5f1a01'
  const input = { allOrNone: true, operations, useDefaultRule: true, idempotencyKey: key }
  const answer = await dataService.write(executeBatchRecordOperations, input)
  expect(answer.results.map(({ statusCode }) => statusCode)).toEqual([201, 200, 204])
  expect(requests[1]).toMatchObject({
    method: 'POST',
    basePath: '/ui-api/records/batch',
    queryParams: { useDefaultRule: true },
    headers: { 'Idempotency-Key': key },
    body: { allOrNone: true, operations },
  })
  const subjectOf = (recordId: string) => dataService.read(getRecord, { recordId, fields: 'Case.Subject' })
  expect(await subjectOf(first)).toMatchObject({ data: { fields: { Subject: { value: 'Changed' } } } })
  expect(await subjectOf('500000000000003AAA')).toMatchObject({
    data: { fields: { Subject: { value: 'New' } } },
  })
  expect(requests).toHaveLength(2)
  void subjectOf(second)
  await Promise.resolve()
  expect(requests).toHaveLength(3)
})

test.each([
  { operations },
  { allOrNone: 'yes', operations },
  { allOrNone: true },
  { allOrNone: true, operations: [{ records: [] }] },
  { allOrNone: true, operations: [{ type: 'UPSERT', records: [] }] },
  { allOrNone: true, operations: [{ type: 'CREATE' }] },
  { allOrNone: true, operations: [null] },
  { allOrNone: true, operations, useDefaultRule: 'yes' },
  null,
])('%j is refused before it is sent', async (input) => {
  const { dataService, requests } = makeService(() => ({}))
  const write = dataService.write(
    executeBatchRecordOperations,
    input as unknown as Parameters<typeof executeBatchRecordOperations.checkConfig>[0],
  )
  await expect(write).rejects.toThrow('Invalid config for "executeBatchRecordOperations"')
  expect(requests).toEqual([])
})

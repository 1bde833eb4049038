import { createDataService, type ResourceRequest, requestAddress } from '@porchlight/data-service'
import type { RecordRepresentation } from '@porchlight/metadata'
import { expect, test } from 'vitest'
import { fieldName, getRecord, updateRecord } from './client'

const recordId = '001000000000001AAA'
const childId = '500000000000001AAA'

function recordAs(apiName: string, id: string, weakEtag: number, fields: Record<string, unknown>) {
  const values = Object.entries(fields).map(([name, value]) => [name, { displayValue: null, value }])
  return { apiName, id, weakEtag, childRelationships: {}, fields: Object.fromEntries(values) }
}

/** Creates a server of one account with one case; `name` and `subject` are their current values. */
function makeService() {
  const requests: ResourceRequest[] = []
  const server = { name: 'Home', subject: 'Meter', version: 1 }
  let now = 0
  const dataService = createDataService({
    network: async (request) => {
      requests.push(request)
      const object = String(request.queryParams.fields ?? 'Account').split('.')[0] ?? ''
      const account = recordAs(object, String(request.urlParams.recordId), server.version, {
        Name: server.name,
      })
      const records = [recordAs('Case', childId, server.version, { Subject: server.subject })]
      const children =
        request.queryParams.childRelationships === undefined ? {} : { Cases: { count: 1, records } }
      const body = { ...account, childRelationships: children }
      return { status: 200, statusText: 'OK', ok: true, headers: {}, body }
    },
    now: () => now,
  })
  const advance = (milliseconds: number) => {
    now += milliseconds
  }
  return { dataService, requests, server, advance }
}

const children = { recordId, layoutTypes: 'Full', childRelationships: 'Account.Cases' } as const

test('layouts, modes and child records are asked for in one canonical form', async () => {
  const { dataService, requests } = makeService()
  await dataService.read(getRecord, {
    ...children,
    recordId: recordId.slice(0, 15),
    layoutTypes: ['Compact', 'Full'],
    modes: ['Edit', 'View'],
    childRelationships: [' Account.Orders ', 'Account.Cases'],
    pageSize: 3,
    page: 1,
  })
  expect(requests.map(requestAddress)).toEqual([
    `/services/data/v65.0/ui-api/records/${recordId}?layoutTypes=Full%2CCompact&modes=View%2CEdit&childRelationships=Account.Cases%2CAccount.Orders&pageSize=3&page=1`,
  ])
})

test('what is no layout type, mode or number is dropped, and without a layout type nothing is left', async () => {
  const { dataService, requests } = makeService()
  const odd = JSON.parse(`{"recordId":"${recordId}","layoutTypes":["Tiny"],"modes":["Print"],"pageSize":"3"}`)
  expect(await dataService.read(getRecord, odd)).toMatchObject({ state: 'Error', error: { status: 400 } })
  await dataService.read(getRecord, { ...odd, layoutTypes: ['Tiny', 'Full'] })
  expect(requests.map(({ queryParams }) => queryParams)).toMatchObject([{ layoutTypes: ['Full'] }])
  expect(requests[0]?.queryParams.modes).toBeUndefined()
})

test('the answer comes whole, with its child records, and is fresh for 30 seconds', async () => {
  const { dataService, requests, advance } = makeService()
  const first = await dataService.read(getRecord, children)
  expect(first).toMatchObject({
    state: 'Fulfilled',
    data: {
      fields: { Name: { value: 'Home' } },
      childRelationships: {
        Cases: { count: 1, records: [{ id: childId, fields: { Subject: { value: 'Meter' } } }] },
      },
    },
  })
  advance(30_000)
  expect(await dataService.read(getRecord, { ...children })).toBe(first)
  expect(requests).toHaveLength(1)
  advance(1)
  await dataService.read(getRecord, children)
  expect(requests).toHaveLength(2)
})

test('records of a whole answer are the cache’s: other reads find them, and their changes are told', async () => {
  const { dataService, requests, server } = makeService()
  const seen: RecordRepresentation[] = []
  dataService.subscribe(getRecord, children, (snapshot) => {
    if ('data' in snapshot) seen.push(snapshot.data)
  })
  await dataService.read(getRecord, children)
  await dataService.read(getRecord, { recordId: childId, fields: 'Case.Subject' })
  expect(requests).toHaveLength(1)
  Object.assign(server, { name: 'Lake house', version: 2 })
  await dataService.write(updateRecord, { fields: { Id: recordId, Name: 'Lake house' } })
  expect(seen.map(({ fields }) => fields.Name?.value)).toEqual(['Home', 'Lake house'])
  expect(seen[1]?.childRelationships).toBe(seen[0]?.childRelationships)
})

test('a read with child records leaves reads of the record itself as they are', async () => {
  const { dataService } = makeService()
  const plain = { recordId, fields: 'Account.Name' } as const
  await dataService.read(getRecord, children)
  expect(await dataService.read(getRecord, plain)).toMatchObject({ data: { childRelationships: {} } })
})

test('reads of different shape are not joined to one request', async () => {
  const { dataService, requests } = makeService()
  await Promise.all([
    dataService.read(getRecord, { recordId, fields: 'Account.Name' }),
    dataService.read(getRecord, { recordId, layoutTypes: 'Full' }),
    dataService.read(getRecord, { recordId, layoutTypes: 'Full' }),
    dataService.read(getRecord, children),
  ])
  expect(requests).toHaveLength(3)
})

test('a record of an object outside the record cache is read anew each time', async () => {
  const { dataService, requests } = makeService()
  const config = { recordId, fields: fieldName('MeterEventLog__c.Name') }
  expect(await dataService.read(getRecord, config)).toMatchObject({
    data: { fields: { Name: { value: 'Home' } } },
  })
  await dataService.read(getRecord, config)
  expect(requests).toHaveLength(2)
  const other = { recordId: '001000000000002AAA', fields: fieldName('Meter__dlm.Name') }
  await dataService.read(getRecord, other)
  await dataService.read(getRecord, other)
  expect(requests).toHaveLength(3)
})

import { createDataService, type ResourceRequest, requestAddress } from '@porchlight/data-service'
import { expect, test } from 'vitest'
import { getRelatedListRecords, getRelatedListRecordsBatch } from './client'

function makeService(body: unknown = { records: [] }) {
  const requests: ResourceRequest[] = []
  let nowMs = 0
  const dataService = createDataService({
    network: async (request) => {
      requests.push(request)
      return { status: 200, statusText: 'OK', ok: true, headers: {}, body }
    },
    now: () => nowMs,
  })
  const advance = (milliseconds: number) => {
    nowMs += milliseconds
  }
  return { dataService, requests, advance }
}

const cases = { parentRecordId: '001000000000001', relatedListId: 'Cases' }
const urlParams = { parentRecordId: '001000000000001AAA', relatedListId: 'Cases' }

test('qualified names go in the address; plain ones, conditions and labels are asked for in a body', async () => {
  const { dataService, requests } = makeService()
  await dataService.read(getRelatedListRecords, { ...cases, fields: 'Case.Subject', sortBy: '-CreatedDate' })
  await dataService.read(getRelatedListRecords, { ...cases, fields: 'Subject' })
  await dataService.read(getRelatedListRecords, { ...cases, where: '{ Status: { eq: "New" } }' })
  await dataService.read(getRelatedListRecords, { ...cases, pageSize: 5, includeColumnLabels: true })
  const [first] = requests
  expect(first === undefined ? '' : requestAddress(first)).toBe(
    '/services/data/v65.0/ui-api/related-list-records/001000000000001AAA/Cases?fields=Case.Subject&sortBy=-CreatedDate',
  )
  expect(requests.slice(1)).toMatchObject([
    { method: 'POST', urlParams, body: { fields: ['Subject'] } },
    { method: 'POST', urlParams, body: { where: '{ Status: { eq: "New" } }' } },
    { method: 'POST', urlParams, body: { pageSize: 5, includeColumnLabels: true } },
  ])
})

test('several lists of a record are asked for at once', async () => {
  const { dataService, requests } = makeService({ results: [] })
  await dataService.read(getRelatedListRecordsBatch, {
    parentRecordId: '001000000000001',
    relatedListParameters: [
      { relatedListId: 'Cases', fields: ['Subject'], pageSize: 3 },
      { relatedListId: ' Orders ', ...JSON.parse('{"pageSize": "many"}') },
    ],
  })
  const [request] = requests
  expect(request).toMatchObject({
    method: 'POST',
    basePath: '/ui-api/related-list-records/batch/{parentRecordId}',
    urlParams: { parentRecordId: '001000000000001AAA' },
  })
  expect(JSON.parse(JSON.stringify(request?.body))).toEqual({
    relatedListParameters: [
      { relatedListId: 'Cases', fields: ['Subject'], pageSize: 3 },
      { relatedListId: 'Orders' },
    ],
  })
})

test('pages are fresh for 30 seconds, each for its own config', async () => {
  const { dataService, requests, advance } = makeService()
  await dataService.read(getRelatedListRecords, cases)
  await dataService.read(getRelatedListRecords, { ...cases, includeColumnLabels: true })
  advance(30_000)
  await dataService.read(getRelatedListRecords, cases)
  expect(requests).toHaveLength(2)
  advance(1)
  await dataService.read(getRelatedListRecords, cases)
  expect(requests).toHaveLength(3)
})

test('ids that are none and entries without a list are not valid', async () => {
  const { dataService, requests } = makeService()
  const invalid = { state: 'Error', error: { status: 400 } }
  const { parentRecordId } = cases
  expect(await dataService.read(getRelatedListRecords, { ...cases, parentRecordId: 'x' })).toMatchObject(
    invalid,
  )
  for (const relatedListParameters of [[], [JSON.parse('{"relatedListId": 7}')], JSON.parse('[null]')]) {
    expect(
      await dataService.read(getRelatedListRecordsBatch, { parentRecordId, relatedListParameters }),
    ).toMatchObject(invalid)
  }
  expect(requests).toEqual([])
})

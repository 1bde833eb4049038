import { createDataService, type ResourceRequest } from '@porchlight/data-service'
import { expect, test } from 'vitest'
import { getKeywordSearchResults } from '../keyword/client'
import { getSearchResults } from './client'

function makeService() {
  const requests: ResourceRequest[] = []
  let nowMs = 0
  const dataService = createDataService({
    network: async (request) => {
      requests.push(request)
      return { status: 200, statusText: 'OK', ok: true, headers: {}, body: { records: [] } }
    },
    now: () => nowMs,
  })
  const advance = (milliseconds: number) => {
    nowMs += milliseconds
  }
  return { dataService, requests, advance }
}

const isClosed = { fieldPath: 'Status', operator: 'Equals', values: ['Closed'] }

test('a search of several objects is posted with what is valid of its config', async () => {
  const { dataService, requests } = makeService()
  await dataService.read(getSearchResults, {
    q: ' meter ',
    answerTypes: ['Keyword'],
    objectApiNames: ['Case', 'Account'],
    searchObjectOptions: [{ objectApiName: ' Case ', filters: [isClosed], pageSize: 3 }],
    ...JSON.parse('{"configurationName": 7}'),
  })
  expect(requests).toMatchObject([
    {
      method: 'POST',
      basePath: '/ui-api/search/results',
      queryParams: { q: 'meter' },
      body: {
        answerTypes: ['Keyword'],
        configurationName: undefined,
        objectApiNames: ['Case', 'Account'],
        searchObjectOptions: [{ objectApiName: 'Case', filters: [isClosed], pageSize: 3 }],
      },
    },
  ])
})

test('a search of one object is posted alike', async () => {
  const { dataService, requests } = makeService()
  await dataService.read(getKeywordSearchResults, {
    objectApiName: { objectApiName: 'Case' },
    q: 'meter',
    filters: [isClosed],
    sortBy: '-CreatedDate',
    pageSize: 5,
  })
  expect(requests).toMatchObject([
    {
      basePath: '/ui-api/search/results/keyword',
      queryParams: { objectApiName: 'Case', q: 'meter' },
      body: { filters: [isClosed], sortBy: ['-CreatedDate'], pageSize: 5 },
    },
  ])
})

test('results are fresh for 200 ms', async () => {
  const { dataService, requests, advance } = makeService()
  const readBoth = async () => {
    await dataService.read(getSearchResults, { q: 'meter' })
    await dataService.read(getKeywordSearchResults, { objectApiName: 'Case', q: 'meter' })
  }
  await readBoth()
  advance(200)
  await readBoth()
  expect(requests).toHaveLength(2)
  advance(1)
  await readBoth()
  expect(requests).toHaveLength(4)
})

test('nothing to search for, and filters that lack a part, are not valid', async () => {
  const { dataService, requests } = makeService()
  const invalid = { state: 'Error', error: { status: 400 } }
  const broken = JSON.parse('[{"fieldPath": "Status", "values": ["New"]}]')
  expect(await dataService.read(getSearchResults, { q: ' ' })).toMatchObject(invalid)
  expect(
    await dataService.read(getSearchResults, {
      q: 'meter',
      searchObjectOptions: [{ objectApiName: 'Case', filters: broken }],
    }),
  ).toMatchObject(invalid)
  const keyword = { objectApiName: 'Case', q: 'meter' }
  expect(await dataService.read(getKeywordSearchResults, { ...keyword, objectApiName: '' })).toMatchObject(
    invalid,
  )
  expect(await dataService.read(getKeywordSearchResults, { ...keyword, filters: broken })).toMatchObject(
    invalid,
  )
  const dataCategories = JSON.parse('[{"groupName": "RecordType", "operator": "AT", "values": [7]}]')
  expect(await dataService.read(getKeywordSearchResults, { ...keyword, dataCategories })).toMatchObject(
    invalid,
  )
  expect(requests).toEqual([])
})

import { createDataService, type ResourceRequest, requestAddress } from '@porchlight/data-service'
import { expect, test } from 'vitest'
import { getRelatedListCount, getRelatedListsCount } from './client'

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
  return { dataService, advance, addresses: () => requests.map(requestAddress) }
}

const parentRecordId = '001000000000001'

test('one list is counted, and several', async () => {
  const { dataService, addresses } = makeService()
  await dataService.read(getRelatedListCount, { parentRecordId, relatedListId: ' Cases ', maxCount: 10 })
  await dataService.read(getRelatedListsCount, { parentRecordId, relatedListNames: ['Orders', 'Cases'] })
  await dataService.read(getRelatedListsCount, { parentRecordId, relatedListNames: 'Cases' })
  expect(addresses()).toEqual([
    '/services/data/v65.0/ui-api/related-list-count/001000000000001AAA/Cases?maxCount=10',
    '/services/data/v65.0/ui-api/related-list-count/batch/001000000000001AAA/Orders%2CCases',
    '/services/data/v65.0/ui-api/related-list-count/batch/001000000000001AAA/Cases',
  ])
})

test('counts are fresh for 30 days', async () => {
  const { dataService, advance, addresses } = makeService()
  const config = { parentRecordId, relatedListId: 'Cases' }
  await dataService.read(getRelatedListCount, config)
  advance(2_592_000_000)
  await dataService.read(getRelatedListCount, config)
  expect(addresses()).toHaveLength(1)
  advance(1)
  await dataService.read(getRelatedListCount, config)
  expect(addresses()).toHaveLength(2)
})

test('an id that is none, and a list without a name, are not valid', async () => {
  const { dataService, addresses } = makeService()
  const invalid = { state: 'Error', error: { status: 400 } }
  expect(
    await dataService.read(getRelatedListCount, { parentRecordId: 'x', relatedListId: 'Cases' }),
  ).toMatchObject(invalid)
  expect(await dataService.read(getRelatedListCount, { parentRecordId, relatedListId: '' })).toMatchObject(
    invalid,
  )
  expect(
    await dataService.read(getRelatedListsCount, { parentRecordId, relatedListNames: ['Cases', ''] }),
  ).toMatchObject(invalid)
  expect(addresses()).toEqual([])
})

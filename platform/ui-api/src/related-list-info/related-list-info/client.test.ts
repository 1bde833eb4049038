import { createDataService, type ResourceRequest, requestAddress } from '@porchlight/data-service'
import { expect, test } from 'vitest'
import { getRelatedListPreferences } from '../../related-list-preferences/related-list-preferences/client'
import {
  getRelatedListInfo,
  getRelatedListInfoBatch,
  getRelatedListsInfo,
  updateRelatedListInfo,
} from './client'

function makeService(body: unknown = {}) {
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
  return { dataService, requests, advance, addresses: () => requests.map(requestAddress) }
}

const cases = { parentObjectApiName: 'Account', relatedListId: 'Cases' }

test('a list is asked for with what is valid of its config', async () => {
  const { dataService, addresses } = makeService()
  await dataService.read(getRelatedListInfo, {
    parentObjectApiName: { objectApiName: ' Account ' },
    relatedListId: ' Cases ',
    recordTypeId: '012000000000000',
    fields: ['Case.Subject', 'Plain'],
    restrictColumnsToLayout: false,
  })
  await dataService.read(getRelatedListInfo, {
    ...cases,
    ...JSON.parse('{"recordTypeId": 7, "fields": [1]}'),
  })
  expect(addresses()).toEqual([
    '/services/data/v65.0/ui-api/related-list-info/Account/Cases?recordTypeId=012000000000000AAA&fields=Case.Subject&restrictColumnsToLayout=false',
    '/services/data/v65.0/ui-api/related-list-info/Account/Cases',
  ])
})

test('several lists are asked for in their order, and all of an object', async () => {
  const { dataService, addresses } = makeService()
  await dataService.read(getRelatedListInfoBatch, {
    parentObjectApiName: 'Account',
    relatedListNames: ['Orders', ' Cases', 'Orders'],
  })
  await dataService.read(getRelatedListsInfo, { parentObjectApiName: 'Account' })
  expect(addresses()).toEqual([
    '/services/data/v65.0/ui-api/related-list-info/batch/Account/Orders%2CCases',
    '/services/data/v65.0/ui-api/related-list-info/Account',
  ])
})

test('a description is fresh for 15 minutes', async () => {
  const { dataService, advance, requests } = makeService()
  await dataService.read(getRelatedListInfo, cases)
  advance(900_000)
  await dataService.read(getRelatedListInfo, cases)
  expect(requests).toHaveLength(1)
  advance(1)
  await dataService.read(getRelatedListInfo, cases)
  expect(requests).toHaveLength(2)
})

test.each([
  { parentObjectApiName: '', relatedListId: 'Cases' },
  { parentObjectApiName: 'Account', relatedListId: ' ' },
  { ...cases, recordTypeId: 'Main' },
])('%o is not a valid config', async (config) => {
  const { dataService, requests } = makeService()
  expect(await dataService.read(getRelatedListInfo, config)).toMatchObject({
    state: 'Error',
    error: { status: 400 },
  })
  expect(requests).toEqual([])
})

test('a change is sent, and its answer is the description that readers get', async () => {
  const { dataService, requests } = makeService({ label: 'Cases', eTag: 'new' })
  await dataService.read(getRelatedListPreferences, { preferencesId: 'Account.Cases' })
  await dataService.write(updateRelatedListInfo, {
    ...cases,
    orderedByInfo: [{ fieldApiName: 'Subject', isAscending: true }],
    userPreferences: { columnWidths: { Subject: 200 } },
  })
  expect(requests[1]).toMatchObject({
    method: 'PATCH',
    urlParams: cases,
    body: {
      orderedByInfo: [{ fieldApiName: 'Subject', isAscending: true }],
      userPreferences: { columnWidths: { Subject: 200 } },
    },
  })
  expect(await dataService.read(getRelatedListInfo, cases)).toMatchObject({ data: { eTag: 'new' } })
  expect(requests).toHaveLength(2)
  // The same choices under their other name are requested again.
  await dataService.read(getRelatedListPreferences, { preferencesId: 'Account.Cases' })
  expect(requests).toHaveLength(3)
})

test.each<Record<string, unknown>>([
  { relatedListId: 'Cases' },
  { ...cases, orderedByInfo: [{ fieldApiName: 'Subject' }] },
  { ...cases, userPreferences: { columnWidths: { Subject: 1.5 } } },
  { ...cases, userPreferences: { columnWrap: { Subject: 'yes' } } },
])('%o is not written', async (input) => {
  const { dataService, requests } = makeService()
  const write = dataService.write(
    updateRelatedListInfo,
    input as unknown as Parameters<typeof updateRelatedListInfo.checkConfig>[0],
  )
  await expect(write).rejects.toThrow('Invalid config for "updateRelatedListInfo"')
  expect(requests).toEqual([])
})

import { createDataService, type ResourceRequest, requestAddress } from '@porchlight/data-service'
import { expect, test } from 'vitest'
import { getRelatedListActions, getRelatedListsActions } from '../related-list/client'
import { getRelatedListRecordActions } from '../related-list-record/client'
import { getRecordActions, getRecordEditActions } from './client'

const caseId = '500000000000001AAA'
const accountId = '001000000000001AAA'

function makeService() {
  const requests: ResourceRequest[] = []
  let now = 0
  const dataService = createDataService({
    network: async (request) => {
      requests.push(request)
      return { status: 200, statusText: 'OK', ok: true, headers: {}, body: { actions: {} } }
    },
    now: () => now,
  })
  return { dataService, requests, wait: (ms: number) => (now += ms) }
}

test('two spellings of one question ask once, for five minutes', async () => {
  const { dataService, requests, wait } = makeService()
  const sendRequest = (recordIds: string | readonly string[], apiNames: readonly string[]) =>
    dataService.read(getRecordActions, { recordIds, apiNames, retrievalMode: 'All', formFactor: 'Small' })
  await sendRequest([caseId, accountId, caseId], ['Case.Reply', 'Case.Close'])
  await sendRequest([accountId.slice(0, 15), caseId.slice(0, 15)], ['Case.Close', 'Case.Reply'])
  expect(requests.map(requestAddress)).toEqual([
    `/services/data/v65.0/ui-api/actions/record/${accountId}%2C${caseId}?formFactor=Small&apiNames=Case.Close%2CCase.Reply&retrievalMode=All`,
  ])
  wait(300_000)
  await sendRequest([caseId, accountId], ['Case.Close', 'Case.Reply'])
  expect(requests).toHaveLength(1)
  wait(1)
  await sendRequest([caseId, accountId], ['Case.Close', 'Case.Reply'])
  expect(requests).toHaveLength(2)
})

test('actions of records need ids, and sections or names; wrong-typed values are left out', async () => {
  const { dataService, requests } = makeService()
  const invalid = [
    { recordIds: caseId },
    { recordIds: 'x', sections: ['Page'] },
    { recordIds: [], sections: ['Page'] },
  ]
  for (const config of invalid) {
    expect(await dataService.read(getRecordActions, config)).toMatchObject({ error: { status: 400 } })
  }
  expect(requests).toEqual([])
  const loose = { recordIds: caseId, sections: ['Page'], formFactor: 'Huge', actionTypes: 7 }
  await dataService.read(getRecordActions, loose as never)
  await dataService.read(getRecordEditActions, { recordIds: caseId })
  expect(requests.map(requestAddress)).toEqual([
    `/services/data/v65.0/ui-api/actions/record/${caseId}?sections=Page`,
    `/services/data/v65.0/ui-api/actions/record/${caseId}/record-edit`,
  ])
})

test('those of related lists are asked for by POST, one or several', async () => {
  const { dataService, requests } = makeService()
  await dataService.read(getRelatedListActions, { recordIds: accountId, relatedListId: ' Cases ' })
  await dataService.read(getRelatedListsActions, {
    recordIds: accountId,
    relatedListsActionParameters: [
      { relatedListId: 'Cases', sections: ['Page'] },
      { relatedListId: 'Orders' },
    ],
  })
  await dataService.read(getRelatedListRecordActions, { recordIds: accountId, relatedListRecordIds: caseId })
  expect(requests.map((request) => [request.method, requestAddress(request), request.body])).toEqual([
    ['POST', `/services/data/v65.0/ui-api/actions/record/${accountId}/related-list/Cases`, {}],
    [
      'POST',
      `/services/data/v65.0/ui-api/actions/record/${accountId}/related-list/batch`,
      {
        relatedListsActionParameters: [
          { relatedListId: 'Cases', sections: ['Page'] },
          { relatedListId: 'Orders' },
        ],
      },
    ],
    ['GET', `/services/data/v65.0/ui-api/actions/record/${accountId}/related-list-record/${caseId}`, null],
  ])
})

test.each([
  { lists: [] },
  { lists: [{ relatedListId: 5 }] },
  { lists: [{ relatedListId: 'Cases', sections: 'Page' }] },
  { lists: [{ relatedListId: 'Cases', apiNames: [1] }] },
  { lists: [{ relatedListId: 'Cases', formFactor: 1 }] },
  { lists: [{ relatedListId: 'Cases' }, null] },
])('a batch of $lists is not valid', async ({ lists }) => {
  const { dataService, requests } = makeService()
  const config = { recordIds: accountId, relatedListsActionParameters: lists }
  expect(await dataService.read(getRelatedListsActions, config as never)).toMatchObject({ state: 'Error' })
  expect(requests).toEqual([])
})

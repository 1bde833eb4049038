import { createDataService, type ResourceRequest, requestAddress } from '@porchlight/data-service'
import { expect, test } from 'vitest'
import {
  getRelatedListPreferences,
  getRelatedListPreferencesBatch,
  updateRelatedListPreferences,
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

test('preferences are asked for by their id, alone and together, and are fresh for 15 minutes', async () => {
  const { dataService, advance, addresses } = makeService()
  const config = { preferencesId: ' Account.Cases ' }
  await dataService.read(getRelatedListPreferences, config)
  advance(900_000)
  await dataService.read(getRelatedListPreferences, config)
  await dataService.read(getRelatedListPreferencesBatch, {
    preferencesIds: ['Account.Orders', 'Account.Cases'],
  })
  advance(1)
  await dataService.read(getRelatedListPreferences, config)
  const one = '/services/data/v65.0/ui-api/related-list-preferences/Account.Cases'
  expect(addresses()).toEqual([
    one,
    '/services/data/v65.0/ui-api/related-list-preferences/batch/Account.Orders%2CAccount.Cases',
    one,
  ])
})

test('no id is not a valid config', async () => {
  const { dataService, requests } = makeService()
  const invalid = { state: 'Error', error: { status: 400 } }
  expect(await dataService.read(getRelatedListPreferences, { preferencesId: ' ' })).toMatchObject(invalid)
  expect(await dataService.read(getRelatedListPreferencesBatch, { preferencesIds: [] })).toMatchObject(
    invalid,
  )
  expect(requests).toEqual([])
})

test('a change is sent, and its answer is what readers get', async () => {
  const { dataService, requests } = makeService({
    preferencesId: 'Account.Cases',
    columnWidths: { Subject: 90 },
  })
  await dataService.write(updateRelatedListPreferences, {
    preferencesId: 'Account.Cases',
    columnWidths: { Subject: 90 },
    orderedBy: null,
  })
  expect(requests[0]).toMatchObject({
    method: 'PATCH',
    urlParams: { preferencesId: 'Account.Cases' },
    body: { columnWidths: { Subject: 90 }, orderedBy: null },
  })
  expect(await dataService.read(getRelatedListPreferences, { preferencesId: 'Account.Cases' })).toMatchObject(
    {
      data: { columnWidths: { Subject: 90 } },
    },
  )
  expect(requests).toHaveLength(1)
})

test.each<Record<string, unknown>>([
  { columnWidths: { Subject: 90 } },
  { preferencesId: 'Account.Cases', columnWidths: { Subject: '90' } },
  { preferencesId: 'Account.Cases', columnWrap: ['Subject'] },
  { preferencesId: 'Account.Cases', orderedBy: [{ isAscending: true }] },
])('%o is not written', async (input) => {
  const { dataService, requests } = makeService()
  const write = dataService.write(
    updateRelatedListPreferences,
    input as unknown as Parameters<typeof updateRelatedListPreferences.checkConfig>[0],
  )
  await expect(write).rejects.toThrow('Invalid config for "updateRelatedListPreferences"')
  expect(requests).toEqual([])
})

import { createDataService, type ResourceRequest } from '@porchlight/data-service'
import { expect, test } from 'vitest'
import { getLookupActions } from '../../actions/lookup/client'
import { getListInfoByName } from '../../list-info/list-info/client'
import { getListInfosByObjectName } from '../../list-info/list-info-summaries/client'
import { getListPreferences } from '../../list-preferences/list-preferences/client'
import { getListRecordsByName } from '../../list-records/list-records/client'
import { getListUi } from '../../list-ui/list-ui/client'
import { getMruListRecords } from '../../mru-list-records/mru-list-records/client'
import { getMruListUi } from '../../mru-list-ui/mru-list-ui/client'
import { fieldName } from '../../records/record/client'
import { getRelatedListRecords } from '../../related-list-records/related-list-records/client'

function makeService() {
  const requests: ResourceRequest[] = []
  const dataService = createDataService({
    network: async (request) => {
      requests.push(request)
      return { status: 200, statusText: 'OK', ok: true, headers: {}, body: { records: [] } }
    },
    now: () => 0,
  })
  return { dataService, requests }
}

const mine = { objectApiName: 'Case', listViewApiName: 'Mine' }

test('a page is asked for with GET and its parameters in the address', async () => {
  const { dataService, requests } = makeService()
  await dataService.read(getListRecordsByName, {
    ...mine,
    fields: ['Case.Subject', 'Case.Status'],
    pageSize: 10,
    sortBy: '-CreatedDate',
  })
  expect(requests[0]).toMatchObject({
    method: 'GET',
    urlParams: mine,
    queryParams: { fields: ['Case.Status', 'Case.Subject'], pageSize: 10, sortBy: ['-CreatedDate'] },
    body: null,
  })
})

test('what is looked for, plain names and long requests go in the body', async () => {
  const { dataService, requests } = makeService()
  await dataService.read(getListRecordsByName, { ...mine, searchTerm: 'meter' })
  await dataService.read(getListRecordsByName, { ...mine, where: { Status: { eq: 'New' } } })
  await dataService.read(getListRecordsByName, { ...mine, fields: 'Contact.Name', includeTotalCount: true })
  const fields = Array.from({ length: 150 }, (_, index) => fieldName(`A_rather_long_field_name_${index}__c`))
  await dataService.read(getRelatedListRecords, {
    parentRecordId: '001000000000001',
    relatedListId: 'Cases',
    fields,
  })
  expect(requests).toMatchObject([
    { method: 'POST', queryParams: {}, body: { searchTerm: 'meter' } },
    { method: 'POST', queryParams: {}, body: { where: { Status: { eq: 'New' } } } },
    { method: 'POST', queryParams: {}, body: { fields: ['Contact.Name'], includeTotalCount: true } },
    {
      method: 'POST',
      urlParams: { parentRecordId: '001000000000001AAA' },
      body: { fields: [...fields].sort() },
    },
  ])
})

const contact = { objectApiName: 'Contact' }
const contactName = { objectApiName: 'Contact', fieldApiName: 'Name' }

test('objects and fields are taken as modules of the platform’s schema export them', async () => {
  const { dataService, requests } = makeService()
  const list = { objectApiName: contact, listViewApiName: 'All' }
  await dataService.read(getListRecordsByName, { ...list, fields: [contactName], sortBy: contactName })
  await dataService.read(getListRecordsByName, { ...list, sortBy: [contactName, '-Contact.Email'] })
  await dataService.read(getListUi, list)
  await dataService.read(getListUi, { objectApiName: contact })
  await dataService.read(getListInfoByName, list)
  await dataService.read(getListInfosByObjectName, contact)
  await dataService.read(getListPreferences, list)
  await dataService.read(getMruListUi, { objectApiName: contact })
  await dataService.read(getMruListRecords, { objectApiName: contact })
  await dataService.read(getLookupActions, { objectApiNames: [contact, 'Case'] })
  const queries = requests.map(({ urlParams, queryParams }) => [urlParams, queryParams])
  expect(queries[0]).toMatchObject([
    { objectApiName: 'Contact', listViewApiName: 'All' },
    { fields: ['Contact.Name'], sortBy: ['Contact.Name'] },
  ])
  expect(queries[1]).toMatchObject([{}, { sortBy: ['Contact.Name', '-Contact.Email'] }])
  expect(requests).toHaveLength(10)
  expect(requests.slice(2, 9).every(({ urlParams }) => urlParams.objectApiName === 'Contact')).toBe(true)
  expect(requests[9]?.urlParams).toEqual({ objectApiNames: 'Case,Contact' })
})

test('values of the wrong type are dropped, so that they ask for the same page', async () => {
  const { dataService, requests } = makeService()
  const odd = JSON.parse(
    '{"pageSize": "ten", "fields": [7, " "], "sortBy": [null], "pageToken": 3, "where": [], "includeTotalCount": 1}',
  )
  await dataService.read(getListRecordsByName, { ...mine, ...odd })
  await dataService.read(getListRecordsByName, mine)
  expect(requests).toHaveLength(1)
})

test.each([
  { objectApiName: ' ', listViewApiName: 'Mine' },
  { objectApiName: 'Case', listViewApiName: '' },
])('%o is not a valid config', (config) => {
  const { dataService } = makeService()
  expect(dataService.read(getListRecordsByName, config)).toMatchObject({ state: 'Error' })
})

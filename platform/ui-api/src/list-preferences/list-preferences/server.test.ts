import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FixtureViewer } from '../../define/fixture'
import type { ListViewSummariesRepresentation } from '../../list-ui/list-view-summaries/contract'
import type { ListInfoRepresentation } from '../../representation/list-info-schema'
import { type CallWorld, openCallWorld } from '../../testing/call-world'
import type { ListPreferencesRepresentation } from './contract'

let calls: CallWorld

beforeAll(async () => {
  calls = await openCallWorld()
})

afterAll(async () => {
  await calls.world.close()
})

const path = '/list-preferences/Case/AllCases'

async function preferences(viewer: FixtureViewer, body?: object): Promise<ListPreferencesRepresentation> {
  const answer = await calls.call(viewer, body === undefined ? 'GET' : 'PATCH', path, body)
  expect([answer.status, answer.text.slice(0, 300)]).toEqual([200, expect.anything()])
  return answer.body as ListPreferencesRepresentation
}

async function info(viewer: FixtureViewer): Promise<ListInfoRepresentation> {
  return (await calls.call(viewer, 'GET', '/list-info/Case/AllCases')).body as ListInfoRepresentation
}

test('what a viewer chooses is kept for that viewer, and what is not given stays', async () => {
  const before = await preferences('customer')
  expect(before).toMatchObject({
    columnWidths: { Subject: -1 },
    columnWrap: { Subject: false },
    orderedBy: [{ fieldApiName: 'CreatedDate', isAscending: false, label: 'Created Date' }],
    listReference: { listViewApiName: 'AllCases', type: 'listView' },
  })
  await preferences('customer', { columnWidths: { Subject: 200, Status: 90 }, columnWrap: { Subject: true } })
  const after = await preferences('customer', {
    columnWidths: { Status: -1 },
    orderedBy: [{ fieldApiName: 'Contact.Name', isAscending: true }],
  })
  expect(after).toMatchObject({
    columnWidths: { Subject: 200, Status: -1, CaseNumber: -1 },
    columnWrap: { Subject: true },
    orderedBy: [{ fieldApiName: 'Contact.Name', isAscending: true, label: 'Contact' }],
  })
  expect(await preferences('customer')).toEqual(after)
  expect(await preferences('advisor')).toEqual({
    ...before,
    columnWidths: expect.objectContaining({ Subject: -1 }),
  })
})

test('a choice changes the definition of the list for its viewer, and so its edition', async () => {
  const before = await info('supervisor')
  await preferences('supervisor', { columnWidths: { Subject: 300 } })
  const after = await info('supervisor')
  expect(after.userPreferences.columnWidths.Subject).toBe(300)
  expect(after.eTag).not.toBe(before.eTag)
  await preferences('supervisor', { columnWidths: { Subject: -1 } })
  expect((await info('supervisor')).eTag).toBe(before.eTag)
})

test('one list view of an object is pinned for a viewer, until it is unpinned or another takes its place', async () => {
  const pinned = async (viewer: FixtureViewer) => {
    const { body } = await calls.call(viewer, 'GET', '/list-ui/Case?pageSize=1')
    return (body as ListViewSummariesRepresentation).pinnedList?.listViewApiName ?? null
  }
  const pin = (name: string, isPinned: boolean) =>
    calls.call('supervisor', 'PATCH', `/list-preferences/Case/${name}`, { pinned: isPinned })
  expect(await pinned('supervisor')).toBeNull()
  expect((await preferences('supervisor', { pinned: true })).pinned).toBe(true)
  expect([await pinned('supervisor'), await pinned('advisor')]).toEqual(['AllCases', null])
  await pin('__Recent', true)
  expect([await pinned('supervisor'), (await preferences('supervisor')).pinned]).toEqual(['__Recent', false])
  await preferences('supervisor', { pinned: false })
  expect(await pinned('supervisor')).toBe('__Recent')
  await pin('__Recent', false)
  expect(await pinned('supervisor')).toBeNull()
})

test('a pinned list view that is deleted is pinned no longer', async () => {
  const made = { listViewApiName: 'Soon_Gone', label: 'Soon gone', displayColumns: ['Subject'] }
  const create = { ...made, scope: { apiName: 'everything' }, filteredByInfo: [], visibility: 'Private' }
  expect((await calls.call('advisor', 'POST', '/list-info/Case', create)).status).toBe(201)
  const path = '/list-preferences/Case/Soon_Gone'
  expect((await calls.call('advisor', 'PATCH', path, { pinned: true })).status).toBe(200)
  await calls.call('advisor', 'DELETE', '/list-info/Case/Soon_Gone')
  const { body } = await calls.call('advisor', 'GET', '/list-info/Case')
  expect(body).toMatchObject({ pinnedList: null })
})

test('an empty order is the list’s own again', async () => {
  await preferences('admin', { orderedBy: [{ fieldApiName: 'Subject', isAscending: true }] })
  expect((await preferences('admin', { orderedBy: [] })).orderedBy).toMatchObject([
    { fieldApiName: 'CreatedDate' },
  ])
})

test('hidden fields are refused in the words for unknown ones', async () => {
  const sendRequest = async (field: string) => {
    const body = { orderedBy: [{ fieldApiName: field, isAscending: true }] }
    const answer = await calls.call('customer', 'PATCH', path, body)
    return `${answer.status} ${answer.text.replaceAll(field, 'FIELD')}`
  }
  expect(await sendRequest('OwnerId')).toBe(await sendRequest('Nothing__c'))
  expect(await sendRequest('Owner.Name')).toBe(await sendRequest('Nothing.Name'))
})

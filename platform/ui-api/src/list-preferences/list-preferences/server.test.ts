import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FixtureViewer } from '../../define/fixture'
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

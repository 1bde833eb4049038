import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FixtureViewer } from '../../define/fixture'
import type { RelatedListInfoRepresentation } from '../../representation/related-list-schema'
import { type CallWorld, openCallWorld } from '../../testing/call-world'
import type { RelatedListsInfoRepresentation } from './contract'

let calls: CallWorld

beforeAll(async () => {
  calls = await openCallWorld()
}, 120_000)

afterAll(() => calls.world.close())

async function infoFor(viewer: FixtureViewer, path: string, language = 'en') {
  const headers = { 'accept-language': language }
  const { body } = await calls.call(viewer, 'GET', `/related-list-info/${path}`, undefined, headers)
  return body as RelatedListInfoRepresentation
}

const namesOf = (info: RelatedListInfoRepresentation) =>
  info.displayColumns.map(({ fieldApiName }) => fieldApiName)

test('a related list is described from its declaration, in the viewer’s language', async () => {
  const english = await infoFor('advisor', 'account/cases')
  const spanish = await infoFor('advisor', 'Account/Cases', 'es')
  expect(english).toMatchObject({
    label: 'Cases',
    fieldApiName: 'AccountId',
    objectApiNames: ['Case'],
    listReference: { parentObjectApiName: 'Account', relatedListId: 'Cases', inContextOfRecordId: null },
    orderedByInfo: [{ fieldApiName: 'CreatedDate', isAscending: false }],
    visibility: 'Public',
    createable: true,
    deletable: false,
  })
  expect(namesOf(english)).toEqual(['CaseNumber', 'Subject', 'Status', 'CreatedDate'])
  expect(english.displayColumns[2]).toMatchObject({ dataType: 'picklist', quickFilterOperator: 'Equals' })
  expect(english.displayColumns[2]?.picklistValues).toContain('Closed')
  expect([spanish.label, spanish.displayColumns[1]?.label]).toEqual(['Casos', 'Asunto'])
  expect(spanish.eTag).not.toBe(english.eTag)
})

test('more fields become columns only when the list is not kept to its own', async () => {
  const fields = 'fields=Case.Priority,Case.Subject&optionalFields=Case.Contact.Name,Case.Nothing__c'
  const stored = await infoFor('advisor', `Account/Cases?${fields}`)
  const open = await infoFor('advisor', `Account/Cases?${fields}&restrictColumnsToLayout=false`)
  expect(namesOf(stored)).toEqual(['CaseNumber', 'Subject', 'Status', 'CreatedDate'])
  expect(namesOf(open).slice(4)).toEqual(['Priority', 'Contact.Name'])
  expect(open).toMatchObject({
    restrictColumnsToLayout: false,
    fields: ['Case.Priority', 'Case.Subject'],
    optionalFields: ['Case.Contact.Name', 'Case.Nothing__c'],
  })
})

test('columns that the viewer cannot read are left out, and lists whose records it cannot read are none', async () => {
  const path = '/related-list-info/Account'
  const lists = async (viewer: FixtureViewer) => {
    const { body } = await calls.call(viewer, 'GET', path)
    return (body as RelatedListsInfoRepresentation).relatedLists.map(({ relatedListId }) => relatedListId)
  }
  expect(await lists('admin')).toEqual(
    calls.world.context.metadata.object('Account')?.relatedLists.map(({ relatedListId }) => relatedListId),
  )
  const { metadata } = calls.world.context
  for (const id of await lists('customer')) {
    const list = metadata.object('Account')?.relatedLists.find(({ relatedListId }) => relatedListId === id)
    expect(metadata.object(list?.childObjectApiName ?? '')?.access.customer.records.kind).not.toBe('none')
  }
  const unread = await calls.call('customer', 'GET', '/related-list-info/Product2/Leads__r')
  const unknown = await calls.call('customer', 'GET', '/related-list-info/Product2/Nothings')
  expect([unread.status, unread.text.replace('Leads__r', 'Nothings')]).toEqual([400, unknown.text])
})

test('a child relationship that is no declared list shows the compact layout', async () => {
  const info = await infoFor('admin', 'Utility__c/Orders__r')
  const compact = calls.world.context.metadata.object('Order')?.layouts.Compact.fieldApiNames
  expect([info.label, namesOf(info)]).toEqual(['Orders', compact])
  expect(info.orderedByInfo).toMatchObject([{ fieldApiName: 'OrderNumber', isAscending: true }])
})

test('what a viewer arranges is kept for that viewer alone, as its preferences too', async () => {
  const before = await infoFor('customer', 'Account/Orders')
  const answer = await calls.call('customer', 'PATCH', '/related-list-info/Account/Orders', {
    orderedByInfo: [{ fieldApiName: 'OrderNumber', isAscending: true, label: 'Order' }],
    userPreferences: { columnWidths: { stage__c: 120 }, columnWrap: { Status: true } },
  })
  const after = await infoFor('customer', 'Account/Orders')
  expect(answer.body).toEqual(after)
  expect(after.userPreferences.columnWidths).toMatchObject({ Stage__c: 120, Status: -1 })
  expect(after.userPreferences.columnWrap).toMatchObject({ Stage__c: false, Status: true })
  expect(after.orderedByInfo).toMatchObject([{ fieldApiName: 'OrderNumber', isAscending: true }])
  expect(after.eTag).not.toBe(before.eTag)
  const preferences = await calls.call('customer', 'GET', '/related-list-preferences/Account.Orders')
  expect(preferences.body).toMatchObject({ columnWidths: { Stage__c: 120 }, columnWrap: { Status: true } })
  expect((await infoFor('advisor', 'Account/Orders')).userPreferences.columnWidths.Stage__c).toBe(-1)
})

test('guests can arrange nothing', async () => {
  const answer = await calls.call('guest', 'PATCH', '/related-list-info/Account/Cases', {})
  expect([answer.status, answer.body]).toMatchObject([403, [{ errorCode: 'INSUFFICIENT_ACCESS' }]])
})

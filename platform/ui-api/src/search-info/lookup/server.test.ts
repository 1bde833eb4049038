import type { ObjectInfoRepresentation } from '@porchlight/metadata'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LookupMetadataRepresentation } from '../../representation/lookup-metadata-schema'
import { type CallWorld, openCallWorld } from '../../testing/call-world'

let calls: CallWorld

beforeAll(async () => {
  calls = await openCallWorld()
}, 120_000)

afterAll(() => calls.world.close())

test('a lookup shows the compact layout and looks into what its target is searched by', async () => {
  const { body } = await calls.call('advisor', 'GET', '/search-info/case/lookup/accountid')
  const lookup = body as LookupMetadataRepresentation
  const account = calls.world.context.metadata.object('Account')
  const target = lookup.targetInfo.Account
  const paths = (fields: readonly { readonly fieldPath: string }[] | undefined) =>
    fields?.map(({ fieldPath }) => fieldPath)
  expect(lookup).toMatchObject({
    fieldApiName: 'AccountId',
    objectApiName: 'Case',
    secondaryField: { fieldPath: 'AccountNumber', label: 'Account number', objectApiName: 'Account' },
  })
  expect(paths(target?.advancedLookupInfo.displayInfo.fields)).toEqual([
    ...new Set(['Name', ...(account?.layouts.Compact.fieldApiNames ?? [])]),
  ])
  expect(paths(target?.suggestionsInfo.displayLayout.displayFields)).toEqual(['Name', 'AccountNumber'])
  expect(paths(target?.suggestionsInfo.matchingInfo.matchingFields)).toEqual([
    ...(account?.search?.words ?? []),
    ...(account?.search?.identifiers ?? []),
  ])
})

test('the description of the object says which other fields a lookup depends on', async () => {
  const { body } = await calls.call('customer', 'GET', '/object-info/Case')
  const { fields } = body as ObjectInfoRepresentation
  expect(fields.AccountId?.filteredLookupInfo).toEqual({
    controllingFields: ['ContactId'],
    dependent: true,
    optionalFilter: true,
  })
  expect(fields.ContactId?.filteredLookupInfo).toBeNull()
})

test('of a target that the viewer does not read nothing is told', async () => {
  const { metadata } = calls.world.context
  const path = '/search-info/Account/lookup/Plan__c'
  const { body } = await calls.call('customer', 'GET', path)
  const target = (body as LookupMetadataRepresentation).targetInfo.Product2
  const { read } = metadata.object('Product2')?.access.customer ?? { read: new Set<string>() }
  const fields = [
    ...(target?.advancedLookupInfo.displayInfo.fields ?? []),
    ...(target?.suggestionsInfo.matchingInfo.matchingFields ?? []),
  ]
  expect(fields.length).toBeGreaterThan(2)
  expect(fields.filter(({ fieldPath }) => !read.has(fieldPath))).toEqual([])
})

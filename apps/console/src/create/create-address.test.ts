import { expect, it } from 'vitest'
import { buildCreateAddress, type CreateOptions, parseCreateChoice } from './create-address'

const nothing: CreateOptions = { recordTypeId: null, cloneSourceId: null, fromId: null, fields: {} }

it.each<[string, CreateOptions]>([
  ['of a list', nothing],
  ['of a record type', { ...nothing, recordTypeId: '012000000000001AAA' }],
  ['of a copy', { ...nothing, cloneSourceId: 'a01000000000001AAA', fromId: 'a01000000000001AAA' }],
  [
    'of a related list, also by a field that is called as a parameter is',
    { ...nothing, fromId: 'a01000000000001AAA', fields: { Parent__c: 'a01000000000001AAA', type: 'x & y' } },
  ],
])('the address of a new record %s comes back as it was chosen', (_name, choice) => {
  const { pathname, search } = new URL(buildCreateAddress('Thing__c', choice), 'http://console.invalid')
  expect(pathname).toBe('/console/new/Thing__c')
  expect(parseCreateChoice(search)).toEqual(choice)
})

import { createDataService } from '@porchlight/data-service'
import { expect, test } from 'vitest'
import { type GetListRecordsByNameConfig, getListRecordsByName } from '../list-records/list-records/client'
import { type FieldName, fieldName, type GetRecordConfig, getRecord } from '../records/record/client'

const recordId = '003000000000001AAA'

test('names of fields are checked when the code is compiled, two references deep', () => {
  const good: readonly FieldName[] = [
    'Contact.Email',
    'Case.Account.Name',
    'Case.Account.Utility__r.Name',
    'Bill__c.Account__r.AccountNumber',
  ]
  // @ts-expect-error: no object has a field of this name
  const misspelled: GetRecordConfig = { recordId, fields: ['Contact.Emial'] }
  // @ts-expect-error: the referenced object has no such field
  const misspelledBelow: GetRecordConfig = { recordId, fields: ['Case.Account.Nmae'] }
  // @ts-expect-error: a reference is not a field by itself
  const reference: GetRecordConfig = { recordId, fields: 'Case.Account' }
  // @ts-expect-error: there is no such object
  const object: GetRecordConfig = { recordId, optionalFields: 'Nothing__c.Name' }
  // @ts-expect-error: fields of a record are named with their object
  const plain: GetRecordConfig = { recordId, fields: 'Email' }
  expect([good, misspelled, misspelledBelow, reference, object, plain]).toHaveLength(6)
})

test('names of other installations, and deeper ones, are given by fieldName', async () => {
  const requested: unknown[] = []
  const dataService = createDataService({
    network: async ({ queryParams }) => {
      requested.push(queryParams.fields)
      return { status: 404, statusText: '', ok: false, headers: {}, body: [] }
    },
    now: () => 0,
  })
  const fields = [fieldName('Meter__c.Serial__c'), fieldName('Case.Account.Owner.Manager.Name')]
  await dataService.read(getRecord, { recordId, fields })
  const list = { objectApiName: 'Case', listViewApiName: 'AllCases' }
  await dataService.read(getListRecordsByName, {
    ...list,
    fields: ['Case.Subject', 'Subject', 'Account.Name', fieldName('Meter__c')],
    pageToken: '0',
  })
  // @ts-expect-error: no object has a field of this name
  const misspelled: GetListRecordsByNameConfig = { ...list, fields: ['Subjcet'] }
  expect(misspelled).toBeDefined()
  expect(requested[0]).toEqual(['Case.Account.Owner.Manager.Name', 'Meter__c.Serial__c'])
})

import type { ObjectInfoRepresentation, RecordRepresentation } from '@porchlight/metadata'
import { expect, test } from 'vitest'
import {
  createRecordInputFilteredByEditedFields,
  fieldName,
  generateRecordInputForCreate,
  generateRecordInputForUpdate,
  getFieldDisplayValue,
  getFieldValue,
} from './client'

const account = { id: '001000000000001AAA', fields: { Name: { displayValue: null, value: 'Home' } } }
const record = {
  id: '500000000000001AAA',
  apiName: 'Case',
  fields: {
    Subject: { displayValue: null, value: 'Meter' },
    Status: { displayValue: 'New', value: 'New' },
    CreatedDate: { displayValue: 'November 20, 2026', value: '2026-11-20T18:00:00.000Z' },
    Account: { displayValue: 'Home', value: account },
    Contact: { displayValue: null, value: null },
  },
} as unknown as RecordRepresentation
const objectInfo = {
  fields: {
    Subject: { createable: true, updateable: false },
    Status: { createable: true, updateable: true },
    CreatedDate: { createable: false, updateable: false },
  },
} as unknown as ObjectInfoRepresentation

test('values and words are found by a field’s name, over spanned records too', () => {
  expect(getFieldValue(record, 'Case.Subject')).toBe('Meter')
  expect(getFieldValue(record, { objectApiName: 'Case', fieldApiName: 'Account.Name' })).toBe('Home')
  expect(getFieldDisplayValue(record, 'Case.Status')).toBe('New')
  expect(getFieldDisplayValue(record, 'Case.Subject')).toBeNull()
})

test('a record that is not there yet has no values, as components ask before their data comes', () => {
  expect(getFieldValue(undefined, 'Case.Subject')).toBeUndefined()
  expect(getFieldValue(null, { objectApiName: 'Case', fieldApiName: 'Subject' })).toBeUndefined()
  expect(getFieldDisplayValue(undefined, 'Case.Subject')).toBeUndefined()
})

test.each([
  'Case.Nothing',
  'Case.Contact.Name',
  'Case.Account.Nothing',
  'Case.toString',
  'Case.Subject.Name',
])('%s is undefined where the record does not carry it', (name) => {
  expect(getFieldValue(record, fieldName(name))).toBeUndefined()
  expect(getFieldDisplayValue(record, fieldName(name))).toBeUndefined()
})

test('an input to create has what may be created, and nothing of other records', () => {
  expect(generateRecordInputForCreate(record, objectInfo)).toEqual({
    apiName: 'Case',
    fields: { Subject: 'Meter', Status: 'New' },
  })
  expect(Object.keys(generateRecordInputForCreate(record).fields)).toEqual([
    'Subject',
    'Status',
    'CreatedDate',
    'Contact',
  ])
})

test('an input to update has what may be changed, and the id', () => {
  expect(generateRecordInputForUpdate(record, objectInfo)).toEqual({
    fields: { Id: record.id, Status: 'New' },
  })
})

test('an input can be cut down to what was edited', () => {
  const input = {
    apiName: 'Case',
    fields: { Id: record.id, Subject: 'Meter', Status: 'Working', Type: null },
  }
  expect(createRecordInputFilteredByEditedFields(input, record)).toEqual({
    apiName: 'Case',
    fields: { Id: record.id, Status: 'Working', Type: null },
  })
})

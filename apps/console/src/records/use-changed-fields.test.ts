import type { RecordRepresentation } from '@porchlight/metadata'
import { expect, it } from 'vitest'
import { changedFields } from './use-changed-fields'

const record = (fields: RecordRepresentation['fields']): RecordRepresentation => ({
  apiName: 'Thing__c',
  childRelationships: {},
  eTag: '',
  fields,
  id: 'a01000000000001AAA',
  lastModifiedById: null,
  lastModifiedDate: '2026-11-20T18:00:00.000Z',
  recordTypeId: '012000000000000AAA',
  recordTypeInfo: null,
  systemModstamp: '2026-11-20T18:00:00.000Z',
  weakEtag: 1,
})
const text = (value: string | null) => ({ displayValue: null, value })

it('are those with another value, not those that were not read before and not records that are referred to', () => {
  const before = record({
    Same__c: text('x'),
    Status__c: text('Open'),
    Emptied__c: text('x'),
    Owner: { displayValue: 'Ana', value: record({}) },
  })
  const after = record({
    Same__c: text('x'),
    Status__c: text('Closed'),
    Emptied__c: text(null),
    Owner: { displayValue: 'Ben', value: record({}) },
    New__c: text('x'),
  })
  expect([...changedFields(before, after)]).toEqual(['Status__c', 'Emptied__c'])
})

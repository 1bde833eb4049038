import { expect, it } from 'vitest'
import { defineObject } from '../declare/object'
import { recordTypeIdOf } from './derived-id'
import { resolveMetadata } from './resolve-metadata'

const label = { en: 'Thing', es: 'Cosa' }

it('a record type has the id that follows from its names, known before anything is resolved', () => {
  const thing = defineObject({
    apiName: 'Thing__c',
    keyPrefix: 't01',
    label,
    labelPlural: label,
    fields: { Name: { dataType: 'String', label, length: 80, nameField: true } },
    recordTypes: [{ developerName: 'Small', label }],
    listViews: [],
    relatedLists: [],
    rules: [],
    stateTables: [],
    access: {},
  })
  const [small] = resolveMetadata([thing]).object('Thing__c')?.recordTypes ?? []
  expect(small?.recordTypeId).toBe(recordTypeIdOf('Thing__c', 'Small'))
  expect(small?.recordTypeId).toMatch(/^012[0-9A-Za-z]{15}$/)
})

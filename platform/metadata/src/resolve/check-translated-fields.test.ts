import { describe, expect, it } from 'vitest'
import type { FieldDeclaration } from '../declare/field'
import { defineObject } from '../declare/object'
import { allRecords } from '../declare/row-rule'
import { resolveMetadata } from './resolve-metadata'

const label = { en: 'Thing', es: 'Cosa' }
const text = { dataType: 'String', label, length: 80 } as const satisfies FieldDeclaration

function plan(name: FieldDeclaration, read: readonly string[]) {
  return defineObject({
    apiName: 'Offer__c',
    keyPrefix: 't00',
    label,
    labelPlural: label,
    fields: { Name: name, Name_ES__c: text, Length__c: { dataType: 'Int', label } },
    listViews: [],
    relatedLists: [],
    rules: [],
    stateTables: [],
    access: {
      customer: { records: allRecords, read },
      admin: { records: allRecords, read: 'all' },
    },
  })
}

function contract(copyOf: { readonly reference: string; readonly field: string }) {
  return defineObject({
    apiName: 'Contract__c',
    keyPrefix: 't01',
    label,
    labelPlural: label,
    fields: {
      Name: { ...text, nameField: true },
      Offer__c: {
        dataType: 'Reference',
        label,
        referenceTo: 'Offer__c',
        relationshipName: 'Offer__r',
      },
      Offer_Name__c: { ...text, copyOf },
    },
    listViews: [],
    relatedLists: [],
    rules: [],
    stateTables: [],
    access: {
      customer: { records: allRecords, read: ['Name', 'Offer_Name__c'] },
      admin: { records: allRecords, read: 'all' },
    },
  })
}

const named: FieldDeclaration = { ...text, nameField: true, spanishField: 'Name_ES__c' }
const both = ['Name', 'Name_ES__c']

describe('a text with a Spanish form', () => {
  it('is resolved with it, as is what was copied from it', () => {
    const metadata = resolveMetadata([plan(named, both), contract({ reference: 'Offer__c', field: 'Name' })])
    expect(metadata.object('Offer__c')?.fields.get('Name')?.spanishField).toBe('Name_ES__c')
    expect(metadata.object('Contract__c')?.fields.get('Offer_Name__c')?.copyOf).toEqual({
      reference: 'Offer__c',
      field: 'Name',
    })
  })

  it.each([
    ['that does not exist', { ...named, spanishField: 'Title_ES__c' }, both],
    ['that is no text', { ...named, spanishField: 'Length__c' }, [...both, 'Length__c']],
    ['that a reader of the text may not read', named, ['Name']],
  ] as const)('is refused with one %s', (_what, name, read) => {
    expect(() => resolveMetadata([plan(name, read)])).toThrow(/Offer__c\.Name/)
  })

  it.each([
    ['by no reference', { reference: 'Name', field: 'Name' }],
    ['from a text without a Spanish form', { reference: 'Offer__c', field: 'Name_ES__c' }],
  ])('is not copied %s', (_what, copyOf) => {
    expect(() => resolveMetadata([plan(named, both), contract(copyOf)])).toThrow(/Contract__c\.Offer_Name__c/)
  })

  it('is not copied for readers of the copy who may not read it', () => {
    const objects = [plan({ ...text, nameField: true, spanishField: 'Name_ES__c' }, both)]
    const hidden = { ...objects[0], access: { customer: { records: allRecords, read: ['Length__c'] } } }
    const copying = contract({ reference: 'Offer__c', field: 'Name' })
    expect(() => resolveMetadata([hidden as ReturnType<typeof plan>, copying])).toThrow(
      /customer may not read/,
    )
  })
})

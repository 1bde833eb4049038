import { describe, expect, it } from 'vitest'
import type { DuplicateRuleDeclaration } from '../declare/duplicate-rule'
import { defineObject } from '../declare/object'
import { allRecords, noRecords } from '../declare/row-rule'
import { describeDuplicateRules } from './duplicates-configuration'
import { resolveMetadata } from './resolve-metadata'

const label = { en: 'Thing', es: 'Cosa' }
const usual = {
  actionOnInsert: 'Block',
  actionOnUpdate: 'Allow',
  operationsOnInsert: ['Alert'],
  operationsOnUpdate: ['Report'],
} as const

const person = defineObject({
  apiName: 'Person__c',
  keyPrefix: 'p00',
  label,
  labelPlural: label,
  fields: {
    Name: { dataType: 'String', label, length: 80, nameField: true },
    Email__c: { dataType: 'Email', label, length: 80 },
    Score__c: { dataType: 'Int', label },
  },
  duplicateRules: [
    {
      ...usual,
      name: 'Same',
      filters: [
        { field: 'Score__c', operation: 'notEqual', value: '0' },
        { field: 'Name', operation: 'notEqual', value: 'Nobody' },
      ],
      matchRules: [
        {
          name: 'Email_And_Name',
          matchFields: [
            { field: 'Email__c', method: 'Exact' },
            { field: 'Name', method: 'LastName' },
          ],
        },
      ],
    },
    {
      ...usual,
      name: 'Known_Elsewhere',
      matchRules: [
        { name: 'Score', matchFields: [{ field: 'Score__c', method: 'Exact' }] },
        {
          name: 'Guest',
          objectApiName: 'Guest__c',
          matchFields: [{ field: 'Email__c', matchField: 'Mail__c', method: 'Exact' }],
        },
      ],
    },
  ],
  listViews: [],
  relatedLists: [],
  rules: [],
  stateTables: [],
  access: {
    customer: { records: allRecords, read: ['Email__c'] },
    advisor: { records: allRecords, read: ['Name', 'Email__c', 'Score__c'] },
    admin: { records: allRecords, read: 'all' },
  },
})

const guest = defineObject({
  ...person,
  apiName: 'Guest__c',
  keyPrefix: 'g00',
  fields: {
    Name: { dataType: 'String', label, length: 80, nameField: true },
    Mail__c: { dataType: 'Email', label, length: 80 },
  },
  duplicateRules: [],
  access: {
    customer: { records: noRecords, read: 'all' },
    advisor: { records: allRecords, read: ['Name'] },
    admin: { records: allRecords, read: 'all' },
  },
})

const metadata = resolveMetadata([person, guest])
const object = metadata.object('Person__c')

function configurationOf(viewerClass: 'customer' | 'advisor' | 'admin') {
  if (object === undefined) throw new TypeError('The object is declared above.')
  return describeDuplicateRules(object, object.access[viewerClass], metadata)
}

describe('describeDuplicateRules', () => {
  it('tells rules with their filters, and the engine that follows from how fields are compared', () => {
    expect(configurationOf('admin')).toEqual({
      apiName: 'Person__c',
      dedupeEnabled: true,
      dedupeFields: ['Email__c', 'Name', 'Score__c'],
      duplicateRules: [
        {
          ...usual,
          active: true,
          duplicateRuleFilters: [
            {
              booleanFilter: '1 AND 2',
              filterItems: [
                { field: 'Score__c', operation: 'notEqual', sortOrder: 1, value: '0' },
                { field: 'Name', operation: 'notEqual', sortOrder: 2, value: 'Nobody' },
              ],
              ruleCritera: 'Score__c notEqual 0 AND Name notEqual Nobody',
            },
          ],
          matchRules: [
            {
              matchEngine: 'FuzzyMatchEngine',
              matchFields: ['Email__c', 'Name'],
              name: 'Email_And_Name',
              objectApiName: 'Person__c',
            },
          ],
          name: 'Same',
        },
        {
          ...usual,
          active: true,
          duplicateRuleFilters: [],
          matchRules: [
            {
              matchEngine: 'ExactMatchEngine',
              matchFields: ['Score__c'],
              name: 'Score',
              objectApiName: 'Person__c',
            },
            {
              matchEngine: 'ExactMatchEngine',
              matchFields: ['Mail__c'],
              name: 'Guest',
              objectApiName: 'Guest__c',
            },
          ],
          name: 'Known_Elsewhere',
        },
      ],
      predupeEnabled: true,
    })
  })

  it('keeps to itself what compares fields that the viewer cannot read, here or there', () => {
    const rules = configurationOf('advisor').duplicateRules
    expect(rules.map(({ name, matchRules }) => [name, matchRules.map((rule) => rule.name)])).toEqual([
      ['Same', ['Email_And_Name']],
      ['Known_Elsewhere', ['Score']],
    ])
    expect(configurationOf('customer')).toMatchObject({
      dedupeEnabled: false,
      dedupeFields: [],
      duplicateRules: [],
      predupeEnabled: false,
    })
  })
})

describe('duplicate rules that do not fit', () => {
  const matching = (...matchFields: DuplicateRuleDeclaration['matchRules'][number]['matchFields']) => ({
    ...usual,
    name: 'Wrong',
    matchRules: [{ name: 'Wrong', matchFields }],
  })

  it.each<[string, readonly DuplicateRuleDeclaration[], RegExp]>([
    ['a field that does not exist', [matching({ field: 'Ghost__c', method: 'Exact' })], /Ghost__c/],
    [
      'a field of a record that is referred to',
      [matching({ field: 'Name', matchField: 'Owner.Name', method: 'Exact' })],
      /Owner\.Name/,
    ],
    [
      'a match that finds nothing by itself',
      [matching({ field: 'Name', method: 'LastName' })],
      /finds records/,
    ],
    ['a number compared as a phone', [matching({ field: 'Score__c', method: 'Phone' })], /by Phone/],
    [
      'an object that does not exist',
      [
        {
          ...usual,
          name: 'Wrong',
          matchRules: [
            { name: 'X', objectApiName: 'No__c', matchFields: [{ field: 'Name', method: 'Exact' }] },
          ],
        },
      ],
      /Name/,
    ],
    ['no match rule', [{ ...usual, name: 'Wrong', matchRules: [] }], /needs a match rule/],
    [
      'two rules of one name',
      [matching({ field: 'Name', method: 'Exact' }), matching({ field: 'Name', method: 'Exact' })],
      /one name/,
    ],
  ])('%s is refused', (_what, duplicateRules, message) => {
    expect(() => resolveMetadata([{ ...person, duplicateRules }, guest])).toThrow(message)
  })
})

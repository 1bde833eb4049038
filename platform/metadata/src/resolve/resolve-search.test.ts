import { describe, expect, it } from 'vitest'
import { defineObject, type ObjectDeclaration } from '../declare/object'
import { allRecords } from '../declare/row-rule'
import type { SearchDeclaration } from '../declare/search'
import { resolveMetadata } from './resolve-metadata'

const label = { en: 'Thing', es: 'Cosa' }

function object(apiName: string, keyPrefix: string, search?: SearchDeclaration): ObjectDeclaration {
  const reference = (referenceTo: string) =>
    ({
      dataType: 'Reference',
      referenceTo,
      relationshipName: referenceTo.replace(/__c$/, '__r'),
      label,
    }) as const
  return defineObject({
    apiName,
    keyPrefix,
    label,
    labelPlural: label,
    fields: {
      Name: { dataType: 'String', length: 80, nameField: true, label },
      Phone__c: { dataType: 'Phone', length: 40, label },
      Size__c: { dataType: 'Int', label },
      Owner__c: reference('Owner__c'),
      Place__c: reference('Place__c'),
    },
    listViews: [],
    relatedLists: [],
    ...(search === undefined ? {} : { search }),
    rules: [],
    stateTables: [],
    access: { admin: { records: allRecords, read: 'all' } },
  })
}

const resolve = (search?: SearchDeclaration) =>
  resolveMetadata([object('Owner__c', 'a71'), object('Place__c', 'a72'), object('Thing__c', 'a73', search)])

const ownersPlace = {
  fieldApiName: 'Place__c',
  targetFieldApiName: 'Owner__c',
  controllingFieldApiName: 'Owner__c',
}

describe('the search of an object', () => {
  it('is none where none is declared', () => {
    expect(resolve().object('Thing__c')?.search).toBeNull()
  })

  it('keeps the order of its fields, and is part of the version', () => {
    const search = resolve({ identifiers: ['Phone__c'], words: ['Name'], lookupFilters: [ownersPlace] })
    expect(search.object('Thing__c')?.search).toEqual({
      identifiers: ['Phone__c'],
      words: ['Name'],
      lookupFilters: [ownersPlace],
    })
    expect(search.version).not.toBe(resolve().version)
  })

  it.each<[string, SearchDeclaration, RegExp]>([
    ['an unknown field', { identifiers: [], words: ['Title'] }, /the field Title, which does not exist/],
    ['a field of another object', { identifiers: [], words: ['Owner__r.Name'] }, /no field of Thing__c/],
    ['what is no text', { identifiers: ['Size__c'], words: [] }, /Size__c is no text/],
    ['a field twice', { identifiers: [], words: ['Name', 'Name'] }, /a field twice/],
    [
      'a filter of what is no reference',
      { identifiers: [], words: [], lookupFilters: [{ ...ownersPlace, fieldApiName: 'Name' }] },
      /is no reference/,
    ],
    [
      'a filter that compares two kinds',
      { identifiers: [], words: [], lookupFilters: [{ ...ownersPlace, targetFieldApiName: 'Place__c' }] },
      /of another kind/,
    ],
  ])('refuses %s', (_, search, message) => {
    expect(() => resolve(search)).toThrow(message)
  })
})

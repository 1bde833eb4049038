import { describe, expect, it } from 'vitest'
import type { FieldDeclaration } from '../declare/field'
import { defineObject } from '../declare/object'
import { allRecords } from '../declare/row-rule'
import { describeObject } from './object-info'
import { resolveMetadata } from './resolve-metadata'

const label = { en: 'Thing', es: 'Cosa' }

const continent: FieldDeclaration = {
  dataType: 'Picklist',
  label,
  values: [
    { value: 'Africa', label },
    { value: 'Europe', label },
  ],
}

function atlas(country: FieldDeclaration) {
  return defineObject({
    apiName: 'Atlas__c',
    keyPrefix: 't00',
    label,
    labelPlural: label,
    fields: {
      Name: { dataType: 'String', label, length: 80, nameField: true },
      Continent__c: continent,
      Country__c: country,
    },
    listViews: [],
    relatedLists: [],
    rules: [],
    stateTables: [],
    access: {
      customer: { records: allRecords, read: ['Name', 'Country__c'] },
      admin: { records: allRecords, read: 'all' },
    },
  })
}

function country(controllingField: string | null, validFor: readonly string[]): FieldDeclaration {
  return {
    dataType: 'Picklist',
    label,
    values: [
      { value: 'Ghana', label, validFor },
      { value: 'Other', label },
    ],
    ...(controllingField === null ? {} : { controllingField }),
  }
}

describe('a picklist that depends on another', () => {
  const metadata = resolveMetadata([atlas(country('Continent__c', ['Africa']))])
  const object = metadata.object('Atlas__c')
  if (object === undefined) throw new TypeError('The object is declared above.')

  it('keeps the field that decides and the choices that go with its values', () => {
    const field = object.fields.get('Country__c')
    expect(field?.controllingField).toBe('Continent__c')
    expect(field?.picklistValues.map((choice) => choice.validFor)).toEqual([['Africa'], undefined])
  })

  it('is described with the field that decides', () => {
    const info = describeObject(object, object.access.admin, metadata, 'en')
    expect(info.dependentFields).toEqual({ Continent__c: { Country__c: {} } })
    expect(info.fields.Country__c).toMatchObject({
      controllerName: 'Continent__c',
      controllingFields: ['Continent__c'],
    })
  })

  it('is described as free to viewers who cannot read the field that decides', () => {
    const info = describeObject(object, object.access.customer, metadata, 'en')
    expect(info.dependentFields).toEqual({})
    expect(info.fields.Country__c).toMatchObject({ controllerName: null, controllingFields: [] })
  })

  it.each([
    ['by a field that does not exist', country('Planet__c', []), /Planet__c/],
    ['by a field that is no picklist', country('Name', []), /Name/],
    ['by itself', country('Country__c', []), /Country__c/],
    ['by a value that does not exist', country('Continent__c', ['Atlantis']), /Atlantis/],
    ['by nothing, with choices that depend', country(null, ['Africa']), /controllingField/],
  ])('cannot be decided %s', (_what, declared, message) => {
    expect(() => resolveMetadata([atlas(declared)])).toThrow(message)
  })
})

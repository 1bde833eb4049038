import { describe, expect, it } from 'vitest'
import type { PicklistAttributes } from '../declare/field'
import { defineObject, type ObjectDeclaration } from '../declare/object'
import { allRecords } from '../declare/row-rule'
import type { ViewerClass } from '../viewer'
import { describePicklist, describePicklists } from './picklist-values'
import { resolveMetadata } from './resolve-metadata'

const label = { en: 'Thing', es: 'Cosa' }
const choice = (value: string, attributes?: PicklistAttributes) => ({
  value,
  label: { en: value, es: `${value} (es)` },
  ...(attributes === undefined ? {} : { attributes }),
})

const trip = defineObject({
  apiName: 'Trip__c',
  keyPrefix: 't00',
  label,
  labelPlural: label,
  fields: {
    Name: { dataType: 'String', label, length: 80, nameField: true },
    Land__c: {
      dataType: 'Picklist',
      label,
      defaultValue: 'Chile',
      values: ['Chile', 'Peru'].map((v) => choice(v)),
    },
    City__c: {
      dataType: 'Picklist',
      label,
      controllingField: 'Land__c',
      values: [
        { ...choice('Arica'), validFor: ['Chile'] },
        { ...choice('Tacna'), validFor: ['Peru'] },
        choice('Elsewhere'),
      ],
    },
    State__c: {
      dataType: 'Picklist',
      label,
      values: [
        choice('Case', { type: 'CaseStatus', closed: true }),
        choice('Lead', { type: 'LeadStatus', converted: false }),
        choice('Step', { type: 'WorkStepStatus', sortOrder: 3, statusCode: 'New' }),
        choice('Offer', {
          type: 'OpportunityStage',
          closed: false,
          defaultProbability: 20,
          forecastCategoryName: 'Pipeline',
          won: false,
        }),
        choice('Plain'),
      ],
    },
  },
  recordTypes: [
    { developerName: 'South', label, picklists: { Land__c: { values: ['Peru'] } } },
    {
      developerName: 'North',
      label,
      picklists: {
        Land__c: { values: ['Peru', 'Chile'] },
        State__c: { values: ['Lead', 'Plain'], defaultValue: 'Plain' },
      },
    },
  ],
  listViews: [],
  relatedLists: [],
  rules: [],
  stateTables: [],
  access: {
    customer: { records: allRecords, read: ['Name', 'City__c'] },
    admin: { records: allRecords, read: 'all' },
  },
})

const object = resolveMetadata([trip]).object('Trip__c')

function describeOf(fieldApiName: string, type = 'Master', viewerClass: ViewerClass = 'admin') {
  const field = object?.fields.get(fieldApiName)
  const recordType = object?.recordTypes.find(({ developerName }) => developerName === type)
  if (object === undefined || field === undefined || recordType === undefined) {
    throw new TypeError('These are declared above.')
  }
  return describePicklist(object, field, recordType, object.access[viewerClass], 'es', '/url')
}

describe('describePicklist', () => {
  it('tells of four kinds of choices more than their label, by the misspelt name of the wire', () => {
    expect(describeOf('State__c').values.map(({ attributes }) => attributes)).toEqual([
      { closed: true, picklistAtrributesValueType: 'CaseStatus' },
      { converted: false, picklistAtrributesValueType: 'LeadStatus' },
      { picklistAtrributesValueType: 'WorkStepStatus', sortOrder: 3, statusCode: 'New' },
      {
        closed: false,
        defaultProbability: 20,
        forecastCategoryName: 'Pipeline',
        picklistAtrributesValueType: 'OpportunityStage',
        won: false,
      },
      null,
    ])
  })

  it('gives the choices of an independent picklist with its default and without controller', () => {
    const land = describeOf('Land__c')
    expect(land).toMatchObject({ controllerValues: {}, defaultValue: { value: 'Chile' }, url: '/url' })
    expect(land.values.map(({ label: text, validFor }) => [text, validFor])).toEqual([
      ['Chile (es)', []],
      ['Peru (es)', []],
    ])
  })

  it('gives the choices of a dependent one with the indexes of what they go with', () => {
    const city = describeOf('City__c')
    expect(city.controllerValues).toEqual({ Chile: 0, Peru: 1 })
    expect(city.values.map(({ value, validFor }) => [value, validFor])).toEqual([
      ['Arica', [0]],
      ['Tacna', [1]],
      ['Elsewhere', [0, 1]],
    ])
  })

  it('hides a controller that the viewer cannot read', () => {
    const city = describeOf('City__c', 'Master', 'customer')
    expect(city.controllerValues).toEqual({})
    expect(city.values.every(({ validFor }) => validFor.length === 0)).toBe(true)
  })

  it('offers what the record type offers, and counts controlling values among them', () => {
    expect(describeOf('Land__c', 'South')).toMatchObject({
      defaultValue: null,
      values: [{ value: 'Peru' }],
    })
    expect(describeOf('Land__c', 'North').values.map(({ value }) => value)).toEqual(['Chile', 'Peru'])
    expect(describeOf('Land__c', 'North').defaultValue?.value).toBe('Chile')
    expect(describeOf('State__c', 'North')).toMatchObject({ defaultValue: { value: 'Plain' } })
    const city = describeOf('City__c', 'South')
    expect(city.controllerValues).toEqual({ Peru: 0 })
    expect(city.values.map(({ validFor }) => validFor)).toEqual([[], [0], [0]])
  })

  it('has an eTag that changes with the choices', () => {
    expect(describeOf('Land__c').eTag).toMatch(/^[0-9a-f]{32}$/)
    expect(describeOf('Land__c').eTag).not.toBe(describeOf('Land__c', 'South').eTag)
  })
})

it('all picklists that the viewer reads stand in one answer, each with its own address', () => {
  const recordType = object?.recordTypes[0]
  if (object === undefined || recordType === undefined) throw new TypeError('These are declared above.')
  const all = describePicklists(object, recordType, object.access.admin, 'en', '/all')
  expect(Object.entries(all.picklistFieldValues).map(([name, { url }]) => [name, url])).toEqual([
    ['City__c', '/all/City__c'],
    ['Land__c', '/all/Land__c'],
    ['State__c', '/all/State__c'],
  ])
  const few = describePicklists(object, recordType, object.access.customer, 'en', '/all')
  expect(Object.keys(few.picklistFieldValues)).toEqual(['City__c'])
  expect(few.eTag).not.toBe(all.eTag)
})

describe('record types that do not fit', () => {
  const restricting = (picklists: NonNullable<ObjectDeclaration['recordTypes']>[number]['picklists']) => () =>
    resolveMetadata([{ ...trip, recordTypes: [{ developerName: 'X', label, picklists: picklists ?? {} }] }])

  it.each([
    ['a field that is no picklist', { Name: { values: ['a'] } }, /no picklist/],
    ['a value that there is none of', { Land__c: { values: ['Cuba'] } }, /Cuba/],
    ['nothing to choose', { Land__c: { values: [] } }, /at least one/],
    ['a default that is not offered', { Land__c: { values: ['Peru'], defaultValue: 'Chile' } }, /default/],
  ])('%s is refused', (_what, picklists, message) => {
    expect(restricting(picklists)).toThrow(message)
  })
})

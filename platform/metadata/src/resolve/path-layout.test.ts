import { describe, expect, it } from 'vitest'
import { defineObject } from '../declare/object'
import { allRecords } from '../declare/row-rule'
import { describePath, findPath } from './path-layout'
import { resolveMetadata } from './resolve-metadata'

const label = { en: 'Thing', es: 'Cosa' }
const stateValues = ['Open', 'Work', 'Done'].map((value) => ({
  value,
  label: { en: value, es: `${value} es` },
}))

const job = defineObject({
  apiName: 'Job__c',
  keyPrefix: 'j00',
  label,
  labelPlural: label,
  fields: {
    Name: { dataType: 'String', label, length: 80, nameField: true },
    State__c: { dataType: 'Picklist', label: { en: 'State', es: 'Estado' }, values: stateValues },
    Other__c: {
      dataType: 'Picklist',
      label,
      values: [
        { value: 'A', label, attributes: { type: 'CaseStatus', closed: true } },
        { value: 'B', label },
      ],
    },
    Notes__c: { dataType: 'String', label, length: 80 },
  },
  recordTypes: [{ developerName: 'Short', label, picklists: { State__c: { values: ['Open', 'Done'] } } }],
  layouts: {
    full: [{ name: 'details', heading: label, columns: 1, cells: ['Name'] }],
    compact: ['Name'],
    paths: {
      State__c: {
        Open: { guidance: { en: 'Begin.', es: 'Comience.' }, keyFields: ['Name', 'Notes__c'] },
      },
    },
  },
  listViews: [],
  relatedLists: [],
  rules: [],
  stateTables: [
    { fieldApiName: 'State__c', initial: ['Open'], transitions: { Open: ['Work', 'Done'], Work: ['Done'] } },
    { fieldApiName: 'Other__c', initial: ['A'], transitions: { A: ['B'] } },
  ],
  access: {
    customer: { records: allRecords, read: ['Name', 'Other__c'] },
    advisor: { records: allRecords, read: ['Name', 'State__c'], update: ['Name'] },
    admin: { records: allRecords, read: 'all' },
  },
})

const object = resolveMetadata([job]).object('Job__c')

function pathOf(viewerClass: 'customer' | 'advisor' | 'admin', name: string, type = 'Master') {
  const recordType = object?.recordTypes.find(({ developerName }) => developerName === type)
  if (object === undefined || recordType === undefined) throw new TypeError('These are declared above.')
  const access = object.access[viewerClass]
  const path = findPath(object, access, name)
  return path && describePath(object, path, access, 'es', { mode: 'Edit', recordType })
}

describe('the path of an object', () => {
  it('has a step for each state, with guidance and what may follow', () => {
    expect(pathOf('admin', 'state__C')).toMatchObject({
      fieldApiName: 'State__c',
      label: 'Estado',
      objectApiName: 'Job__c',
      mode: 'Edit',
      steps: [
        {
          value: 'Open',
          label: 'Open es',
          guidance: 'Comience.',
          initial: true,
          closed: false,
          nextValues: ['Work', 'Done'],
        },
        { value: 'Work', guidance: null, initial: false, closed: false, nextValues: ['Done'], keyFields: [] },
        { value: 'Done', closed: true, nextValues: [] },
      ],
    })
  })

  it('shows the key fields that the viewer reads, as items of a layout', () => {
    const [open] = pathOf('advisor', 'State__c')?.steps ?? []
    expect(open?.keyFields.map(({ layoutComponents, uiBehavior }) => [layoutComponents, uiBehavior])).toEqual(
      [[[{ apiName: 'Name', componentType: 'Field', label: 'Cosa' }], 'Edit']],
    )
  })

  it('is the first that the viewer reads, by default', () => {
    expect(pathOf('admin', 'Default')?.fieldApiName).toBe('State__c')
    expect(pathOf('customer', 'DEFAULT')?.fieldApiName).toBe('Other__c')
  })

  it('is not there for a picklist that the viewer cannot read or that has no states', () => {
    expect(pathOf('customer', 'State__c')).toBeUndefined()
    expect(pathOf('admin', 'Notes__c')).toBeUndefined()
  })

  it('has the states that the record type offers', () => {
    const short = pathOf('admin', 'State__c', 'Short')
    expect(short?.steps.map(({ value, nextValues }) => [value, nextValues])).toEqual([
      ['Open', ['Done']],
      ['Done', []],
    ])
  })

  it('takes from the choice itself whether it is closed', () => {
    expect(pathOf('admin', 'Other__c')?.steps.map(({ closed }) => closed)).toEqual([true, true])
  })
})

it.each([
  ['a path without a state table', { Notes__c: {} }, /Notes__c needs a state table/],
  ['a step that is no state', { State__c: { Gone: { guidance: label, keyFields: [] } } }, /Gone/],
  [
    'a key field that does not exist',
    { State__c: { Open: { guidance: label, keyFields: ['X__c'] } } },
    /X__c/,
  ],
])('%s is refused', (_what, paths, message) => {
  const layouts = { full: job.layouts?.full ?? [], compact: ['Name'], paths }
  expect(() => resolveMetadata([{ ...job, layouts }])).toThrow(message)
})

import { describe, expect, it } from 'vitest'
import type { LayoutCellDeclaration } from '../declare/layout'
import { defineObject } from '../declare/object'
import { allRecords } from '../declare/row-rule'
import { masterRecordTypeId } from '../record/record-id'
import { describeLayout, type LayoutType } from './layout'
import type { LayoutMode } from './layout-item'
import { resolveMetadata } from './resolve-metadata'

const label = { en: 'Thing', es: 'Cosa' }
const text = { dataType: 'String', label, length: 80 } as const

const cells: readonly LayoutCellDeclaration[] = [
  { label: { en: 'Full name', es: 'Nombre completo' }, fields: ['First__c', 'Last__c'], readAs: 'Name' },
  { label: { en: 'Address', es: 'Dirección' }, fields: ['Street__c', 'City__c'] },
  'Owner__c',
  null,
  'Secret__c',
  { componentType: 'CustomLink', apiName: 'Help', label, behavior: 'newWindow', customLinkUrl: '/help' },
  {
    componentType: 'Canvas',
    apiName: 'Map',
    displayLocation: 'PageLayout',
    height: 200,
    width: 300,
    referenceId: 'map',
    showScroll: false,
  },
  {
    componentType: 'ReportChart',
    apiName: 'Use',
    reportId: '00O000000000001AAA',
    filter: 'Id',
    showTitle: true,
    size: 'SMALL',
  },
  {
    componentType: 'VisualforcePage',
    apiName: 'Page',
    height: 100,
    width: 200,
    showLabel: true,
    showScroll: false,
    visualforceUrl: '/apex/Page',
  },
]

const thing = defineObject({
  apiName: 'Thing__c',
  keyPrefix: 't00',
  label,
  labelPlural: label,
  fields: {
    Name: { ...text, nameField: true },
    First__c: text,
    Last__c: { ...text, required: true },
    Street__c: { ...text, label: { en: 'Street', es: 'Calle' } },
    City__c: text,
    Owner__c: {
      dataType: 'Reference',
      label: { en: 'Owner ID', es: 'Id. del responsable' },
      referenceTo: 'Thing__c',
      relationshipName: 'Owner__r',
    },
    Secret__c: text,
  },
  derived: { fields: ['Name'], compute: () => ({}) },
  layouts: {
    full: [
      { name: 'details', heading: { en: 'Details', es: 'Detalles' }, columns: 2, cells },
      { name: 'hidden', heading: label, columns: 1, cells: [null, 'LastModifiedDate'] },
    ],
    compact: ['Name', 'City__c'],
  },
  listViews: [],
  relatedLists: [],
  rules: [],
  stateTables: [],
  access: {
    customer: {
      records: allRecords,
      read: ['Name', 'First__c', 'Last__c', 'Street__c', 'City__c', 'Owner__c'],
      update: ['Last__c', 'City__c'],
    },
    admin: { records: allRecords, read: 'all', create: 'all', update: 'all' },
  },
})

const object = resolveMetadata([thing]).object('Thing__c')
if (object === undefined) throw new TypeError('The object is declared above.')

function layoutOf(
  viewerClass: 'customer' | 'admin',
  mode: LayoutMode,
  layoutType: LayoutType = 'Full',
  language: 'en' | 'es' = 'en',
) {
  if (object === undefined) throw new TypeError('The object is declared above.')
  const choice = { layoutType, mode, recordTypeId: masterRecordTypeId }
  return describeLayout(object, object.access[viewerClass], language, choice)
}

function itemsOf(...choice: Parameters<typeof layoutOf>) {
  return layoutOf(...choice).sections.flatMap((section) =>
    section.layoutRows.flatMap((row) => row.layoutItems),
  )
}

function namesOf(...choice: Parameters<typeof layoutOf>) {
  return itemsOf(...choice).map(({ layoutComponents }) =>
    layoutComponents.map(({ componentType, apiName }) =>
      componentType === 'Field' ? apiName : `${componentType} ${apiName ?? ''}`.trim(),
    ),
  )
}

describe('describeLayout', () => {
  it('shows all six types of component to whoever looks at a record, each with the keys of its type', () => {
    const components = itemsOf('admin', 'View').flatMap((item) => item.layoutComponents)
    const keys = Object.fromEntries(
      components.map((component) => [component.componentType, Object.keys(component).sort().join(' ')]),
    )
    expect(keys).toEqual({
      Field: 'apiName componentType label',
      EmptySpace: 'apiName componentType',
      CustomLink: 'apiName behavior componentType customLinkUrl label',
      Canvas: 'apiName componentType displayLocation height referenceId showScroll width',
      ReportChart:
        'apiName cacheData componentType error filter hideOnError placeholder reportId showTitle size',
      VisualforcePage: 'apiName componentType height showLabel showScroll visualforceUrl width',
    })
  })

  it('puts an address into one item of several fields', () => {
    const address = itemsOf('customer', 'View').find((item) => item.label === 'Address')
    expect(address).toMatchObject({
      layoutComponents: [
        { apiName: 'Street__c', componentType: 'Field', label: 'Street' },
        { apiName: 'City__c', componentType: 'Field', label: 'Thing' },
      ],
      editableForNew: false,
      editableForUpdate: true,
      lookupIdApiName: null,
      sortable: false,
      uiBehavior: 'Edit',
    })
  })

  it('reads a name as one and types it in its parts; the record’s id stands behind it', () => {
    expect(itemsOf('admin', 'View')[0]).toMatchObject({
      label: 'Full name',
      layoutComponents: [{ apiName: 'Name' }],
      lookupIdApiName: 'Id',
      uiBehavior: 'Readonly',
    })
    expect(itemsOf('admin', 'Edit')[0]).toMatchObject({
      label: 'Full name',
      layoutComponents: [{ apiName: 'First__c' }, { apiName: 'Last__c' }],
      required: true,
      uiBehavior: 'Required',
    })
  })

  it('names the field of a reference, and drops the word for the id from its label', () => {
    const [english, spanish] = (['en', 'es'] as const).map((language) =>
      itemsOf('admin', 'View', 'Full', language).find((item) => item.lookupIdApiName === 'Owner__c'),
    )
    expect([english?.label, spanish?.label]).toEqual(['Owner', 'Responsable'])
  })

  it('leaves out of forms what nobody types: derived and system fields, links, charts and pages', () => {
    expect(namesOf('admin', 'Create')).toEqual([
      ['First__c', 'Last__c'],
      ['Street__c', 'City__c'],
      ['Owner__c'],
      ['EmptySpace'],
      ['Secret__c'],
    ])
    expect(layoutOf('admin', 'Create').sections).toHaveLength(1)
    expect(layoutOf('admin', 'View').sections).toHaveLength(2)
    expect(namesOf('admin', 'Edit', 'Compact')).toEqual([['City__c']])
  })

  it('leaves out what the viewer cannot read, and tells what it may change', () => {
    expect(namesOf('customer', 'Edit')).toEqual([
      ['First__c', 'Last__c'],
      ['Street__c', 'City__c'],
      ['Owner__c'],
      ['EmptySpace'],
    ])
    expect(itemsOf('customer', 'Edit').map(({ uiBehavior }) => uiBehavior)).toEqual([
      'Required',
      'Edit',
      'Readonly',
      null,
    ])
  })

  it('leaves out of the form for a new record what the viewer may not give', () => {
    expect(layoutOf('customer', 'Create').sections).toEqual([])
  })

  it('fills rows from left to right, and has one id and one eTag for one answer', () => {
    const layout = layoutOf('admin', 'View')
    expect(layout.sections[0]).toMatchObject({ columns: 2, rows: 5, heading: 'Details', useHeading: true })
    expect(layout.sections[0]?.layoutRows.map((row) => row.layoutItems.length)).toEqual([2, 2, 2, 2, 1])
    expect(layoutOf('admin', 'View')).toEqual(layout)
    expect(layoutOf('admin', 'Edit').id).toBe(layout.id)
    expect(layoutOf('admin', 'Edit').eTag).not.toBe(layout.eTag)
  })

  it('reads all fields of a group with the layout', () => {
    expect(object.layouts.Full.fieldApiNames.slice(0, 5)).toEqual([
      'Name',
      'First__c',
      'Last__c',
      'Street__c',
      'City__c',
    ])
  })
})

describe('layouts that do not fit', () => {
  it.each([
    ['a field that does not exist', [{ label, fields: ['Ghost__c'] }], /Ghost__c/],
    ['a field that stands in a group and alone', [{ label, fields: ['City__c'] }, 'City__c'], /twice/],
    ['no field at all', [null], /no fields/],
  ])('%s is refused', (_what, wrong, message) => {
    const full = [{ name: 'details', heading: label, columns: 1, cells: wrong }] as const
    expect(() => resolveMetadata([{ ...thing, layouts: { full, compact: ['Name'] } }])).toThrow(message)
  })
})

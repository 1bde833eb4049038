import { isPorchlightError } from '@porchlight/errors'
import { describe, expect, it } from 'vitest'
import { defineObject, type ObjectDeclaration } from '../declare/object'
import { allRecords, anyOf, noRecords, recordsWhere } from '../declare/row-rule'
import { toRecordId } from '../record/record-id'
import { resolveMetadata } from './resolve-metadata'

const label = { en: 'Thing', es: 'Cosa' }

const user = defineObject({
  apiName: 'User',
  keyPrefix: '005',
  label,
  labelPlural: label,
  fields: { Name: { dataType: 'String', label, length: 80, nameField: true } },
  listViews: [],
  relatedLists: [],
  rules: [],
  stateTables: [],
  access: {},
})

const home = defineObject({
  ...user,
  apiName: 'Home__c',
  keyPrefix: 'h00',
  fields: {
    Name: { dataType: 'String', label, length: 80, nameField: true },
    UserId: { dataType: 'Reference', label, referenceTo: 'User', relationshipName: 'Owner' },
    State__c: {
      dataType: 'Picklist',
      label,
      defaultValue: 'New',
      values: [
        { value: 'New', label },
        { value: 'Old', label },
      ],
    },
    Notes__c: { dataType: 'TextArea', label, length: 500 },
  },
  recordTypes: [{ developerName: 'Flat', label }],
  listViews: [
    {
      apiName: 'AllHomes',
      label,
      displayColumns: ['Name', 'Owner.Name'],
      filteredBy: [{ fieldApiName: 'State__c', operator: 'Equals', operandLabels: ['New'] }],
      orderedBy: [{ fieldApiName: 'Owner.Name', isAscending: true }],
    },
  ],
  relatedLists: [
    {
      relatedListId: 'Reads',
      label,
      displayColumns: ['Name'],
      orderedBy: [{ fieldApiName: 'Day__c', isAscending: false }],
    },
  ],
  stateTables: [{ fieldApiName: 'State__c', initial: ['New'], transitions: { New: ['Old'] } }],
  access: {
    customer: { records: recordsWhere(['UserId'], 'userId'), read: ['Name'], update: ['Name'] },
    admin: { records: allRecords, read: 'all', create: 'all', update: 'all', delete: true },
  },
})

const read = defineObject({
  ...user,
  apiName: 'Read__c',
  keyPrefix: 'h01',
  fields: {
    Name: { dataType: 'String', label, length: 80, nameField: true },
    Home__c: {
      dataType: 'Reference',
      label,
      referenceTo: 'Home__c',
      relationshipName: 'Home__r',
      childRelationshipName: 'Reads',
    },
    Day__c: { dataType: 'Date', label },
    Twice__c: { dataType: 'Double', label, precision: 10, scale: 2 },
  },
  derived: { fields: ['Twice__c'], compute: () => ({ Twice__c: 2 }) },
  access: {
    customer: {
      records: anyOf(noRecords, recordsWhere(['Home__c', 'UserId'], 'userId')),
      read: ['Day__c'],
    },
    admin: { records: allRecords, read: 'all', create: 'all', update: 'all' },
  },
})

const world = [user, home, read]

describe('resolveMetadata', () => {
  const metadata = resolveMetadata(world)
  const resolvedHome = metadata.object('Home__c')
  const resolvedRead = metadata.object('Read__c')

  it('finds objects in any case, by key prefix, and nothing for unknown names', () => {
    expect(metadata.object('hOME__C')?.apiName).toBe('Home__c')
    expect(metadata.objectByKeyPrefix('h01')?.apiName).toBe('Read__c')
    expect(metadata.object('constructor')).toBeUndefined()
    expect(metadata.objectByKeyPrefix('zzz')).toBeUndefined()
  })

  it('puts system fields first, refers their users to User, and adds RecordTypeId only where types are', () => {
    expect([...(resolvedHome?.fields.keys() ?? [])].slice(0, 7)).toEqual([
      'Id',
      'CreatedDate',
      'CreatedById',
      'LastModifiedDate',
      'LastModifiedById',
      'SystemModstamp',
      'RecordTypeId',
    ])
    expect(resolvedRead?.fields.has('RecordTypeId')).toBe(false)
    expect(resolvedHome?.fields.get('CreatedById')?.reference?.objectApiName).toBe('User')
    expect(
      resolveMetadata([{ ...user, apiName: 'Alone__c' }])
        .object('Alone__c')
        ?.fields.get('CreatedById'),
    ).toMatchObject({ dataType: 'Reference', reference: null })
  })

  it('links references by name in any case, and children to their parents', () => {
    expect(resolvedRead?.referencesByLowerName.get('home__r')?.apiName).toBe('Home__c')
    expect(resolvedRead?.fieldsByLowerName.get('twice__c')?.apiName).toBe('Twice__c')
    expect(resolvedHome?.childRelationships).toEqual([
      { relationshipName: 'Reads', childObjectApiName: 'Read__c', fieldApiName: 'Home__c' },
    ])
    expect(resolvedHome?.relatedLists[0]).toMatchObject({
      childObjectApiName: 'Read__c',
      fieldApiName: 'Home__c',
    })
  })

  it('gives list views and record types ids that follow from their names', () => {
    const view = resolvedHome?.listViews[0]
    const type = resolvedHome?.recordTypes[0]
    expect(view?.id).toMatch(/^00B[0-9A-Za-z]{15}$/)
    expect(toRecordId(view?.id.slice(0, 15) ?? '')).toBe(view?.id)
    expect(type?.recordTypeId).toMatch(/^012[0-9A-Za-z]{15}$/)
    expect(resolvedHome?.recordTypes.at(-1)).toMatchObject({
      recordTypeId: '012000000000000AAA',
      master: true,
    })
    expect(metadata.listViewById(view?.id.slice(0, 15) ?? '')).toBe(view)
    expect(metadata.listViewById(view?.id ?? '')).toBe(view)
    expect(metadata.listViewById('nonsense')).toBeUndefined()
    expect(resolveMetadata([read, home, user]).object('Home__c')?.listViews[0]?.id).toBe(view?.id)
  })

  it('denies what is not declared, and gives the system everything but system and derived fields', () => {
    const guest = resolvedRead?.access.guest
    expect(guest).toMatchObject({
      records: noRecords,
      createable: false,
      updateable: false,
      deletable: false,
    })
    expect(guest?.read.size).toBe(0)
    const customer = resolvedRead?.access.customer
    expect([...(customer?.read ?? [])].sort()).toEqual(
      [
        'CreatedById',
        'CreatedDate',
        'Day__c',
        'Id',
        'LastModifiedById',
        'LastModifiedDate',
        'SystemModstamp',
      ].sort(),
    )
    expect(customer?.createable).toBe(false)
    for (const access of [resolvedRead?.access.system, resolvedRead?.access.admin]) {
      expect(access?.read.has('Twice__c')).toBe(true)
      expect([...(access?.create ?? [])]).toEqual(['Name', 'Home__c', 'Day__c'])
      expect([...(access?.update ?? [])]).toEqual(['Name', 'Home__c', 'Day__c'])
    }
    expect(resolvedRead?.access.system.records).toEqual(allRecords)
    expect(resolvedRead?.access.admin.deletable).toBe(false)
  })

  it('is frozen through and through, maps and sets too', () => {
    const fields = resolvedHome?.fields as Map<string, unknown>
    const readable = resolvedHome?.access.customer.read as Set<string>
    expect(() => fields.set('x', 1)).toThrow()
    expect(() => fields.clear()).toThrow()
    expect(() => readable.add('State__c')).toThrow()
    expect(() => readable.delete('Name')).toThrow()
    expect(Object.isFrozen(resolvedHome?.fields.get('Name')?.label)).toBe(true)
    expect(Object.isFrozen(metadata)).toBe(true)
    expect(fields.size).toBe(11)
  })

  it('has a version that follows from fields, access and lists alone', () => {
    expect(metadata.version).toMatch(/^[0-9a-f]{32}$/)
    expect(resolveMetadata(world).version).toBe(metadata.version)
    const access = { ...home.access, customer: { records: noRecords, read: ['Name'] } }
    const fields = { ...home.fields, Extra__c: { dataType: 'Boolean', label } as const }
    const [view] = home.listViews
    const listViews = view === undefined ? [] : [{ ...view, displayColumns: ['Name'] }]
    const versions = [{ access }, { fields }, { listViews }].map(
      (change) => resolveMetadata([user, { ...home, ...change }, read]).version,
    )
    expect(new Set([metadata.version, ...versions]).size).toBe(4)
  })
})

describe('declarations that do not fit', () => {
  const name = { dataType: 'String', label, length: 80, nameField: true } as const
  const [view] = home.listViews
  const [list] = home.relatedLists
  const cases: readonly [string, Partial<ObjectDeclaration>, RegExp][] = [
    ['an object name that is no name', { apiName: 'Home c' }, /Home c/],
    ['an object name that is taken', { apiName: 'USER' }, /USER is declared twice/],
    ['a key prefix that is taken', { keyPrefix: '005' }, /005 is taken/],
    ['a key prefix of the platform', { keyPrefix: '00B' }, /00B/],
    ['no name field', { fields: { A__c: { dataType: 'Boolean', label } } }, /nameField/],
    ['a field that the platform keeps', { fields: { Name: name, createdDATE: name } }, /createdDATE/],
    ['two fields that differ in case', { fields: { Name: name, name } }, /declared twice/],
    [
      'a reference to nothing',
      {
        fields: {
          Name: name,
          X__c: { dataType: 'Reference', label, referenceTo: 'Nothing', relationshipName: 'X__r' },
        },
      },
      /Nothing, which is not declared/,
    ],
    [
      'a number with more decimals than digits',
      { fields: { Name: name, N__c: { dataType: 'Double', label, precision: 2, scale: 3 } } },
      /precision/,
    ],
    [
      'a default value that is none of the values',
      {
        fields: {
          ...home.fields,
          State__c: { dataType: 'Picklist', label, defaultValue: 'Odd', values: [{ value: 'New', label }] },
        },
      },
      /default value/,
    ],
    [
      'a column that does not exist',
      { listViews: view ? [{ ...view, displayColumns: ['Owner.Age'] }] : [] },
      /Owner\.Age/,
    ],
    [
      'an ordering by text of several lines',
      { listViews: view ? [{ ...view, orderedBy: [{ fieldApiName: 'Notes__c', isAscending: true }] }] : [] },
      /Notes__c/,
    ],
    [
      'a filter by a value that the picklist lacks',
      {
        listViews: view
          ? [
              {
                ...view,
                filteredBy: [{ fieldApiName: 'State__c', operator: 'Equals', operandLabels: ['Odd'] }],
              },
            ]
          : [],
      },
      /no value Odd/,
    ],
    ['two list views of one name', { listViews: view ? [view, view] : [] }, /AllHomes is declared twice/],
    [
      'a related list of no relationship',
      { relatedLists: list ? [{ ...list, relatedListId: 'Cats' }] : [] },
      /Cats/,
    ],
    [
      'a state table with an unknown state',
      { stateTables: [{ fieldApiName: 'State__c', initial: ['New'], transitions: { New: ['Odd'] } }] },
      /Odd/,
    ],
    [
      'a state table of text',
      { stateTables: [{ fieldApiName: 'Name', initial: [], transitions: {} }] },
      /needs a picklist/,
    ],
    [
      'access to a field that does not exist',
      { access: { customer: { records: noRecords, read: ['Secret__c'] } } },
      /Secret__c/,
    ],
    [
      'leave to write what cannot be read',
      { access: { customer: { records: noRecords, read: ['Name'], update: ['State__c'] } } },
      /State__c/,
    ],
    [
      'leave to write a system field',
      { access: { customer: { records: noRecords, read: 'all', update: ['CreatedDate'] } } },
      /CreatedDate/,
    ],
    [
      'a row rule that leads nowhere',
      { access: { customer: { records: recordsWhere(['Owner', 'Id'], 'userId'), read: 'all' } } },
      /Owner\.Id/,
    ],
    [
      'a row rule by what the viewer does not have',
      { access: { guest: { records: anyOf(recordsWhere(['UserId'], 'userId')), read: 'all' } } },
      /has no userId/,
    ],
    [
      'a derived field that does not exist',
      { derived: { fields: ['Ghost__c'], compute: () => ({}) } },
      /Ghost__c/,
    ],
    [
      'a value of new records for a field that does not exist',
      { creationValues: { fields: ['Ghost__c'], compute: () => ({}) } },
      /Ghost__c/,
    ],
    [
      'a value of new records for a field of the system',
      { creationValues: { fields: ['CreatedDate'], compute: () => ({}) } },
      /CreatedDate/,
    ],
  ]

  it.each(cases)('%s is refused with what to change', (_what, change, message) => {
    let thrown: unknown
    try {
      resolveMetadata([user, { ...home, ...change }, read])
    } catch (error) {
      thrown = error
    }
    expect(isPorchlightError(thrown, 'invalidMetadata')).toBe(true)
    expect(String(thrown)).toMatch(message)
  })

  it('a derived field cannot be written even when access names it', () => {
    const access = { admin: { records: allRecords, read: 'all', update: ['Twice__c'] } } as const
    expect(() => resolveMetadata([user, home, { ...read, access }])).toThrow(/Twice__c/)
  })
})

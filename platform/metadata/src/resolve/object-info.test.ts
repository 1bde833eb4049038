import { describe, expect, it } from 'vitest'
import { defineObject } from '../declare/object'
import { allRecords } from '../declare/row-rule'
import { describeObject } from './object-info'
import { resolveMetadata } from './resolve-metadata'

const pet = defineObject({
  apiName: 'Pet__c',
  keyPrefix: 'p00',
  label: { en: 'Pet', es: 'Mascota' },
  labelPlural: { en: 'Pets', es: 'Mascotas' },
  fields: {
    Name: { dataType: 'String', label: { en: 'Name', es: 'Nombre' }, length: 80, nameField: true },
    Age__c: {
      dataType: 'Int',
      label: { en: 'Age', es: 'Edad' },
      inlineHelpText: { en: 'In years.', es: 'En años.' },
    },
    Price__c: { dataType: 'Currency', label: { en: 'Price', es: 'Precio' }, precision: 18, scale: 2 },
    Mother__c: {
      dataType: 'Reference',
      label: { en: 'Mother ID', es: 'Id. de la madre' },
      referenceTo: 'Pet__c',
      relationshipName: 'Mother__r',
      childRelationshipName: 'Litter',
    },
  },
  listViews: [],
  relatedLists: [],
  rules: [],
  stateTables: [],
  access: {
    customer: { records: allRecords, read: ['Name', 'Age__c'], update: ['Age__c'] },
    admin: { records: allRecords, read: 'all', create: 'all', update: 'all', delete: true },
  },
})

/** The keys of the ObjectInfo table of version 65.0 and those seen in real responses. */
const objectKeys = [
  ...['apiName', 'associateEntityType', 'associateParentEntity', 'childRelationships', 'compactLayoutable'],
  ...['createable', 'custom', 'defaultRecordTypeId', 'deletable', 'dependentFields', 'eTag', 'feedEnabled'],
  ...['fields', 'keyPrefix', 'label', 'labelPlural', 'layoutable', 'mruEnabled', 'nameFields', 'queryable'],
  ...['recordTypeInfos', 'searchLayoutable', 'searchable', 'themeInfo', 'updateable'],
]

/** The keys of the Field table of version 65.0. */
const fieldKeys = [
  ...['apiName', 'calculated', 'compound', 'compoundComponentName', 'compoundFieldName', 'controllerName'],
  ...['controllingFields', 'createable', 'custom', 'dataType', 'digits', 'externalId', 'extraTypeInfo'],
  ...['filterable', 'filteredLookupInfo', 'highScaleNumber', 'htmlFormatted', 'inlineHelpText', 'label'],
  ...['length', 'maskType', 'nameField', 'polymorphicForeignKey', 'precision', 'reference'],
  ...['referenceTargetField', 'referenceToInfos', 'relationshipName', 'required', 'scale'],
  ...['searchPrefilterable', 'sortable', 'unique', 'updateable'],
]

describe('describeObject', () => {
  const metadata = resolveMetadata([pet])
  const object = metadata.object('Pet__c')
  if (object === undefined) throw new TypeError('The object is declared above.')
  const forAdmin = describeObject(object, object.access.admin, metadata, 'en')
  const forCustomer = describeObject(object, object.access.customer, metadata, 'es')

  it('has every key of version 65.0, and no other', () => {
    expect(Object.keys(forAdmin).sort()).toEqual([...objectKeys].sort())
    for (const field of Object.values(forAdmin.fields)) {
      expect(Object.keys(field).sort()).toEqual([...fieldKeys].sort())
    }
    expect(forAdmin.themeInfo.color).toMatch(/^[0-9A-F]{6}$/)
    expect(forAdmin.eTag).toMatch(/^[0-9a-f]{32}$/)
  })

  it('shows fields, flags and child relationships as far as the viewer may read', () => {
    expect(Object.keys(forCustomer.fields)).toEqual([
      'Age__c',
      'CreatedById',
      'CreatedDate',
      'Id',
      'LastModifiedById',
      'LastModifiedDate',
      'Name',
      'SystemModstamp',
    ])
    expect(forCustomer).toMatchObject({ createable: false, updateable: true, deletable: false })
    expect(forCustomer.fields.Age__c).toMatchObject({ createable: false, updateable: true })
    expect(forCustomer.childRelationships).toEqual([])
    expect(forAdmin.childRelationships).toEqual([
      {
        childObjectApiName: 'Pet__c',
        fieldName: 'Mother__c',
        junctionIdListNames: [],
        junctionReferenceTo: [],
        relationshipName: 'Litter',
      },
    ])
    expect(forAdmin).toMatchObject({ createable: true, updateable: true, deletable: true })
    const guest = describeObject(object, object.access.guest, metadata, 'en')
    expect(guest).toMatchObject({ fields: {}, queryable: false, nameFields: [] })
  })

  it('writes labels and help in the language asked for', () => {
    expect(forCustomer).toMatchObject({ label: 'Mascota', labelPlural: 'Mascotas' })
    expect(forCustomer.fields.Age__c).toMatchObject({ label: 'Edad', inlineHelpText: 'En años.', digits: 9 })
    expect(forAdmin.fields.Age__c).toMatchObject({ label: 'Age', inlineHelpText: 'In years.' })
  })

  it('names the target and relationship of references', () => {
    expect(forAdmin.fields.Mother__c).toMatchObject({
      dataType: 'Reference',
      length: 18,
      reference: true,
      referenceToInfos: [{ apiName: 'Pet__c', nameFields: ['Name'] }],
      relationshipName: 'Mother__r',
    })
  })

  it('offers the master record type when there is no other', () => {
    expect(forAdmin.defaultRecordTypeId).toBe('012000000000000AAA')
    expect(forAdmin.recordTypeInfos).toEqual({
      '012000000000000AAA': {
        available: true,
        defaultRecordTypeMapping: true,
        master: true,
        name: 'Master',
        recordTypeId: '012000000000000AAA',
      },
    })
  })

  it('has an eTag that differs with access and language, and an answer that repeats', () => {
    const spanish = describeObject(object, object.access.admin, metadata, 'es')
    expect(new Set([forAdmin.eTag, forCustomer.eTag, spanish.eTag]).size).toBe(3)
    expect(describeObject(object, object.access.admin, metadata, 'en')).toBe(forAdmin)
    const again = resolveMetadata([pet])
    const sameObject = again.object('Pet__c') ?? object
    expect(describeObject(sameObject, sameObject.access.admin, again, 'en').eTag).toBe(forAdmin.eTag)
  })
})

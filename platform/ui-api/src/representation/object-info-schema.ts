import type { ObjectInfoRepresentation } from '@porchlight/metadata'
import { Type } from 'typebox'

const nullableText = Type.Union([Type.String(), Type.Null()])
const names = Type.Array(Type.String())

/** A field of an object's description; every key of version 65.0. */
const FieldSchema = Type.Object({
  apiName: Type.String(),
  calculated: Type.Boolean(),
  compound: Type.Boolean(),
  compoundComponentName: nullableText,
  compoundFieldName: nullableText,
  controllerName: nullableText,
  controllingFields: names,
  createable: Type.Boolean(),
  custom: Type.Boolean(),
  dataType: Type.String(),
  digits: Type.Integer(),
  externalId: Type.Boolean(),
  extraTypeInfo: nullableText,
  filterable: Type.Boolean(),
  filteredLookupInfo: Type.Union([
    Type.Object({ controllingFields: names, dependent: Type.Boolean(), optionalFilter: Type.Boolean() }),
    Type.Null(),
  ]),
  highScaleNumber: Type.Boolean(),
  htmlFormatted: Type.Boolean(),
  inlineHelpText: nullableText,
  label: Type.String(),
  length: Type.Integer(),
  maskType: nullableText,
  nameField: Type.Boolean(),
  polymorphicForeignKey: Type.Boolean(),
  precision: Type.Integer(),
  reference: Type.Boolean(),
  referenceTargetField: nullableText,
  referenceToInfos: Type.Array(Type.Object({ apiName: Type.String(), nameFields: names })),
  relationshipName: nullableText,
  required: Type.Boolean(),
  scale: Type.Integer(),
  searchPrefilterable: Type.Boolean(),
  sortable: Type.Boolean(),
  unique: Type.Boolean(),
  updateable: Type.Boolean(),
})

const ChildRelationshipSchema = Type.Object({
  childObjectApiName: Type.String(),
  fieldName: Type.String(),
  junctionIdListNames: names,
  junctionReferenceTo: names,
  relationshipName: Type.String(),
})

const RecordTypeInfoSchema = Type.Object({
  available: Type.Boolean(),
  defaultRecordTypeMapping: Type.Boolean(),
  master: Type.Boolean(),
  name: Type.String(),
  recordTypeId: Type.String(),
})

/** The schema of an object's description; its type is the metadata package's `ObjectInfoRepresentation`. */
export const ObjectInfoSchema = Type.Unsafe<ObjectInfoRepresentation>(
  Type.Object(
    {
      apiName: Type.String(),
      associateEntityType: nullableText,
      associateParentEntity: nullableText,
      childRelationships: Type.Array(ChildRelationshipSchema),
      compactLayoutable: Type.Boolean(),
      createable: Type.Boolean(),
      custom: Type.Boolean(),
      defaultRecordTypeId: nullableText,
      deletable: Type.Boolean(),
      dependentFields: Type.Record(Type.String(), Type.Any(), {
        description: 'Controlling field to the fields that depend on it, as a tree of names.',
      }),
      eTag: Type.String(),
      feedEnabled: Type.Boolean(),
      fields: Type.Record(Type.String(), FieldSchema),
      keyPrefix: nullableText,
      label: Type.String(),
      labelPlural: Type.String(),
      layoutable: Type.Boolean(),
      mruEnabled: Type.Boolean(),
      nameFields: names,
      queryable: Type.Boolean(),
      recordTypeInfos: Type.Record(Type.String(), RecordTypeInfoSchema),
      searchLayoutable: Type.Boolean(),
      searchable: Type.Boolean(),
      themeInfo: Type.Object({ color: Type.String(), iconUrl: Type.String() }),
      updateable: Type.Boolean(),
    },
    { $id: 'ObjectInfo' },
  ),
)

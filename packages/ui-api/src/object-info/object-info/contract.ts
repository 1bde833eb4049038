import type { ObjectInfoRepresentation } from '@porchlight/metadata'
import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { ApiNameParam } from '../../request/request-schemas'

const ObjectInfoSchema = Type.Unsafe<ObjectInfoRepresentation>(
  Type.Object(
    {
      apiName: Type.String(),
      childRelationships: Type.Array(Type.Any()),
      createable: Type.Boolean(),
      custom: Type.Boolean(),
      defaultRecordTypeId: Type.Union([Type.String(), Type.Null()]),
      deletable: Type.Boolean(),
      dependentFields: Type.Record(Type.String(), Type.Any()),
      eTag: Type.String(),
      feedEnabled: Type.Boolean(),
      fields: Type.Record(Type.String(), Type.Any()),
      keyPrefix: Type.Union([Type.String(), Type.Null()]),
      label: Type.String(),
      labelPlural: Type.String(),
      layoutable: Type.Boolean(),
      mruEnabled: Type.Boolean(),
      nameFields: Type.Array(Type.String()),
      queryable: Type.Boolean(),
      recordTypeInfos: Type.Record(Type.String(), Type.Any()),
      searchable: Type.Boolean(),
      themeInfo: Type.Any(),
      updateable: Type.Boolean(),
    },
    { $id: 'ObjectInfo' },
  ),
)

export const getObjectInfoContract = defineCall({
  name: 'getObjectInfo',
  method: 'GET',
  path: '/ui-api/object-info/{objectApiName}',
  summary: 'Describes an object and those of its fields that the viewer may read.',
  params: Type.Object({ objectApiName: ApiNameParam }),
  query: Type.Object({}, { additionalProperties: false }),
  body: null,
  answer: ObjectInfoSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: ['notFound'],
  source: 'spec/data-service.md section 7, Metadata, layouts, picklists',
})

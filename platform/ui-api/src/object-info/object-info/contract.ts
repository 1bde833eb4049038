import type { ObjectInfoDirectoryRepresentation, ObjectInfoRepresentation } from '@porchlight/metadata'
import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { batchResultsSchema } from '../../representation/batch-results-schema'
import { ObjectInfoSchema } from '../../representation/object-info-schema'
import { ApiNameParam, CommaSeparated } from '../../request/request-schemas'

const source = 'docs/specification/data-service.md section 7, Metadata, layouts, picklists'
const noQuery = Type.Object({})

const ObjectInfoDirectorySchema = Type.Unsafe<ObjectInfoDirectoryRepresentation>(
  Type.Object({
    eTag: Type.String(),
    objects: Type.Record(
      Type.String(),
      Type.Object({
        apiName: Type.String(),
        keyPrefix: Type.Union([Type.String(), Type.Null()]),
        label: Type.String(),
        labelPlural: Type.String(),
        nameFields: Type.Array(Type.String()),
        objectInfoUrl: Type.String(),
      }),
    ),
  }),
)

export const getObjectInfoDirectoryContract = defineCall({
  name: 'getObjectInfoDirectory',
  method: 'GET',
  path: '/ui-api/object-info',
  summary: 'Lists the objects of which the viewer may read records.',
  params: Type.Object({}),
  query: noQuery,
  body: null,
  answer: ObjectInfoDirectorySchema,
  successStatus: 200,
  errorKind: 'read',
  errors: [],
  source,
})

export const getObjectInfoContract = defineCall({
  name: 'getObjectInfo',
  method: 'GET',
  path: '/ui-api/object-info/{objectApiName}',
  summary: 'Describes an object and those of its fields that the viewer may read.',
  params: Type.Object({ objectApiName: ApiNameParam }),
  query: noQuery,
  body: null,
  answer: ObjectInfoSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: ['notFound'],
  source,
})

export const getObjectInfosContract = defineCall({
  name: 'getObjectInfos',
  method: 'GET',
  path: '/ui-api/object-info/batch/{objectApiNames}',
  summary: 'Describes up to 100 objects, each with a status of its own, in the order asked for.',
  params: Type.Object({ objectApiNames: CommaSeparated }),
  query: noQuery,
  body: null,
  answer: Type.Object({ results: batchResultsSchema<ObjectInfoRepresentation>(ObjectInfoSchema) }),
  successStatus: 200,
  errorKind: 'read',
  errors: ['tooManyValues'],
  source,
})

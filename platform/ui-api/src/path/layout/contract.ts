import type { PathLayoutRepresentation } from '@porchlight/metadata'
import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { LayoutItemSchema, LayoutModeParam } from '../../representation/layout-schema'
import { AnyFormFactor, ApiNameParam, RecordIdParam } from '../../request/request-schemas'

const PathLayoutSchema = Type.Unsafe<PathLayoutRepresentation>(
  Type.Object({
    eTag: Type.String(),
    fieldApiName: Type.String({ description: 'The picklist whose values are the steps.' }),
    id: Type.String(),
    label: Type.String(),
    mode: Type.String(),
    objectApiName: Type.String(),
    recordTypeId: Type.String(),
    steps: Type.Array(
      Type.Object({
        closed: Type.Boolean(),
        guidance: Type.Union([Type.String(), Type.Null()]),
        initial: Type.Boolean(),
        keyFields: Type.Array(LayoutItemSchema),
        label: Type.String(),
        nextValues: Type.Array(Type.String()),
        value: Type.String(),
      }),
    ),
  }),
)

export const getPathLayoutContract = defineCall({
  name: 'getPathLayout',
  method: 'GET',
  path: '/ui-api/path/layout/{objectApiName}',
  summary:
    'The path of an object’s records through the states of a picklist. layoutOverride names the picklist, or is Default.',
  params: Type.Object({ objectApiName: ApiNameParam }),
  query: Type.Object({
    formFactor: Type.Optional(AnyFormFactor),
    layoutOverride: Type.String({ minLength: 1, maxLength: 120 }),
    mode: Type.Optional(LayoutModeParam),
    recordTypeId: Type.Optional(RecordIdParam),
  }),
  body: null,
  answer: PathLayoutSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: ['notFound', 'invalidRecordId', 'invalidParameter'],
  source: 'docs/specification/data-service.md section 7, Metadata, layouts, picklists',
})

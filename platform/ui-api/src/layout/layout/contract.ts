import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { LayoutModeParam, LayoutTypeParam, RecordLayoutSchema } from '../../representation/layout-schema'
import { ApiNameParam, FormFactor, RecordIdParam } from '../../request/request-schemas'

export const getLayoutContract = defineCall({
  name: 'getLayout',
  method: 'GET',
  path: '/ui-api/layout/{objectApiName}',
  summary: 'How a record of the object is laid out for the viewer; Full and View unless asked otherwise.',
  params: Type.Object({ objectApiName: ApiNameParam }),
  query: Type.Object(
    {
      formFactor: Type.Optional(FormFactor),
      layoutType: Type.Optional(LayoutTypeParam),
      mode: Type.Optional(LayoutModeParam),
      recordTypeId: Type.Optional(RecordIdParam),
    },
    { additionalProperties: false },
  ),
  body: null,
  answer: RecordLayoutSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: ['notFound', 'invalidRecordId', 'invalidParameter'],
  source: 'docs/specification/data-service.md section 7, Metadata, layouts, picklists',
})

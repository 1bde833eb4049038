import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { LayoutModeParam, LayoutTypeParam, RecordLayoutSchema } from '../../representation/layout-schema'
import { AnyFormFactor, ApiNameParam, RecordIdParam } from '../../request/request-schemas'

/** The name of the same parameter in record-ui. */
const another = (name: string) =>
  Type.String({ maxLength: 40, description: `Another name of ${name}; one value, as a layout has one.` })

export const getLayoutContract = defineCall({
  name: 'getLayout',
  method: 'GET',
  path: '/ui-api/layout/{objectApiName}',
  summary: 'How a record of the object is laid out for the viewer; Full and View unless asked otherwise.',
  params: Type.Object({ objectApiName: ApiNameParam }),
  query: Type.Object({
    formFactor: Type.Optional(AnyFormFactor),
    layoutType: Type.Optional(LayoutTypeParam),
    layoutTypes: Type.Optional(another('layoutType')),
    mode: Type.Optional(LayoutModeParam),
    modes: Type.Optional(another('mode')),
    recordTypeId: Type.Optional(RecordIdParam),
  }),
  body: null,
  answer: RecordLayoutSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: ['notFound', 'invalidRecordId', 'invalidParameter'],
  source: 'docs/specification/data-service.md section 7, Metadata, layouts, picklists',
})

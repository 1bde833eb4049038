import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { LayoutModeParam, LayoutTypeParam } from '../../representation/layout-schema'
import { LayoutUserStateSchema } from '../../representation/layout-user-state-schema'
import { ApiNameParam, RecordIdParam } from '../../request/request-schemas'

const source = 'docs/specification/data-service.md section 7, Metadata, layouts, picklists'
const params = Type.Object({ objectApiName: ApiNameParam })
const query = Type.Object({
  layoutType: Type.Optional(LayoutTypeParam),
  mode: Type.Optional(LayoutModeParam),
  recordTypeId: Type.Optional(RecordIdParam),
})

export const getLayoutUserStateContract = defineCall({
  name: 'getLayoutUserState',
  method: 'GET',
  path: '/ui-api/layout/{objectApiName}/user-state',
  summary: 'Which sections of a layout the viewer has folded; Full and View unless asked otherwise.',
  params,
  query,
  body: null,
  answer: LayoutUserStateSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: ['notFound', 'invalidRecordId', 'invalidParameter'],
  source,
})

export const updateLayoutUserStateContract = defineCall({
  name: 'updateLayoutUserState',
  method: 'PATCH',
  path: '/ui-api/layout/{objectApiName}/user-state',
  summary:
    'Folds or opens sections of a layout for the viewer; sections that are not named stay as they are.',
  params,
  query,
  body: Type.Object({
    sectionUserStates: Type.Record(
      Type.String({ maxLength: 64 }),
      Type.Object({ collapsed: Type.Boolean(), id: Type.Optional(Type.String({ maxLength: 64 })) }),
      { maxProperties: 100 },
    ),
  }),
  answer: LayoutUserStateSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: ['notFound', 'invalidRecordId', 'invalidParameter', 'unknownSection'],
  source,
})

import type { ObjectInfoRepresentation } from '@porchlight/metadata'
import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { type FieldValues, FieldValuesSchema } from '../../representation/new-record-schemas'
import { ObjectInfoSchema } from '../../representation/object-info-schema'
import { ApiNameParam, CommaSeparated, RecordIdParam } from '../../request/request-schemas'

/** The initial values of the named fields of a new record; keys of version 65.0. */
export interface RecordTemplateCreateRepresentation {
  readonly objectInfos: Readonly<Record<string, ObjectInfoRepresentation>>
  readonly record: { readonly apiName: string; readonly fields: FieldValues; readonly recordTypeId: string }
}

export const getRecordTemplateCreateContract = defineCall({
  name: 'getRecordTemplateCreate',
  method: 'GET',
  path: '/ui-api/record-defaults/template/create/{objectApiName}',
  summary:
    'What the named fields of a new record begin with; fields that the viewer cannot give are left out.',
  params: Type.Object({ objectApiName: ApiNameParam }),
  query: Type.Object({
    optionalFields: Type.Optional(CommaSeparated),
    recordTypeId: Type.Optional(RecordIdParam),
  }),
  body: null,
  answer: Type.Unsafe<RecordTemplateCreateRepresentation>(
    Type.Object(
      {
        objectInfos: Type.Record(Type.String(), ObjectInfoSchema),
        record: Type.Object({
          apiName: Type.String(),
          fields: FieldValuesSchema,
          recordTypeId: Type.String(),
        }),
      },
      { $id: 'RecordDefaultsTemplateCreate' },
    ),
  ),
  successStatus: 200,
  errorKind: 'read',
  errors: ['notFound', 'forbidden', 'invalidRecordId', 'unqualifiedField'],
  source: 'docs/specification/data-service.md section 7, Record writes and avatars',
})

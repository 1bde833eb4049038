import type { ObjectInfoRepresentation } from '@porchlight/metadata'
import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { type FieldValues, FieldValuesSchema } from '../../representation/new-record-schemas'
import { ObjectInfoSchema } from '../../representation/object-info-schema'
import { CommaSeparated, RecordIdParam } from '../../request/request-schemas'

/** The initial values of a copy of a record; keys of version 65.0. */
export interface RecordTemplateCloneRepresentation {
  readonly objectInfos: Readonly<Record<string, ObjectInfoRepresentation>>
  readonly record: {
    readonly apiName: string
    readonly cloneSourceId: string
    /** The named fields, and `CloneSourceId` always. */
    readonly fields: FieldValues
    readonly recordTypeId: string
  }
}

export const getRecordTemplateCloneContract = defineCall({
  name: 'getRecordTemplateClone',
  method: 'GET',
  path: '/ui-api/record-defaults/template/clone/{recordId}',
  summary:
    'What a copy of a record begins with, in the fields named; those that the viewer cannot read or give are left out.',
  params: Type.Object({ recordId: RecordIdParam }),
  query: Type.Object({
    optionalFields: Type.Optional(CommaSeparated),
    recordTypeId: Type.Optional(RecordIdParam),
  }),
  body: null,
  answer: Type.Unsafe<RecordTemplateCloneRepresentation>(
    Type.Object(
      {
        objectInfos: Type.Record(Type.String(), ObjectInfoSchema),
        record: Type.Object({
          apiName: Type.String(),
          cloneSourceId: Type.String(),
          fields: FieldValuesSchema,
          recordTypeId: Type.String(),
        }),
      },
      { $id: 'RecordDefaultsTemplateClone' },
    ),
  ),
  successStatus: 200,
  errorKind: 'read',
  errors: ['invalidRecordId', 'notFound', 'forbidden', 'unqualifiedField'],
  source: 'docs/specification/data-service.md section 7, Record writes and avatars',
})

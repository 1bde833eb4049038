import type { LayoutRepresentation, ObjectInfoRepresentation } from '@porchlight/metadata'
import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { RecordLayoutSchema } from '../../representation/layout-schema'
import { type NewRecordRepresentation, NewRecordSchema } from '../../representation/new-record-schemas'
import { ObjectInfoSchema } from '../../representation/object-info-schema'
import { AnyFormFactor, ApiNameParam, CommaSeparated, RecordIdParam } from '../../request/request-schemas'

/** All that a page needs to create a record; keys of version 65.0. */
export interface RecordDefaultsRepresentation {
  /** 32 hex digits over all the parts. */
  readonly eTag: string
  /** The full layout in the mode Create. */
  readonly layout: LayoutRepresentation
  readonly objectInfos: Readonly<Record<string, ObjectInfoRepresentation>>
  /** The initial values of the record. */
  readonly record: NewRecordRepresentation
}

export const getRecordCreateDefaultsContract = defineCall({
  name: 'getRecordCreateDefaults',
  method: 'GET',
  path: '/ui-api/record-defaults/create/{objectApiName}',
  summary: 'What a new record of an object begins with, and how it is laid out.',
  params: Type.Object({ objectApiName: ApiNameParam }),
  query: Type.Object({
    formFactor: Type.Optional(AnyFormFactor),
    optionalFields: Type.Optional(CommaSeparated),
    recordTypeId: Type.Optional(RecordIdParam),
  }),
  body: null,
  answer: Type.Unsafe<RecordDefaultsRepresentation>(
    Type.Object(
      {
        eTag: Type.String(),
        layout: RecordLayoutSchema,
        objectInfos: Type.Record(Type.String(), ObjectInfoSchema),
        record: NewRecordSchema,
      },
      { $id: 'RecordDefaults' },
    ),
  ),
  successStatus: 200,
  errorKind: 'read',
  errors: ['notFound', 'forbidden', 'invalidRecordId', 'unqualifiedField'],
  source: 'docs/specification/data-service.md section 7, Record writes and avatars',
})

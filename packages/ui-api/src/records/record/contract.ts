import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { RecordSchema } from '../../representation/record-schema'
import { CommaSeparated, RecordIdParam } from '../../request/request-schemas'

const source = 'spec/data-service.md section 7, Records and lists; Record writes and avatars'

/** A field's value in a write: text, number, boolean or null. */
const FieldInput = Type.Union([
  Type.String({ maxLength: 131_072 }),
  Type.Number(),
  Type.Boolean(),
  Type.Null(),
])

const WriteBody = Type.Object(
  {
    apiName: Type.Optional(Type.String({ maxLength: 120 })),
    fields: Type.Record(Type.String({ maxLength: 120 }), FieldInput, { maxProperties: 200 }),
    allowSaveOnDuplicate: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)

export const getRecordContract = defineCall({
  name: 'getRecord',
  method: 'GET',
  path: '/ui-api/records/{recordId}',
  summary: 'Reads one record with the fields asked for.',
  params: Type.Object({ recordId: RecordIdParam }),
  query: Type.Object(
    { fields: Type.Optional(CommaSeparated), optionalFields: Type.Optional(CommaSeparated) },
    { additionalProperties: false },
  ),
  body: null,
  answer: RecordSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: [
    'invalidRecordId',
    'missingSelection',
    'unqualifiedField',
    'unknownField',
    'spanTooDeep',
    'notFound',
  ],
  source,
})

export const createRecordContract = defineCall({
  name: 'createRecord',
  method: 'POST',
  path: '/ui-api/records',
  summary: 'Creates a record and answers it with the fields that the viewer gave and may read.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: WriteBody,
  answer: RecordSchema,
  successStatus: 201,
  errorKind: 'write',
  errors: [
    'invalidRecordInput',
    'forbidden',
    'fieldNotWritable',
    'requiredFieldMissing',
    'invalidFieldValue',
    'duplicateValue',
  ],
  source,
})

export const updateRecordContract = defineCall({
  name: 'updateRecord',
  method: 'PATCH',
  path: '/ui-api/records/{recordId}',
  summary:
    'Changes fields of a record. `If-Unmodified-Since` (an HTTP date) or `If-Match` (the weakEtag) refuses the change when the record is newer.',
  params: Type.Object({ recordId: RecordIdParam }),
  query: Type.Object({}, { additionalProperties: false }),
  body: WriteBody,
  answer: RecordSchema,
  successStatus: 200,
  errorKind: 'write',
  errors: [
    'invalidRecordId',
    'invalidRecordInput',
    'notFound',
    'fieldNotWritable',
    'invalidFieldValue',
    'duplicateValue',
    'invalidTransition',
    'modifiedSince',
  ],
  source,
})

export const deleteRecordContract = defineCall({
  name: 'deleteRecord',
  method: 'DELETE',
  path: '/ui-api/records/{recordId}',
  summary: 'Deletes a record.',
  params: Type.Object({ recordId: RecordIdParam }),
  query: Type.Object({}, { additionalProperties: false }),
  body: null,
  answer: null,
  successStatus: 204,
  errorKind: 'write',
  errors: ['invalidRecordId', 'notFound', 'forbidden'],
  source,
})

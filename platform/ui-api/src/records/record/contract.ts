import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { RecordSchema } from '../../representation/record-schema'
import { RecordInputBody, writeFlags } from '../../request/records/record-input-schemas'
import { recordQuery } from '../../request/records/record-query-schemas'
import { BooleanText, CommaSeparated, IntegerText, RecordIdParam } from '../../request/request-schemas'

const source = 'docs/specification/data-service.md section 7, Records and lists; Record writes and avatars'

export const getRecordContract = defineCall({
  name: 'getRecord',
  method: 'GET',
  path: '/ui-api/records/{recordId}',
  summary:
    'Reads one record with the fields asked for, by name or by layout, and a page of its child records.',
  params: Type.Object({ recordId: RecordIdParam }),
  query: Type.Object({
    fields: Type.Optional(CommaSeparated),
    optionalFields: Type.Optional(CommaSeparated),
    ...recordQuery,
    forms: Type.Optional(
      Type.String({
        maxLength: 16_000,
        description:
          'Names of forms. Objects have no forms besides their layouts, so that they add no field.',
      }),
    ),
    page: Type.Optional(IntegerText),
  }),
  body: null,
  answer: RecordSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: [
    'invalidRecordId',
    'missingSelection',
    'invalidParameter',
    'numberOutsideRange',
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
  summary:
    'Creates a record and answers it with the fields of its full layout, and with those of the body when includeFieldsInBody asks for them.',
  params: Type.Object({}),
  query: Type.Object({ ...writeFlags, includeFieldsInBody: Type.Optional(BooleanText) }),
  body: RecordInputBody,
  answer: RecordSchema,
  successStatus: 201,
  errorKind: 'write',
  idempotent: true,
  errors: [
    'invalidRecordInput',
    'forbidden',
    'fieldNotWritable',
    'requiredFieldMissing',
    'invalidFieldValue',
    'duplicateValue',
    'ruleFailed',
    'notFound',
  ],
  source,
})

export const updateRecordContract = defineCall({
  name: 'updateRecord',
  method: 'PATCH',
  path: '/ui-api/records/{recordId}',
  summary:
    'Changes fields of a record and answers it with those of its full layout and those given. `If-Unmodified-Since` (an HTTP date) or `If-Match` (the weakEtag) refuses the change when the record is newer.',
  params: Type.Object({ recordId: RecordIdParam }),
  query: Type.Object(writeFlags),
  body: RecordInputBody,
  answer: RecordSchema,
  successStatus: 200,
  errorKind: 'write',
  idempotent: true,
  errors: [
    'invalidRecordId',
    'invalidRecordInput',
    'notFound',
    'fieldNotWritable',
    'invalidFieldValue',
    'duplicateValue',
    'invalidTransition',
    'ruleFailed',
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
  query: Type.Object({}),
  body: null,
  answer: null,
  successStatus: 204,
  errorKind: 'write',
  idempotent: true,
  errors: ['invalidRecordId', 'notFound', 'forbidden', 'deleteFailed'],
  source,
})

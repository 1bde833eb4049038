import type { RecordRepresentation } from '@porchlight/metadata'
import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { batchResultsSchema } from '../../representation/batch-results-schema'
import { RecordSchema } from '../../representation/record-schema'
import { recordInputProperties } from '../../request/records/record-input-schemas'
import { recordQuery } from '../../request/records/record-query-schemas'
import { BooleanText, CommaSeparated } from '../../request/request-schemas'

/** Why one record of a batch was not written; `field` names the field at fault, if it is one. */
export interface BatchWriteError {
  readonly errorCode: string
  readonly message: string
  readonly field: string | null
}

/**
 * The result for one record of a batch of writes: the record in its new state, or null when it was deleted or is no
 * longer visible.
 */
export interface BatchWriteResult {
  readonly result: RecordRepresentation | readonly BatchWriteError[] | null
  /** 201 created, 200 changed, 204 deleted (or changed and lost); otherwise the status of its error. */
  readonly statusCode: number
}

const nullableText = Type.Union([Type.String(), Type.Null()])

const BatchWriteResults = Type.Unsafe<readonly BatchWriteResult[]>(
  Type.Array(
    Type.Object({
      result: Type.Union([
        Type.Array(Type.Object({ errorCode: Type.String(), field: nullableText, message: Type.String() })),
        RecordSchema,
        Type.Null(),
      ]),
      statusCode: Type.Integer(),
    }),
  ),
)

/** The handler reports what an operation lacks, with the platform's messages. */
const BatchOperation = Type.Object({
  type: Type.Optional(Type.String({ description: 'CREATE, UPDATE or DELETE, in any case.' })),
  records: Type.Optional(
    Type.Array(
      Type.Object({
        ...recordInputProperties,
        fields: Type.Optional(recordInputProperties.fields),
      }),
      { maxItems: 1_000 },
    ),
  ),
})

export const getRecordsContract = defineCall({
  name: 'getRecords',
  method: 'GET',
  path: '/ui-api/records/batch/{recordIds}',
  summary:
    'Reads up to 200 records of any objects, by the names of fields or by layouts, with at most 20 lists of child records in all; each has its own status.',
  params: Type.Object({ recordIds: CommaSeparated }),
  query: Type.Object({
    fields: Type.Optional(CommaSeparated),
    optionalFields: Type.Optional(CommaSeparated),
    ...recordQuery,
  }),
  body: null,
  answer: Type.Object(
    { hasErrors: Type.Boolean(), results: batchResultsSchema<RecordRepresentation>(RecordSchema) },
    { $id: 'BatchResults' },
  ),
  successStatus: 200,
  errorKind: 'read',
  errors: ['missingSelection', 'tooManyValues', 'invalidRecordId', 'numberOutsideRange'],
  source: 'docs/specification/data-service.md section 7, Records and lists',
})

export const executeBatchRecordOperationsContract = defineCall({
  name: 'executeBatchRecordOperations',
  method: 'POST',
  path: '/ui-api/records/batch',
  summary:
    'Creates, changes and deletes up to 200 records in their order; with allOrNone all of them or none. Records to change and delete are named by fields.Id.',
  params: Type.Object({}),
  query: Type.Object({ useDefaultRule: Type.Optional(BooleanText) }),
  body: Type.Object({
    allOrNone: Type.Optional(Type.Boolean({ description: 'True by default.' })),
    operations: Type.Optional(Type.Array(BatchOperation, { maxItems: 1_000 })),
  }),
  answer: Type.Object({ hasErrors: Type.Boolean(), results: BatchWriteResults }),
  successStatus: 200,
  errorKind: 'write',
  idempotent: true,
  errors: ['invalidBatchInput', 'invalidBatchRequest', 'tooManyValues'],
  source:
    'docs/specification/data-service.md section 7, Record writes and avatars; section 5, Batch record operations',
})

import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { batchResultsSchema } from '../../representation/batch-results-schema'
import {
  type RecordCollectionRepresentation,
  recordCollectionProperties,
} from '../../representation/record-collection-schema'
import {
  type RelatedListReferenceRepresentation,
  RelatedListReferenceSchema,
} from '../../representation/related-list-schema'
import {
  ApiNameParam,
  CommaSeparated,
  IntegerText,
  NameArray,
  PageTokenText,
  RecordIdParam,
} from '../../request/request-schemas'

const source = 'docs/specification/data-service.md section 7, Related lists'

export type RelatedListRecordsRepresentation =
  RecordCollectionRepresentation<RelatedListReferenceRepresentation> & {
    /** Column to label in the viewer's language; empty unless requested. */
    readonly columnLabels: Readonly<Record<string, string>>
  }

const RelatedListRecordsSchema = Type.Unsafe<RelatedListRecordsRepresentation>(
  Type.Object(
    {
      ...recordCollectionProperties,
      columnLabels: Type.Record(Type.String(), Type.String()),
      listReference: RelatedListReferenceSchema,
    },
    { $id: 'RelatedListRecordCollection' },
  ),
)

const errors = [
  'invalidRecordId',
  'notFound',
  'unsupportedRelatedList',
  'unknownField',
  'notFilterable',
  'invalidWhere',
  'spanTooDeep',
  'numberOutsideRange',
  'invalidPageToken',
  'tooManyValues',
] as const

/** A `where` as text or, beyond the platform, as JSON. */
const Where = Type.Union([
  Type.String({ maxLength: 16_000 }),
  Type.Record(Type.String({ maxLength: 500 }), Type.Any(), { maxProperties: 100 }),
])

const pageBody = {
  fields: Type.Optional(NameArray),
  optionalFields: Type.Optional(NameArray),
  pageSize: Type.Optional(Type.Integer()),
  pageToken: Type.Optional(PageTokenText),
  sortBy: Type.Optional(NameArray),
  where: Type.Optional(Where),
  includeColumnLabels: Type.Optional(Type.Boolean()),
}

export const getRelatedListRecordsContract = defineCall({
  name: 'getRelatedListRecords',
  method: 'GET',
  path: '/ui-api/related-list-records/{parentRecordId}/{relatedListId}',
  summary:
    'Reads a page of the records of a related list; fields that it cannot be sorted by are passed over.',
  params: Type.Object({ parentRecordId: RecordIdParam, relatedListId: ApiNameParam }),
  query: Type.Object({
    fields: Type.Optional(CommaSeparated),
    optionalFields: Type.Optional(CommaSeparated),
    pageSize: Type.Optional(IntegerText),
    pageToken: Type.Optional(PageTokenText),
    sortBy: Type.Optional(CommaSeparated),
    where: Type.Optional(Type.String({ maxLength: 16_000 })),
  }),
  body: null,
  answer: RelatedListRecordsSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: [...errors, 'unqualifiedField'],
  source,
})

export const postRelatedListRecordsContract = defineCall({
  name: 'postRelatedListRecords',
  method: 'POST',
  path: '/ui-api/related-list-records/{parentRecordId}/{relatedListId}',
  summary: 'The same with the request in the body; field names may be plain.',
  params: Type.Object({ parentRecordId: RecordIdParam, relatedListId: ApiNameParam }),
  query: Type.Object({}),
  body: Type.Object(pageBody),
  answer: RelatedListRecordsSchema,
  successStatus: 200,
  errorKind: 'read',
  errors,
  source,
})

export const getRelatedListRecordsBatchContract = defineCall({
  name: 'getRelatedListRecordsBatch',
  method: 'POST',
  path: '/ui-api/related-list-records/batch/{parentRecordId}',
  summary: 'Reads a page of each of several related lists of one record; each has its own status.',
  params: Type.Object({ parentRecordId: RecordIdParam }),
  query: Type.Object({}),
  body: Type.Object({
    relatedListParameters: Type.Array(
      Type.Object({ relatedListId: Type.String({ minLength: 1, maxLength: 120 }), ...pageBody }),
      { minItems: 1, maxItems: 20 },
    ),
  }),
  answer: Type.Object({
    results: batchResultsSchema<RelatedListRecordsRepresentation>(RelatedListRecordsSchema),
  }),
  successStatus: 200,
  errorKind: 'read',
  errors: ['invalidRecordId', 'notFound', 'invalidParameter'],
  source,
})

import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import {
  type RecordCollectionRepresentation,
  recordCollectionProperties,
} from '../../representation/record-collection-schema'
import {
  ApiNameParam,
  CommaSeparated,
  IntegerText,
  NameArray,
  PageTokenText,
  RecordIdParam,
} from '../../request/request-schemas'

const source = 'spec/data-service.md section 7, Related lists'

/** Which related list of which record a page belongs to. */
export interface RelatedListReferenceRepresentation {
  readonly id: null
  readonly inContextOfRecordId: string
  readonly listViewApiName: null
  readonly objectApiName: null
  readonly parentObjectApiName: string
  readonly recordTypeId: null
  readonly relatedListId: string
  readonly type: 'relatedList'
}

export type RelatedListRecordsRepresentation =
  RecordCollectionRepresentation<RelatedListReferenceRepresentation> & {
    /** Column to label in the viewer's language; only when asked for. */
    readonly columnLabels?: Readonly<Record<string, string>>
  }

const RelatedListRecordsSchema = Type.Unsafe<RelatedListRecordsRepresentation>(
  Type.Object(
    {
      ...recordCollectionProperties,
      columnLabels: Type.Optional(Type.Record(Type.String(), Type.String())),
      listReference: Type.Object({
        id: Type.Null(),
        inContextOfRecordId: Type.String(),
        listViewApiName: Type.Null(),
        objectApiName: Type.Null(),
        parentObjectApiName: Type.String(),
        recordTypeId: Type.Null(),
        relatedListId: Type.String(),
        type: Type.Literal('relatedList'),
      }),
    },
    { $id: 'RelatedListRecordCollection' },
  ),
)

const errors = [
  'invalidRecordId',
  'notFound',
  'unsupportedRelatedList',
  'unknownField',
  'numberOutsideRange',
  'invalidPageToken',
  'tooManyValues',
] as const

export const getRelatedListRecordsContract = defineCall({
  name: 'getRelatedListRecords',
  method: 'GET',
  path: '/ui-api/related-list-records/{parentRecordId}/{relatedListId}',
  summary: 'Reads a page of the records of a related list.',
  params: Type.Object({ parentRecordId: RecordIdParam, relatedListId: ApiNameParam }),
  query: Type.Object(
    {
      fields: Type.Optional(CommaSeparated),
      optionalFields: Type.Optional(CommaSeparated),
      pageSize: Type.Optional(IntegerText),
      pageToken: Type.Optional(PageTokenText),
      sortBy: Type.Optional(CommaSeparated),
    },
    { additionalProperties: false },
  ),
  body: null,
  answer: RelatedListRecordsSchema,
  successStatus: 200,
  errorKind: 'read',
  errors,
  source,
})

export const postRelatedListRecordsContract = defineCall({
  name: 'postRelatedListRecords',
  method: 'POST',
  path: '/ui-api/related-list-records/{parentRecordId}/{relatedListId}',
  summary: 'The same with the request in the body; field names may be plain.',
  params: Type.Object({ parentRecordId: RecordIdParam, relatedListId: ApiNameParam }),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    {
      fields: Type.Optional(NameArray),
      optionalFields: Type.Optional(NameArray),
      pageSize: Type.Optional(Type.Integer()),
      pageToken: Type.Optional(PageTokenText),
      sortBy: Type.Optional(NameArray),
      includeColumnLabels: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
  answer: RelatedListRecordsSchema,
  successStatus: 200,
  errorKind: 'read',
  errors,
  source,
})

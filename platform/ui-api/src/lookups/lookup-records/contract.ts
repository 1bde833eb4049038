import type { RecordRepresentation } from '@porchlight/metadata'
import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import {
  type LookupMetadataRepresentation,
  LookupMetadataSchema,
} from '../../representation/lookup-metadata-schema'
import { RecordSchema } from '../../representation/record-schema'
import { OrderedByInput } from '../../request/related-lists/related-list-input-schemas'
import { ApiNameParam, IntegerText, RecordIdParam } from '../../request/request-schemas'

const source = 'docs/specification/data-service.md section 7, Search and lookups'

/** A page of suggestions. Pages are numbered: there are addresses of its neighbours and no tokens. */
export interface LookupCollectionRepresentation {
  readonly count: number
  readonly currentPageToken: null
  readonly currentPageUrl: string
  readonly nextPageToken: null
  readonly nextPageUrl: string | null
  readonly previousPageToken: null
  readonly previousPageUrl: string | null
  readonly records: readonly RecordRepresentation[]
}

/** Suggestions for a lookup by target object. */
export interface LookupValuesRepresentation {
  readonly lookupResults: Readonly<Record<string, LookupCollectionRepresentation>>
  readonly metadata: Readonly<Record<string, LookupMetadataRepresentation>>
}

const nullableText = Type.Union([Type.String(), Type.Null()])

const LookupCollectionSchema = Type.Unsafe<LookupCollectionRepresentation>(
  Type.Object(
    {
      count: Type.Integer(),
      currentPageToken: Type.Null(),
      currentPageUrl: Type.String(),
      nextPageToken: Type.Null(),
      nextPageUrl: nullableText,
      previousPageToken: Type.Null(),
      previousPageUrl: nullableText,
      records: Type.Array(RecordSchema),
    },
    { $id: 'LookupCollection' },
  ),
)

const LookupValuesSchema = Type.Unsafe<LookupValuesRepresentation>(
  Type.Object(
    {
      lookupResults: Type.Record(Type.String(), LookupCollectionSchema),
      metadata: Type.Record(Type.String(), LookupMetadataSchema),
    },
    { $id: 'LookupValues' },
  ),
)

const query = {
  dependentFieldBindings: Type.Optional(
    Type.String({ maxLength: 2_000, description: 'Field=value pairs, separated by commas.' }),
  ),
  page: Type.Optional(IntegerText),
  pageSize: Type.Optional(IntegerText),
  q: Type.Optional(Type.String({ maxLength: 255 })),
  searchType: Type.Optional(
    Type.Union([Type.Literal('Recent'), Type.Literal('Search'), Type.Literal('TypeAhead')]),
  ),
  sourceRecordId: Type.Optional(RecordIdParam),
}

const errors = [
  'notFound',
  'unknownField',
  'invalidParameter',
  'invalidRecordId',
  'numberOutsideRange',
] as const

export const getLookupRecordsContract = defineCall({
  name: 'getLookupRecords',
  method: 'POST',
  path: '/ui-api/lookups/{objectApiName}/{fieldApiName}',
  summary:
    'Suggests records for a reference field: those seen last, those that fit what was typed, or those whose name begins with it.',
  params: Type.Object({ objectApiName: ApiNameParam, fieldApiName: ApiNameParam }),
  query: Type.Object({ ...query, targetApiName: Type.Optional(ApiNameParam) }),
  body: Type.Object({
    sourceRecord: Type.Optional(
      Type.Object({
        apiName: Type.Optional(Type.String({ maxLength: 120 })),
        fields: Type.Optional(
          Type.Record(
            Type.String({ maxLength: 120 }),
            Type.Union([Type.String({ maxLength: 131_072 }), Type.Number(), Type.Boolean(), Type.Null()]),
            { maxProperties: 200 },
          ),
        ),
      }),
    ),
    orderBy: Type.Optional(OrderedByInput),
  }),
  answer: LookupValuesSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: [...errors, 'notSortable', 'tooManyValues'],
  source,
})

export const getLookupRecordsOfTargetContract = defineCall({
  name: 'getLookupRecordsOfTarget',
  method: 'GET',
  path: '/ui-api/lookups/{objectApiName}/{fieldApiName}/{targetApiName}',
  summary: 'The suggestions of one target object alone; what the pages of the other call lead to.',
  params: Type.Object({
    objectApiName: ApiNameParam,
    fieldApiName: ApiNameParam,
    targetApiName: ApiNameParam,
  }),
  query: Type.Object(query),
  body: null,
  answer: LookupCollectionSchema,
  successStatus: 200,
  errorKind: 'read',
  errors,
  source: 'docs/specification/ui-api.md, Lookups',
})

import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { batchResultsSchema } from '../../representation/batch-results-schema'
import {
  type RelatedListInfoRepresentation,
  RelatedListInfoSchema,
} from '../../representation/related-list-schema'
import {
  ColumnWidthsInput,
  ColumnWrapInput,
  OrderedByInput,
} from '../../request/related-lists/related-list-input-schemas'
import { ApiNameParam, BooleanText, CommaSeparated, RecordIdParam } from '../../request/request-schemas'

const source = 'docs/specification/data-service.md section 7, Related lists'
const listParams = Type.Object({ parentObjectApiName: ApiNameParam, relatedListId: ApiNameParam })
const RecordTypeQuery = Type.Object({ recordTypeId: Type.Optional(RecordIdParam) })

/** One of the related lists of an object. */
export interface RelatedListSummaryRepresentation {
  readonly entityLabel: string
  readonly entityLabelPlural: string
  /** The field of the records that names the parent. */
  readonly fieldApiName: string
  readonly keyPrefix: string
  readonly label: string
  readonly objectApiName: string
  /** The field of the parent that the records name it by. */
  readonly parentFieldApiName: string
  readonly relatedListId: string
  readonly relatedListInfoUrl: string
  readonly themeInfo: { readonly color: string; readonly iconUrl: string }
}

/** The related lists of an object. */
export interface RelatedListsInfoRepresentation {
  readonly parentObjectApiName: string
  readonly parentRecordTypeId: string
  readonly relatedLists: readonly RelatedListSummaryRepresentation[]
}

const RelatedListsInfoSchema = Type.Unsafe<RelatedListsInfoRepresentation>(
  Type.Object(
    {
      parentObjectApiName: Type.String(),
      parentRecordTypeId: Type.String(),
      relatedLists: Type.Array(
        Type.Object({
          entityLabel: Type.String(),
          entityLabelPlural: Type.String(),
          fieldApiName: Type.String(),
          keyPrefix: Type.String(),
          label: Type.String(),
          objectApiName: Type.String(),
          parentFieldApiName: Type.String(),
          relatedListId: Type.String(),
          relatedListInfoUrl: Type.String(),
          themeInfo: Type.Object({ color: Type.String(), iconUrl: Type.String() }),
        }),
      ),
    },
    { $id: 'RelatedListInfoSummaryCollection' },
  ),
)

export const getRelatedListInfoContract = defineCall({
  name: 'getRelatedListInfo',
  method: 'GET',
  path: '/ui-api/related-list-info/{parentObjectApiName}/{relatedListId}',
  summary:
    'Describes a related list; the fields asked for become columns with restrictColumnsToLayout=false.',
  params: listParams,
  query: Type.Object({
    fields: Type.Optional(CommaSeparated),
    optionalFields: Type.Optional(CommaSeparated),
    recordTypeId: Type.Optional(RecordIdParam),
    restrictColumnsToLayout: Type.Optional(BooleanText),
  }),
  body: null,
  answer: RelatedListInfoSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: [
    'forbidden',
    'unsupportedRelatedList',
    'invalidRecordId',
    'notFound',
    'unqualifiedField',
    'unknownField',
    'tooManyValues',
  ],
  source,
})

export const updateRelatedListInfoContract = defineCall({
  name: 'updateRelatedListInfo',
  method: 'PATCH',
  path: '/ui-api/related-list-info/{parentObjectApiName}/{relatedListId}',
  summary: 'Keeps how the viewer wants a related list ordered and its columns shown.',
  params: listParams,
  query: RecordTypeQuery,
  body: Type.Object({
    orderedByInfo: Type.Optional(OrderedByInput),
    userPreferences: Type.Optional(
      Type.Object({
        columnWidths: Type.Optional(ColumnWidthsInput),
        columnWrap: Type.Optional(ColumnWrapInput),
      }),
    ),
  }),
  answer: RelatedListInfoSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: [
    'forbidden',
    'unsupportedRelatedList',
    'invalidRecordId',
    'notFound',
    'unknownField',
    'notSortable',
    'tooManyValues',
    'invalidParameter',
  ],
  source,
})

export const getRelatedListInfoBatchContract = defineCall({
  name: 'getRelatedListInfoBatch',
  method: 'GET',
  path: '/ui-api/related-list-info/batch/{parentObjectApiName}/{relatedListNames}',
  summary: 'Describes several related lists of an object; each has its own status.',
  params: Type.Object({ parentObjectApiName: ApiNameParam, relatedListNames: CommaSeparated }),
  query: RecordTypeQuery,
  body: null,
  answer: Type.Object({ results: batchResultsSchema<RelatedListInfoRepresentation>(RelatedListInfoSchema) }),
  successStatus: 200,
  errorKind: 'read',
  errors: ['forbidden', 'invalidParameter', 'invalidRecordId', 'notFound', 'tooManyValues'],
  source,
})

export const getRelatedListsInfoContract = defineCall({
  name: 'getRelatedListsInfo',
  method: 'GET',
  path: '/ui-api/related-list-info/{parentObjectApiName}',
  summary: 'The related lists of an object whose records the viewer can read.',
  params: Type.Object({ parentObjectApiName: ApiNameParam }),
  query: RecordTypeQuery,
  body: null,
  answer: RelatedListsInfoSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: ['forbidden', 'invalidRecordId', 'notFound'],
  source,
})

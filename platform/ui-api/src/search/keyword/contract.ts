import type { RecordRepresentation } from '@porchlight/metadata'
import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { RecordSchema } from '../../representation/record-schema'
import { ApiNameParam, NameArray, PageTokenText } from '../../request/request-schemas'
import {
  ConfigurationName,
  DataCategoryInput,
  SearchFilterInput,
  SearchTermText,
} from '../../request/search/search-input-schemas'

/** A page of the records of one object that fit; the platform's own shape is not public. */
export interface KeywordSearchResultsRepresentation {
  readonly configurationName: string | null
  /** The number of records on this page. */
  readonly count: number
  readonly currentPageToken: string
  readonly label: string
  readonly labelPlural: string
  readonly nextPageToken: string | null
  readonly objectApiName: string
  readonly pageSize: number
  readonly previousPageToken: string | null
  readonly q: string
  readonly records: readonly RecordRepresentation[]
  /** Empty: the best first. */
  readonly sortBy: readonly string[]
}

const nullableText = Type.Union([Type.String(), Type.Null()])

const KeywordSearchResultsSchema = Type.Unsafe<KeywordSearchResultsRepresentation>(
  Type.Object(
    {
      configurationName: nullableText,
      count: Type.Integer(),
      currentPageToken: Type.String(),
      label: Type.String(),
      labelPlural: Type.String(),
      nextPageToken: nullableText,
      objectApiName: Type.String(),
      pageSize: Type.Integer(),
      previousPageToken: nullableText,
      q: Type.String(),
      records: Type.Array(RecordSchema),
      sortBy: Type.Array(Type.String()),
    },
    { $id: 'KeywordSearchResults' },
  ),
)

export const getKeywordSearchResultsContract = defineCall({
  name: 'getKeywordSearchResults',
  method: 'POST',
  path: '/ui-api/search/results/keyword',
  summary:
    'Searches the records of one object, page by page: the best first, or in the order that is asked for.',
  params: Type.Object({}),
  query: Type.Object({ objectApiName: ApiNameParam, q: SearchTermText }),
  body: Type.Object({
    configurationName: Type.Optional(ConfigurationName),
    dataCategories: Type.Optional(Type.Array(DataCategoryInput, { maxItems: 20 })),
    filters: Type.Optional(Type.Array(SearchFilterInput, { maxItems: 20 })),
    pageSize: Type.Optional(Type.Integer()),
    pageToken: Type.Optional(PageTokenText),
    sortBy: Type.Optional(NameArray),
  }),
  answer: KeywordSearchResultsSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: [
    'invalidParameter',
    'notFound',
    'unknownField',
    'notSortable',
    'numberOutsideRange',
    'invalidPageToken',
    'tooManyValues',
  ],
  source: 'docs/specification/data-service.md section 7, Search and lookups',
})

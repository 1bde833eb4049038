import type { RecordRepresentation } from '@porchlight/metadata'
import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { RecordSchema } from '../../representation/record-schema'
import { ApiNameParam } from '../../request/request-schemas'
import {
  ConfigurationName,
  SearchObjectOption,
  SearchTermText,
} from '../../request/search/search-input-schemas'

/** The types of results that a search returns. */
export const answerTypes = ['ExactMatch', 'Keyword'] as const
export type AnswerType = (typeof answerTypes)[number]

/** The search results of one object, best match first. */
export interface ObjectSearchResultsRepresentation {
  readonly count: number
  readonly hasMore: boolean
  readonly label: string
  readonly labelPlural: string
  readonly objectApiName: string
  readonly records: readonly RecordRepresentation[]
}

/** The results of a search over several objects; the platform's own format is not public. */
export interface SearchResultsRepresentation {
  readonly answerTypes: readonly AnswerType[]
  readonly configurationName: string | null
  /** Records with an identifier that equals the whole search term; empty unless ExactMatch was requested. */
  readonly exactMatches: readonly RecordRepresentation[]
  /** Empty unless Keyword was requested. */
  readonly keywordResults: readonly ObjectSearchResultsRepresentation[]
  readonly q: string
}

const SearchResultsSchema = Type.Unsafe<SearchResultsRepresentation>(
  Type.Object(
    {
      answerTypes: Type.Array(Type.String()),
      configurationName: Type.Union([Type.String(), Type.Null()]),
      exactMatches: Type.Array(RecordSchema),
      keywordResults: Type.Array(
        Type.Object({
          count: Type.Integer(),
          hasMore: Type.Boolean(),
          label: Type.String(),
          labelPlural: Type.String(),
          objectApiName: Type.String(),
          records: Type.Array(RecordSchema),
        }),
      ),
      q: Type.String(),
    },
    { $id: 'SearchResults' },
  ),
)

export const getSearchResultsContract = defineCall({
  name: 'getSearchResults',
  method: 'POST',
  path: '/ui-api/search/results',
  summary:
    'Searches the records of several objects, by default of all: the best five of each, and those whose number or address was typed whole.',
  params: Type.Object({}),
  query: Type.Object({ q: SearchTermText }),
  body: Type.Object({
    answerTypes: Type.Optional(
      Type.Array(Type.Union([Type.Literal('ExactMatch'), Type.Literal('Keyword')]), {
        minItems: 1,
        maxItems: 2,
      }),
    ),
    configurationName: Type.Optional(ConfigurationName),
    objectApiNames: Type.Optional(Type.Array(ApiNameParam, { minItems: 1, maxItems: 50 })),
    searchObjectOptions: Type.Optional(Type.Array(SearchObjectOption, { maxItems: 50 })),
  }),
  answer: SearchResultsSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: [
    'invalidParameter',
    'notFound',
    'unknownField',
    'spanTooDeep',
    'numberOutsideRange',
    'tooManyValues',
  ],
  source: 'docs/specification/data-service.md section 7, Search and lookups',
})

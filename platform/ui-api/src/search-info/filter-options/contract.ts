import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { ApiNameParam } from '../../request/request-schemas'

/** An option of a search filter. */
export interface SearchFilterOptionRepresentation {
  readonly label: string
  readonly value: string
}

/** The options of a search filter; the platform's own format is not public. */
export interface SearchFilterOptionsRepresentation {
  readonly filterApiName: string
  readonly objectApiName: string
  readonly options: readonly SearchFilterOptionRepresentation[]
  readonly q: string | null
}

const SearchFilterOptionsSchema = Type.Unsafe<SearchFilterOptionsRepresentation>(
  Type.Object(
    {
      filterApiName: Type.String(),
      objectApiName: Type.String(),
      options: Type.Array(Type.Object({ label: Type.String(), value: Type.String() })),
      q: Type.Union([Type.String(), Type.Null()]),
    },
    { $id: 'SearchFilterOptions' },
  ),
)

export const getSearchFilterOptionsContract = defineCall({
  name: 'getSearchFilterOptions',
  method: 'GET',
  path: '/ui-api/search-info/{objectApiName}/filters/{filterApiName}/options',
  summary:
    'The values that a filter can be given, of which a label holds q: of a picklist, yes and no, record types, or records to refer to.',
  params: Type.Object({ objectApiName: ApiNameParam, filterApiName: ApiNameParam }),
  query: Type.Object({ q: Type.Optional(Type.String({ maxLength: 255 })) }),
  body: null,
  answer: SearchFilterOptionsSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: ['notFound', 'unknownField'],
  source: 'docs/specification/data-service.md section 7, Search and lookups',
})

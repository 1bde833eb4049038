import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { ApiNameParam } from '../../request/request-schemas'
import { ConfigurationName } from '../../request/search/search-input-schemas'

/** A filter for a search of an object; types and kinds are those of section 9. */
export interface SearchFilterRepresentation {
  /** The name for requesting its options. */
  readonly apiName: string
  /** The field that is compared; null for data categories. */
  readonly fieldPath: string | null
  readonly kind: 'Field' | 'DataCategory'
  readonly label: string
  readonly objectApiName: string
  readonly operators: readonly string[]
  /** Where its options are; null when anything may be typed. */
  readonly optionsUrl: string | null
  readonly type: 'Text' | 'Select'
}

/** The filters of an object's search; the platform's own shape is not public. */
export interface SearchFilterMetadataRepresentation {
  readonly channel: string | null
  readonly configurationName: string | null
  /** 32 hex digits over this representation. */
  readonly eTag: string
  readonly filters: readonly SearchFilterRepresentation[]
  readonly objectApiName: string
}

const nullableText = Type.Union([Type.String(), Type.Null()])

const SearchFilterMetadataSchema = Type.Unsafe<SearchFilterMetadataRepresentation>(
  Type.Object(
    {
      channel: nullableText,
      configurationName: nullableText,
      eTag: Type.String(),
      filters: Type.Array(
        Type.Object({
          apiName: Type.String(),
          fieldPath: nullableText,
          kind: Type.Union([Type.Literal('Field'), Type.Literal('DataCategory')]),
          label: Type.String(),
          objectApiName: Type.String(),
          operators: Type.Array(Type.String()),
          optionsUrl: nullableText,
          type: Type.Union([Type.Literal('Text'), Type.Literal('Select')]),
        }),
      ),
      objectApiName: Type.String(),
    },
    { $id: 'SearchFilterMetadata' },
  ),
)

export const getSearchFilterMetadataContract = defineCall({
  name: 'getSearchFilterMetadata',
  method: 'GET',
  path: '/ui-api/search-info/{objectApiName}/filters',
  summary:
    'The filters that a search of an object can be given: of a list view’s columns, of the compact layout for the channel Mobile, of the full layout otherwise.',
  params: Type.Object({ objectApiName: ApiNameParam }),
  query: Type.Object({
    channel: Type.Optional(Type.Union([Type.Literal('Web'), Type.Literal('Mobile')])),
    configurationName: Type.Optional(ConfigurationName),
  }),
  body: null,
  answer: SearchFilterMetadataSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: ['notFound', 'invalidParameter'],
  source:
    'docs/specification/data-service.md section 7, Search and lookups; section 9, search filter types and kinds',
})

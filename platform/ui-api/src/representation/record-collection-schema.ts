import type { RecordRepresentation } from '@porchlight/metadata'
import { Type } from 'typebox'
import { RecordSchema } from './record-schema'

/** A page of records with its request, shared by list views and related lists. */
export interface RecordCollectionRepresentation<Reference> {
  /** The number of records on this page. */
  readonly count: number
  readonly currentPageToken: string
  readonly currentPageUrl: string
  readonly fields: readonly string[]
  readonly listInfoETag: string
  readonly listReference: Reference
  readonly nextPageToken: string | null
  readonly nextPageUrl: string | null
  readonly optionalFields: readonly string[]
  readonly pageSize: number
  readonly previousPageToken: string | null
  readonly previousPageUrl: string | null
  readonly records: readonly RecordRepresentation[]
  readonly searchTerm: string | null
  readonly sortBy: readonly string[]
  /** The total number of records in the list, at most 10,000; only on request. */
  readonly totalCount?: number
  /** Whether the list has more than `totalCount`; present only with it. */
  readonly totalCountHasMore?: boolean
  readonly where: string | null
}

const nullableText = Type.Union([Type.String(), Type.Null()])

/** The properties of a record collection, to which each kind of list adds its reference. */
export const recordCollectionProperties = {
  count: Type.Integer(),
  currentPageToken: Type.String(),
  currentPageUrl: Type.String(),
  fields: Type.Array(Type.String()),
  listInfoETag: Type.String(),
  nextPageToken: nullableText,
  nextPageUrl: nullableText,
  optionalFields: Type.Array(Type.String()),
  pageSize: Type.Integer(),
  previousPageToken: nullableText,
  previousPageUrl: nullableText,
  records: Type.Array(RecordSchema),
  searchTerm: nullableText,
  sortBy: Type.Array(Type.String()),
  totalCount: Type.Optional(Type.Integer()),
  totalCountHasMore: Type.Optional(Type.Boolean()),
  where: nullableText,
}

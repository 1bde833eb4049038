import { type TProperties, type TSchema, Type } from 'typebox'
import { type ListReferenceRepresentation, ListReferenceSchema } from './list-info-schema'

/** A page of the list views of an object, each dressed as `Entry`. */
export interface ListSummaryPage<Entry> {
  /** The number of lists on this page. */
  readonly count: number
  readonly currentPageToken: string
  readonly currentPageUrl: string
  readonly lists: readonly Entry[]
  readonly nextPageToken: string | null
  readonly nextPageUrl: string | null
  readonly objectApiName: string
  readonly pageSize: number
  /** The list view of the object that the viewer pinned, on whichever page it is; null without one. */
  readonly pinnedList: ListReferenceRepresentation | null
  readonly previousPageToken: string | null
  readonly previousPageUrl: string | null
  readonly queryString: string | null
  readonly recentListsOnly: boolean
}

const nullableText = Type.Union([Type.String(), Type.Null()])

/** The properties of a page of list summaries. */
export function listSummaryProperties(entry: TSchema) {
  return {
    count: Type.Integer(),
    currentPageToken: Type.String(),
    currentPageUrl: Type.String(),
    lists: Type.Array(entry),
    nextPageToken: nullableText,
    nextPageUrl: nullableText,
    objectApiName: Type.String(),
    pageSize: Type.Integer(),
    pinnedList: Type.Union([ListReferenceSchema, Type.Null()]),
    previousPageToken: nullableText,
    previousPageUrl: nullableText,
    queryString: nullableText,
    recentListsOnly: Type.Boolean(),
  } satisfies TProperties
}

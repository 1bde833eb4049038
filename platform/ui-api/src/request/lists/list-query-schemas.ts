import { type TProperties, Type } from 'typebox'
import { BooleanText, CommaSeparated, IntegerText, NameArray, PageTokenText } from '../request-schemas'

/** A search term. */
const SearchTerm = Type.String({ maxLength: 200 })

/** A `where` as text; its syntax has its own limits. */
const WhereText = Type.String({ maxLength: 16_000 })

/** The query of a page of list records. */
const pageQuery = {
  fields: Type.Optional(CommaSeparated),
  optionalFields: Type.Optional(CommaSeparated),
  pageSize: Type.Optional(IntegerText),
  pageToken: Type.Optional(PageTokenText),
  sortBy: Type.Optional(CommaSeparated),
} satisfies TProperties

export const ListPageQuery = Type.Object(pageQuery)

/** The same without an order: the recent list has its own. */
export const RecentPageQuery = Type.Object({
  fields: pageQuery.fields,
  optionalFields: pageQuery.optionalFields,
  pageSize: pageQuery.pageSize,
  pageToken: pageQuery.pageToken,
})

/** The query of a page of list records with the search term, and whether all records are counted. */
export const ListRecordsQuery = Type.Object({
  ...pageQuery,
  includeTotalCount: Type.Optional(BooleanText),
  searchTerm: Type.Optional(SearchTerm),
  where: Type.Optional(WhereText),
})

/** The same in a body, where a `where` may be JSON. */
export const ListRecordsBody = Type.Object({
  fields: Type.Optional(NameArray),
  includeTotalCount: Type.Optional(Type.Boolean()),
  optionalFields: Type.Optional(NameArray),
  pageSize: Type.Optional(Type.Integer()),
  pageToken: Type.Optional(PageTokenText),
  searchTerm: Type.Optional(SearchTerm),
  sortBy: Type.Optional(NameArray),
  where: Type.Optional(
    Type.Union([WhereText, Type.Record(Type.String({ maxLength: 500 }), Type.Any(), { maxProperties: 100 })]),
  ),
})

/** The query of a page of list summaries. */
export const ListSummariesQuery = Type.Object({
  pageSize: Type.Optional(IntegerText),
  pageToken: Type.Optional(PageTokenText),
  q: Type.Optional(Type.String({ maxLength: 200 })),
  recentListsOnly: Type.Optional(BooleanText),
})

/**
 * Distinguishes the id of a list view, whose 18-character form is valid in any case, from the name of an object in a
 * path.
 */
export const listViewIdPattern = '^00[Bb][0-9A-Za-z]{12,15}$'

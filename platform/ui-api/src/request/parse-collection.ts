import { parseNames } from './parse-request'
import type { CollectionRequest } from './read-collection'

/** Parses the query of a GET call into the request for a list; names in it are joined with commas and qualified. */
export function parseCollectionQuery(query: {
  readonly fields?: string
  readonly includeTotalCount?: 'true' | 'false'
  readonly optionalFields?: string
  readonly pageSize?: string
  readonly pageToken?: string
  readonly searchTerm?: string
  readonly sortBy?: string
  readonly where?: string
}): CollectionRequest {
  const { includeTotalCount, ...rest } = query
  return {
    ...rest,
    ...(includeTotalCount === undefined ? {} : { includeTotalCount: includeTotalCount === 'true' }),
    fields: parseNames(query.fields),
    optionalFields: parseNames(query.optionalFields),
    sortBy: parseNames(query.sortBy),
    qualified: true,
  }
}

import { buildWhere } from '../filters/build-where'
import type { FilterField } from '../filters/filter'
import type { ListChoice } from './list-address'

/** How many rows the first page of a list has, and those that follow as it is scrolled. */
const pageSize = 50
const nextPageSize = 200

/**
 * Builds the request for a list's rows; undefined while the data types of its filters are unknown. `fields` are those
 * that lists of the object can be filtered by.
 */
export function buildRowsRequest(
  name: { readonly objectApiName: string; readonly listViewApiName: string },
  { sortBy, pageToken, searchTerm, filters, columns }: ListChoice,
  fields: readonly FilterField[] | undefined,
) {
  if (filters.length > 0 && fields === undefined) return undefined
  const getDataType = (fieldApiName: string) =>
    fields?.find((field) => field.fieldApiName === fieldApiName)?.dataType ?? 'String'
  const { objectApiName } = name
  return {
    ...name,
    pageSize,
    includeTotalCount: true,
    ...(sortBy === null ? {} : { sortBy }),
    ...(pageToken === null ? {} : { pageToken }),
    ...(searchTerm === null ? {} : { searchTerm }),
    ...(columns === null
      ? {}
      : { optionalFields: columns.map((fieldApiName) => ({ objectApiName, fieldApiName })) }),
    ...(filters.length === 0 ? {} : { where: buildWhere(filters, getDataType) }),
  }
}

/** The pages that follow the first. */
export const nextPageOptions = { pageSize: nextPageSize, includeTotalCount: false }

/** How many pages have at least so many rows. */
export function countPages(rows: number): number {
  return 1 + Math.ceil(Math.max(0, rows - pageSize) / nextPageSize)
}

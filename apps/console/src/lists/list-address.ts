import { type Filter, formatFilter, parseFilter } from '../filters/filter'

/** Which page of which list view an address names, and what it changes of the view. */
export interface ListChoice {
  /** Null for the object's first list view. */
  readonly listViewApiName: string | null
  /** A field, with `-` before it for the highest first; null for the list's own order. */
  readonly sortBy: string | null
  readonly pageToken: string | null
  /** The search term within the list; null without one. */
  readonly searchTerm: string | null
  /** Filters that hold besides those of the view. */
  readonly filters: readonly Filter[]
  /** The columns, in their order; null for those of the view. */
  readonly columns: readonly string[] | null
}

/** A list view as it is defined. */
export const defaultListChoice: ListChoice = {
  listViewApiName: null,
  sortBy: null,
  pageToken: null,
  searchTerm: null,
  filters: [],
  columns: null,
}

/** Reads the query of a list's address. */
export function parseListChoice(search: string): ListChoice {
  const query = new URLSearchParams(search)
  const read = (name: string) => {
    const value = query.get(name)
    return value === null || value === '' ? null : value
  }
  return {
    listViewApiName: read('view'),
    sortBy: read('sort'),
    pageToken: read('page'),
    searchTerm: read('q'),
    filters: query.getAll('f').flatMap((parameter) => parseFilter(parameter) ?? []),
    columns: read('columns')?.split(',') ?? null,
  }
}

/** The address without `/es` that names the choice: `path` is that of an object's lists or of a related list. */
export function buildListAddress(path: string, choice: Partial<ListChoice>): string {
  const query = new URLSearchParams()
  if (choice.listViewApiName != null) query.set('view', choice.listViewApiName)
  if (choice.searchTerm != null) query.set('q', choice.searchTerm)
  for (const filter of choice.filters ?? []) query.append('f', formatFilter(filter))
  if (choice.columns != null) query.set('columns', choice.columns.join(','))
  if (choice.sortBy != null) query.set('sort', choice.sortBy)
  if (choice.pageToken != null) query.set('page', choice.pageToken)
  return query.size === 0 ? path : `${path}?${query}`
}

/** Which field rows are ordered by. */
export interface RowOrder {
  readonly fieldApiName: string
  readonly isAscending: boolean
}

/** The order of an answer's `sortBy`, whose first field counts; null when the rows have none. */
export function parseOrder([first = '']: readonly string[]): RowOrder | null {
  return first === '' ? null : { fieldApiName: first.replace(/^-/, ''), isAscending: !first.startsWith('-') }
}

/** What a press on a column's heading orders by: the column ascending, and descending when it is already. */
export function nextOrder(fieldApiName: string, order: RowOrder | null): string {
  return order?.fieldApiName === fieldApiName && order.isAscending ? `-${fieldApiName}` : fieldApiName
}

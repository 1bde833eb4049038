import { type Filter, formatFilter, parseFilter } from '../filters/filter'
import { searchPath } from '../shell/navigation/place'

/** What an address searches for, and what of the results it shows. */
export interface SearchChoice {
  /** Empty when nothing is searched for. */
  readonly q: string
  /** The object whose results alone are shown; null for those of all. */
  readonly objectApiName: string | null
  readonly filters: readonly Filter[]
  readonly pageToken: string | null
}

/** Reads the query of the search's address. */
export function parseSearchChoice(search: string): SearchChoice {
  const query = new URLSearchParams(search)
  return {
    q: query.get('q')?.trim() ?? '',
    objectApiName: query.get('object') || null,
    filters: query.getAll('f').flatMap((parameter) => parseFilter(parameter) ?? []),
    pageToken: query.get('page') || null,
  }
}

/** Builds the address without `/es` of a choice; omitted parts use their defaults. */
export function buildSearchAddress({
  q,
  ...choice
}: Pick<SearchChoice, 'q'> & Partial<SearchChoice>): string {
  const query = new URLSearchParams({ q })
  if (choice.objectApiName != null) query.set('object', choice.objectApiName)
  for (const filter of choice.filters ?? []) query.append('f', formatFilter(filter))
  if (choice.pageToken != null) query.set('page', choice.pageToken)
  return `${searchPath}?${query}`
}

/** Whether a term has the two letters or digits that a search needs. */
export function isSearchable(term: string): boolean {
  return (term.match(/[\p{L}\p{N}]/gu) ?? []).length >= 2
}

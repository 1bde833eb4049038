import type { LookupFilterDeclaration } from '../declare/search'

/** How an object is searched; all names are those of its own fields. Frozen. */
export interface ResolvedSearch {
  /** Found by any part of them. */
  readonly identifiers: readonly string[]
  /** Found by the words they contain; the first has the highest weight. */
  readonly words: readonly string[]
  readonly lookupFilters: readonly LookupFilterDeclaration[]
}

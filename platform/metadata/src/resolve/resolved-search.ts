import type { LookupFilterDeclaration } from '../declare/search'

/** How an object is searched; names are those of its own fields. Frozen. */
export interface ResolvedSearch {
  /** Found by any part of them. */
  readonly identifiers: readonly string[]
  /** Found by their words; the first weighs most. */
  readonly words: readonly string[]
  readonly lookupFilters: readonly LookupFilterDeclaration[]
}

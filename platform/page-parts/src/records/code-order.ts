/**
 * The order of ISO dates, moments and ids, for `sort`: by code units. `localeCompare` gives the same and first loads the
 * rules of a language, for which a slow phone takes as long as for the rest of a page.
 */
export function codeOrder(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

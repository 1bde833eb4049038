import { fail } from '@porchlight/errors'

/** The fewest letters and digits that are searched for. */
export const shortestTerm = 2

/**
 * Returns a search term without surrounding space; fails with `invalidParameter` unless it contains `least` letters and
 * digits.
 */
export function parseSearchTerm(q: string | undefined, least = shortestTerm): string {
  const term = q?.trim() ?? ''
  if ((term.match(/[\p{L}\p{N}]/gu) ?? []).length < least) {
    throw fail('invalidParameter', { parameter: 'q', reason: `search for at least ${least} characters.` })
  }
  return term
}

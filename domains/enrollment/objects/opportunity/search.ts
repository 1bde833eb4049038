import type { SearchDeclaration } from '@porchlight/metadata'

/** Offers are found by their name. */
export const opportunitySearch: SearchDeclaration = {
  identifiers: [],
  words: ['Name'],
}

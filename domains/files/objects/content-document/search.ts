import type { SearchDeclaration } from '@porchlight/metadata'

/** Files are found by their title. */
export const contentDocumentSearch: SearchDeclaration = {
  identifiers: [],
  words: ['Title', 'Description'],
}

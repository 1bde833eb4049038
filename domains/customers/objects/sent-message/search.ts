import type { SearchDeclaration } from '@porchlight/metadata'

/** Sent messages are found through their customer. */
export const sentMessageSearch: SearchDeclaration = { identifiers: [], words: [], lookupFilters: [] }

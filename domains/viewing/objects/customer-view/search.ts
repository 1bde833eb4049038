import type { SearchDeclaration } from '@porchlight/metadata'

/** Views are found through their customer. */
export const customerViewSearch: SearchDeclaration = { identifiers: [], words: [], lookupFilters: [] }

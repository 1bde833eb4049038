import type { SearchDeclaration } from '@porchlight/metadata'

/** Utilities are found by name, state and phone. */
export const utilitySearch: SearchDeclaration = {
  identifiers: ['Utility_Phone__c'],
  words: ['Name', 'State__c'],
}

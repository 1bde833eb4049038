import type { SearchDeclaration } from '@porchlight/metadata'

/** Bills are found by their number. */
export const billSearch: SearchDeclaration = {
  identifiers: ['Name'],
  words: [],
  lookupFilters: [
    { fieldApiName: 'Usage__c', targetFieldApiName: 'Account__c', controllingFieldApiName: 'Account__c' },
  ],
}

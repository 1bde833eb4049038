import type { SearchDeclaration } from '@porchlight/metadata'

/** Refunds are found by their number. */
export const refundSearch: SearchDeclaration = {
  identifiers: ['Name'],
  words: [],
  lookupFilters: [
    { fieldApiName: 'Payment__c', targetFieldApiName: 'Account__c', controllingFieldApiName: 'Account__c' },
  ],
}

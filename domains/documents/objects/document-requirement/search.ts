import type { SearchDeclaration } from '@porchlight/metadata'

/** Documents are found by the receipt number of the files sent. */
export const documentRequirementSearch: SearchDeclaration = {
  identifiers: ['Receipt_Number__c'],
  words: ['Name'],
  lookupFilters: [
    { fieldApiName: 'Order__c', targetFieldApiName: 'AccountId', controllingFieldApiName: 'Account__c' },
  ],
}

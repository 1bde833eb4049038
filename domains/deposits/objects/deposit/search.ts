import type { SearchDeclaration } from '@porchlight/metadata'

/** Deposits are found by the confirmation number of their payment. */
export const depositSearch: SearchDeclaration = {
  identifiers: ['Payment_Confirmation_Number__c'],
  words: ['Name'],
  lookupFilters: [
    { fieldApiName: 'Order__c', targetFieldApiName: 'AccountId', controllingFieldApiName: 'Account__c' },
  ],
}
